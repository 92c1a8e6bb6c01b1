import type { Mail } from '#api/outbound/mail.ts'
import type { NewsletterLinks } from '#api/services/newsletter-links.ts'
import type { LinkPurpose } from '#api/services/newsletter-tokens.ts'
import type { Subscriber } from '#api/store/subscribers.ts'
import type { Words } from '#api/words.ts'
import { brand } from '#locales/brand.ts'
import type { Language } from '#locales/languages.ts'

interface NewsletterMailsDependencies {
  words: (language: Language) => Words
  links: NewsletterLinks
  /** The address automatic mails come from. */
  mailFrom: string
  /** The agency's own inbox. */
  mailTo: string
  /** Without a trailing slash; the only source of absolute links. */
  publicUrl: string
}

/** What a sign-up is answered with: one last click, or the news that there is nothing left to do. Both in the subscriber's language. */
export function createNewsletterMails({ words, links, mailFrom, mailTo, publicUrl }: NewsletterMailsDependencies) {
  /** Under the prefix of their language, in its canonical form (D4). */
  function addressOf(purpose: LinkPurpose, subscriber: Subscriber): string {
    return `${publicUrl}/${subscriber.language}${links.pathFor(purpose, subscriber).replace('?', '/?')}`
  }

  return (subscriber: Subscriber, date: number): Mail => {
    const t = words(subscriber.language)
    const part = subscriber.confirmedAt === undefined ? 'confirm' : 'known'
    const oneClick = addressOf('unsubscribe', subscriber)
    return {
      from: { name: brand.name, address: mailFrom },
      to: { name: '', address: subscriber.email },
      replyTo: { name: brand.name, address: mailTo },
      subject: t(`mail:newsletter.${part}.subject`, { brand: brand.name }),
      text: t(`mail:newsletter.${part}.text`, {
        brand: brand.name,
        link: addressOf(part === 'confirm' ? 'confirm' : 'preferences', subscriber),
        unsubscribe: oneClick,
      }),
      language: subscriber.language,
      date,
      automatic: true,
      oneClick,
    }
  }
}
