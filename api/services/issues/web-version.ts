import type { IssueLinks } from '#api/services/issues/issue-links.ts'
import { type Letter, type LetterWriting, letterMarks } from '#api/services/issues/letter.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

interface WebVersionDependencies {
  stores: Pick<Stores, 'issues' | 'issueTallies'>
  letters: LetterWriting
  links: Pick<IssueLinks, 'read'>
}

export type WebVersion = ReturnType<typeof createWebVersion>

/** What whoever has the link may read: the mail as it went, or would go, without links of one person. */
export function createWebVersion({ stores, letters, links }: WebVersionDependencies) {
  /** Undefined for a link that is altered, or of an issue that is deleted. */
  return async (token: string): Promise<{ language: Language; html: string } | undefined> => {
    const named = links.read(token)
    const issue = named && (await stores.issues.find(named.issue))
    if (!named || !issue || issue.deleted_at !== null) return undefined
    const { language } = named
    const sent = await stores.issueTallies.letterIn(issue.id, language)
    if (sent) return { language: sent.sentIn, html: withoutOwnLinks(sent.letter.html) }
    const { sentIn } = (await letters.plan(issue.text))[language]
    const { html } = await letters.write(issue.text, issue.number, sentIn)
    return { language: sentIn, html: withoutOwnLinks(html) }
  }
}

const beginning = '<div data-slot="mail-own-links">'
const end = '</div>'

/** Nothing of what people write can hold such an element: it is escaped. */
export function withoutOwnLinks(html: string): string {
  let rest = html
  let kept = ''
  for (let at = rest.indexOf(beginning); at >= 0; at = rest.indexOf(beginning)) {
    kept += rest.slice(0, at)
    const close = rest.indexOf(end, at)
    rest = close < 0 ? '' : rest.slice(close + end.length)
  }
  return kept + rest
}

type OwnLinks = Record<keyof typeof letterMarks, string>

/** A letter with somebody's own links. */
export function withLinks({ subject, html, plain }: Letter, links: OwnLinks): Letter {
  const filled = (text: string) =>
    text
      .replaceAll(letterMarks.unsubscribe, () => links.unsubscribe)
      .replaceAll(letterMarks.preferences, () => links.preferences)
      .replaceAll(letterMarks.web, () => links.web)
  return { subject, html: filled(html), plain: filled(plain) }
}
