import { createLeaving } from '#api/services/newsletter/leaving.ts'
import { createNewsletterService } from '#api/services/newsletter/newsletter.ts'
import { createNewsletterLinks } from '#api/services/newsletter/newsletter-links.ts'
import { createNewsletterMails } from '#api/services/newsletter/newsletter-mails.ts'
import { createNewsletterTokens } from '#api/services/newsletter/newsletter-tokens.ts'
import { createSubscriptionsService } from '#api/services/newsletter/subscriptions.ts'
import { createWelcome } from '#api/services/newsletter/welcome.ts'
import type { Parts } from '#api/wiring/parts.ts'

interface NewsletterParts extends Pick<Parts, 'stores' | 'rateLimits' | 'now' | 'newId'> {
  secrets: Pick<Parts['secrets'], 'newsletter'>
  environment: { mailFrom: string; mailTo: string; publicUrl: string }
  onStored: () => void
}

export function wireNewsletter({ stores, secrets, rateLimits, environment, onStored, now, newId }: NewsletterParts) {
  const tokens = createNewsletterTokens({ secret: secrets.newsletter, now })
  const links = createNewsletterLinks({ tokens, now })
  const mailFor = createNewsletterMails({ links, ...environment })
  const leaving = createLeaving({ tokens, now })
  return {
    tokens,
    links,
    leaving,
    mailFor,
    newsletter: createNewsletterService({ stores, rateLimits, tokens, mailFor, onStored, now, newId }),
    subscriptions: createSubscriptionsService({
      ...{ stores, tokens, links, leaving, onStored, now },
      welcome: createWelcome({ mailFor, now, newId }),
    }),
  }
}
