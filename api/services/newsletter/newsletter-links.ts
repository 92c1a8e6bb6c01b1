import { newsletterPaths } from '#api/contract/values/newsletter-paths.ts'
import type { LinkPurpose, NewsletterTokens } from '#api/services/newsletter/newsletter-tokens.ts'
import type { Subscriber } from '#api/store/subscribers.ts'

const DAY = 24 * 3_600_000

export const UNCONFIRMED_TIME = 30 * DAY // milliseconds until an unconfirmed sign-up and its link expire

const LINK_TIME = 2 * 365 * DAY // milliseconds: old newsletters must still unsubscribe

export type NewsletterLinks = ReturnType<typeof createNewsletterLinks>

/** A subscriber's signed links. Opening one changes nothing (D16). */
export function createNewsletterLinks({ tokens, now }: { tokens: NewsletterTokens; now: () => number }) {
  function tokenFor(purpose: LinkPurpose, { id, signedUpAt }: Subscriber): string {
    const expiresAt = purpose === 'confirm' ? signedUpAt + UNCONFIRMED_TIME : now() + LINK_TIME
    return tokens.sign({ purpose, id, expiresAt })
  }
  return {
    tokenFor,

    pathFor: (purpose: LinkPurpose, subscriber: Subscriber) =>
      `${newsletterPaths[purpose]}?token=${tokenFor(purpose, subscriber)}`,
  }
}
