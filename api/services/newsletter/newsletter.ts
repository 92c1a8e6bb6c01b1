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
/** Milliseconds between two mails to somebody who left, whoever signs them up (privacy policy). */
const ASK_LEFT_EVERY = 30 * 24 * HOUR
const FORGOTTEN = 500 // expired rows deleted with a sign-up, at most

export const signupKind = 'newsletter-signup' // the payload of such an entry is the sign-up's id

interface NewsletterDependencies {
  stores: Stores
  rateLimits: RateLimits
  tokens: NewsletterTokens
  mailFor: (subscriber: Subscriber, date: number) => OrderedMail
  onStored: () => void
  now: () => number
  newId: () => string
}

/** Proof of consent, stored until they unsubscribe (D14). */
export interface SignupSender {
  ip: string
  userAgent: string
}

export type NewsletterService = ReturnType<typeof createNewsletterService>

/** Sign-up with double opt-in (D16). */
export function createNewsletterService(dependencies: NewsletterDependencies) {
  const { stores, rateLimits, tokens, mailFor, onStored, now, newId } = dependencies
  return {
    /** Takes as long for known as for unknown addresses. Throws `invalid`, `too_many_requests`. */
    async signUp(input: NewsletterInput, { ip, userAgent }: SignupSender): Promise<void> {
      if (isDisposable(input.email)) throw invalid({ email: 'disposable' }, 'newsletter-form:problems')
      const limits = rateLimits.ofForm('newsletter', networkOf(ip))
      const id = newId()
      await rateLimits.expectRoom(stores.rateHits, limits)
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

    /** Idempotent. At most two mails a day, 15 minutes apart (D38), and one in 30 days after leaving. */
    async settle(signupId: string): Promise<void> {
      const signup = await stores.newsletterSignups.find(signupId)
      if (!signup) return
      const emailKey = tokens.keyOf(signup.email)
      const suppressionKeys = tokens.suppressionKeysOf(signup.email)
      const limits = signupMailLimits(signup.email)
      const keys = [...rateLimits.keysOf(limits), lockOf(emailKey)]
      await stores.transaction(keys, async (inside) => {
        const { expiredRows, newsletterSignups, outbox, rateHits, subscribers, suppressions } = inside
        // Read again under the lock: another server may have settled it.
        if (!(await newsletterSignups.find(signupId))) return
        await newsletterSignups.delete(signupId)
        await expiredRows.deleteSignups(now() - UNCONFIRMED_TIME, FORGOTTEN)
        await expiredRows.deleteUnconfirmed(now() - UNCONFIRMED_TIME, FORGOTTEN)
        const left = await suppressions.find(suppressionKeys)
        if (left?.askedAt !== undefined && Math.abs(now() - left.askedAt) < ASK_LEFT_EVERY) return
        if (!(await hadRoom(rateLimits.take(rateHits, limits)))) return
        if (left) await suppressions.setAsked(suppressionKeys, now())
        const known = await subscribers.findByKey(emailKey)
        // Who was deleted by staff begins anew.
        const isListed = known?.confirmedAt !== undefined && known.deletedAt === undefined
        const subscriber = isListed
          ? known
          : { ...signup, id: known?.id ?? newId(), emailKey, topics: [...postTypes], confirmedAt: undefined }
        if (!isListed) {
          // The proof is that of the sign-up which the mail answers.
          await subscribers.delete(subscriber.id)
          await subscribers.insert(subscriber)
        }
        await outbox.insert(mailEntry(mailFor(subscriber, now()), { id: newId(), createdAt: now() }))
      })
    },
  }
}

export function lockOf(emailKey: string): string {
  return `newsletter-${emailKey}`
}
