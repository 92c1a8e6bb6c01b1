import { newsletterPaths } from '#api/contract/values/newsletter-paths.ts'
import type { OrderedMail } from '#api/outbound/mail.ts'
import type { NewsletterLinks } from '#api/services/newsletter/newsletter-links.ts'
import type { LinkPurpose } from '#api/services/newsletter/newsletter-tokens.ts'
import type { Subscriber } from '#api/store/subscribers.ts'
import { brand } from '#locales/brand.ts'

interface NewsletterMailsDependencies {
  links: NewsletterLinks
  mailFrom: string
  mailTo: string
  publicUrl: string // without a trailing slash
}

export type NewsletterMails = ReturnType<typeof createNewsletterMails>

/**
 * A sign-up is answered in its language with a confirmation link, or with "you are subscribed"; who has just confirmed may
 * be welcomed.
 */
export function createNewsletterMails({ links, mailFrom, mailTo, publicUrl }: NewsletterMailsDependencies) {
  /** Canonical, with prefix (D4). */
  function addressOf(purpose: LinkPurpose, subscriber: Subscriber): string {
    return `${publicUrl}/${subscriber.language}${links.pathFor(purpose, subscriber).replace('?', '/?')}`
  }

  return (subscriber: Subscriber, date: number, welcome?: { isArchivePublic: boolean }): OrderedMail => {
    const { language } = subscriber
    const unsubscribe = addressOf('unsubscribe', subscriber)
    const head = {
      from: { name: brand.name, address: mailFrom },
      to: { name: '', address: subscriber.email },
      replyTo: { name: brand.name, address: mailTo },
      date,
      automatic: true,
      oneClick: unsubscribe,
      language,
    }
    const known = { link: addressOf('preferences', subscriber), unsubscribe }
    if (welcome) {
      const archive = welcome.isArchivePublic && { archive: `${publicUrl}/${language}${newsletterPaths.issue}/` }
      return { ...head, template: 'newsletter-welcome', props: { ...known, ...archive } }
    }
    if (subscriber.confirmedAt !== undefined) return { ...head, template: 'newsletter-known', props: known }
    const confirm = { link: addressOf('confirm', subscriber), unsubscribe }
    const imported = subscriber.imported && { isImported: true }
    return { ...head, template: 'newsletter-confirm', props: { ...confirm, ...imported } }
  }
}
