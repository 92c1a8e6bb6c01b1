import type { Mail } from '#api/outbound/mail.ts'
import type { IssueLinks } from '#api/services/issues/issue-links.ts'
import type { Letter } from '#api/services/issues/letter.ts'
import { withLinks } from '#api/services/issues/web-version.ts'
import type { NewsletterLinks } from '#api/services/newsletter/newsletter-links.ts'
import type { Subscriber } from '#api/store/subscribers.ts'
import { brand } from '#locales/brand.ts'
import type { Language } from '#locales/languages.ts'

interface IssueMailsDependencies {
  links: NewsletterLinks
  webLinks: Pick<IssueLinks, 'addressOf'>
  mailFrom: string
  mailTo: string
  publicUrl: string // without a trailing slash
}

export type IssueMails = ReturnType<typeof createIssueMails>

/** A letter as one recipient gets it: with links of their own, and what mail programs need to show a button that unsubscribes (RFC 8058). */
export function createIssueMails({ links, webLinks, mailFrom, mailTo, publicUrl }: IssueMailsDependencies) {
  const listId = `newsletter.${new URL(publicUrl).hostname}`

  return (letter: Letter & { issue_id: string; sent_in: Language }, subscriber: Subscriber, date: number): Mail => {
    const sentIn = letter.sent_in
    /** Canonical, with prefix (D4). */
    const address = (path: string) => `${publicUrl}/${sentIn}${path.replace(/\?|$/, '/$&')}`
    const unsubscribe = address(links.pathFor('unsubscribe', subscriber))
    const own = withLinks(letter, {
      unsubscribe,
      preferences: address(links.pathFor('preferences', subscriber)),
      web: webLinks.addressOf(letter.issue_id, sentIn),
    })
    return {
      from: { name: brand.name, address: mailFrom },
      to: { name: '', address: subscriber.email },
      replyTo: { name: brand.name, address: mailTo },
      date,
      automatic: false,
      oneClick: unsubscribe,
      listId,
      subject: own.subject,
      html: own.html,
      text: own.plain,
      language: sentIn,
    }
  }
}
