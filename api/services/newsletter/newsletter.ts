import type { NewsletterInput } from '#api/contract/newsletter.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { invalid } from '#api/errors.ts'
import type { OrderedMail } from '#api/outbound/mail.ts'
import { hadRoom, signupMailLimits } from '#api/services/limits/mail-limits.ts'
import { networkOf, type RateLimits } from '#api/services/limits/rate-limits.ts'
import { UNCONFIRMED_TIME } from '#api/services/newsletter/newsletter-links.ts'
import type { NewsletterTokens } from '#api/services/newsletter/newsletter-tokens.ts'
import { mailEntry } from '#api/services/outbox/mail-entry.ts'
import { oneLine } from '#api/services/outbox/one-line.ts'
import { isDisposable } from '#api/services/spam/disposable-domains.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Subscriber } from '#api/store/subscribers.ts'

const HOUR = 3_600_000
const MAX_AGENT = 300
/** Who has left is asked no more often whether they want to come back, whoever signs them up (privacy policy). Milliseconds. */
const ASK_LEFT_EVERY = 30 * 24 * HOUR

/** The kind of outbox entry that a sign-up is; its payload is the sign-up's id. */
export const signupKind = 'newsletter-signup'

interface NewsletterDependencies {
  stores: Stores
  rateLimits: RateLimits
  tokens: NewsletterTokens
  /** The one mail a sign-up causes. */
  mailFor: (subscriber: Subscriber, date: number) => OrderedMail
  /** Tells the outbox's worker that there is something to do. */
  onStored: () => void
  now: () => number
  newId: () => string
}

/** Who asks: kept as proof of consent until they unsubscribe (D14). */
export interface SignupSender {
  ip: string
  userAgent: string
}

export type NewsletterService = ReturnType<typeof createNewsletterService>

/** Signing up, double opt-in (D16). */
export function createNewsletterService(dependencies: NewsletterDependencies) {
  const { stores, rateLimits, tokens, mailFor, onStored, now, newId } = dependencies
  return {
    /**
     * Takes a sign-up. Whether the address is known is neither asked nor answered here: what is done, and how long it
     * takes, is the same for all; `settle` does the rest once the answer is on its way.
     * Throws `invalid`, or `too_many_requests` over D32's limit for a network.
     */
    async signUp(input: NewsletterInput, { ip, userAgent }: SignupSender): Promise<void> {
      if (isDisposable(input.email)) throw invalid({ email: 'disposable' }, 'newsletter-form:problems')
      const limits = rateLimits.ofForm('newsletter', networkOf(ip))
      const id = newId()
      await stores.transaction(rateLimits.keysOf(limits), async ({ newsletterSignups, outbox, rateHits }) => {
        await rateLimits.take(rateHits, limits)
        const signedUpAt = now()
        await newsletterSignups.insert({
          ...input,
          source: oneLine(input.source),
          id,
          ip,
          userAgent: oneLine(userAgent).slice(0, MAX_AGENT),
          signedUpAt,
        })
        await outbox.insert({ id: newId(), kind: signupKind, lane: signupKind, payload: id, createdAt: signedUpAt })
      })
      onStored()
    },

    /**
     * What a sign-up comes to: a row that waits for its confirmation, or none for who is on the list already, and a mail
     * either way. Two mails a day for an address, 15 minutes apart, from however many networks they were asked for (D38),
     * and one in 30 days for who has left; what is over that changes nothing. Doing it twice does nothing the second time.
     */
    async settle(signupId: string): Promise<void> {
      const signup = await stores.newsletterSignups.find(signupId)
      if (!signup) return
      const emailKey = tokens.keyOf(signup.email)
      const suppressionKeys = tokens.suppressionKeysOf(signup.email)
      const limits = signupMailLimits(signup.email)
      const keys = [...rateLimits.keysOf(limits), lockOf(emailKey)]
      await stores.transaction(keys, async ({ newsletterSignups, outbox, rateHits, subscribers, suppressions }) => {
        // Read again under the lock: another server may have settled it.
        if (!(await newsletterSignups.find(signupId))) return
        await newsletterSignups.delete(signupId)
        await newsletterSignups.deleteBefore(now() - UNCONFIRMED_TIME)
        await subscribers.deleteUnconfirmedBefore(now() - UNCONFIRMED_TIME)
        const left = await suppressions.find(suppressionKeys)
        if (left?.askedAt !== undefined && now() - left.askedAt < ASK_LEFT_EVERY) return
        if (!(await hadRoom(rateLimits.take(rateHits, limits)))) return
        if (left) await suppressions.setAsked(suppressionKeys, now())
        const known = await subscribers.findByKey(emailKey)
        const subscriber = known?.confirmedAt
          ? known
          : { ...signup, id: known?.id ?? newId(), emailKey, topics: [...postTypes], confirmedAt: undefined }
        if (!known?.confirmedAt) {
          // The proof is that of the sign-up which the mail answers.
          await subscribers.delete(subscriber.id)
          await subscribers.insert(subscriber)
        }
        await outbox.insert(mailEntry(mailFor(subscriber, now()), { id: newId(), createdAt: now() }))
      })
    },
  }
}

/** What every change to one address locks. */
export function lockOf(emailKey: string): string {
  return `newsletter-${emailKey}`
}
