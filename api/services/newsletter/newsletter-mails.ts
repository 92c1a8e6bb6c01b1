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

/** A sign-up is answered in its language with a confirmation link, or with "you are subscribed". */
export function createNewsletterMails({ links, mailFrom, mailTo, publicUrl }: NewsletterMailsDependencies) {
  /** Canonical, with prefix (D4). */
  function addressOf(purpose: LinkPurpose, subscriber: Subscriber): string {
    return `${publicUrl}/${subscriber.language}${links.pathFor(purpose, subscriber).replace('?', '/?')}`
  }

  return (subscriber: Subscriber, date: number): OrderedMail => {
    const unsubscribe = addressOf('unsubscribe', subscriber)
    const isKnown = subscriber.confirmedAt !== undefined
    return {
      from: { name: brand.name, address: mailFrom },
      to: { name: '', address: subscriber.email },
      replyTo: { name: brand.name, address: mailTo },
      date,
      automatic: true,
      oneClick: unsubscribe,
      language: subscriber.language,
      ...(isKnown
        ? { template: 'newsletter-known', props: { link: addressOf('preferences', subscriber), unsubscribe } }
        : {
            template: 'newsletter-confirm',
            props: {
              link: addressOf('confirm', subscriber),
              unsubscribe,
              ...(subscriber.imported && { isImported: true }),
            },
          }),
    }
  }
}
