import { randomBytes } from 'node:crypto'
import { createNewsletterService } from '#api/services/newsletter.ts'
import { createNewsletterLinks } from '#api/services/newsletter-links.ts'
import { createNewsletterMails } from '#api/services/newsletter-mails.ts'
import { createNewsletterTokens } from '#api/services/newsletter-tokens.ts'
import type { RateLimits } from '#api/services/rate-limits.ts'
import { createSubscriptionsService } from '#api/services/subscriptions.ts'
import type { Stores } from '#api/store/stores.ts'

interface NewsletterParts {
  stores: Stores
  rateLimits: RateLimits
  environment: { mailFrom: string; mailTo: string; publicUrl: string }
  /** Tells the outbox's worker that there is something to do. */
  onStored: () => void
  now: () => number
  newId: () => string
}

/** The newsletter's services. Links signed by one server are read by every other on the same database. */
export async function wireNewsletter({ stores, rateLimits, environment, onStored, now, newId }: NewsletterParts) {
  const secret = await stores.settings.getOrInsert('newsletter-secret', randomBytes(32).toString('base64url'))
  const tokens = createNewsletterTokens({ secret, now })
  const links = createNewsletterLinks({ tokens, now })
  const mailFor = createNewsletterMails({ links, ...environment })
  return {
    tokens,
    newsletter: createNewsletterService({ stores, rateLimits, tokens, mailFor, onStored, now, newId }),
    subscriptions: createSubscriptionsService({ stores, tokens, links, now, newId }),
  }
}
