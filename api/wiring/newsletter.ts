import type { RateLimits } from '#api/services/limits/rate-limits.ts'
import { createNewsletterService } from '#api/services/newsletter/newsletter.ts'
import { createNewsletterLinks } from '#api/services/newsletter/newsletter-links.ts'
import { createNewsletterMails } from '#api/services/newsletter/newsletter-mails.ts'
import { createNewsletterTokens } from '#api/services/newsletter/newsletter-tokens.ts'
import { createSubscriptionsService } from '#api/services/newsletter/subscriptions.ts'
import type { Stores } from '#api/store/stores.ts'

interface NewsletterParts {
  stores: Stores
  /** What links are signed with. */
  secret: string
  rateLimits: RateLimits
  environment: { mailFrom: string; mailTo: string; publicUrl: string }
  /** Tells the outbox's worker that there is something to do. */
  onStored: () => void
  now: () => number
  newId: () => string
}

/** The newsletter's services. Links signed by one server are read by every other on the same database. */
export function wireNewsletter({ stores, secret, rateLimits, environment, onStored, now, newId }: NewsletterParts) {
  const tokens = createNewsletterTokens({ secret, now })
  const links = createNewsletterLinks({ tokens, now })
  const mailFor = createNewsletterMails({ links, ...environment })
  return {
    tokens,
    newsletter: createNewsletterService({ stores, rateLimits, tokens, mailFor, onStored, now, newId }),
    subscriptions: createSubscriptionsService({ stores, tokens, links, now }),
  }
}
