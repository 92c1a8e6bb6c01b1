import pLimit from 'p-limit'
import type { IssueArchive } from '#api/contract/issue-archive.ts'
import { writtenIssue } from '#api/contract/staff/issues.ts'
import type { IssueLinks } from '#api/services/issues/issue-links.ts'
import { languagesWith } from '#api/services/newsletter/newsletter-settings.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

const MOST = 100 // issues: eight years of one a month

interface IssueArchiveDependencies {
  stores: Pick<Stores, 'issueArchive' | 'settings'>
  links: Pick<IssueLinks, 'addressOf'>
}

export type IssueArchiveService = ReturnType<typeof createIssueArchive>

/** What was sent, for everybody, in the languages that the operator has chosen. */
export function createIssueArchive({ stores, links }: IssueArchiveDependencies) {
  const oneAtATime = pLimit(1)
  const known = new Map<Language, ReadonlyMap<string, string>>()

  /** By issue. Of what has gone no word changes, and a hundred whole issues are too much to read for each who asks. */
  async function preheadersOf(ids: string[], language: Language): Promise<ReadonlyMap<string, string>> {
    const before = known.get(language) ?? new Map<string, string>()
    const unread = ids.filter((id) => !before.has(id))
    if (unread.length === 0) return before
    const texts = await stores.issueArchive.texts(unread)
    const read = texts.map(({ id, text }) => [id, preheaderIn(text, language)] as const)
    const now = new Map([...[...before].filter(([id]) => ids.includes(id)), ...read])
    known.set(language, now)
    return now
  }

  return {
    async list(language: Language): Promise<IssueArchive> {
      const isPublic = (await languagesWith(stores, 'archive')).includes(language)
      if (!isPublic) return { isPublic, issues: [] }
      const found = await stores.issueArchive.list(language, MOST)
      const ids = found.map(({ id }) => id)
      const preheaders = await oneAtATime(() => preheadersOf(ids, language))
      return {
        isPublic,
        issues: found.map(({ id, number, subject, goesAt }) => ({
          ...{ number, subject },
          preheader: preheaders.get(id) ?? '',
          sentAt: new Date(goesAt).toISOString(),
          address: links.addressOf(id, language),
        })),
      }
    },
  }
}

const preheaderIn = (text: string, language: Language) => writtenIssue.parse(JSON.parse(text)).lines[language].preheader
