import { fieldErrors } from '#api/contract/field-errors.ts'
import { newsletterInput, newsletterTopics } from '#api/contract/newsletter.ts'
import { AppError } from '#api/errors.ts'
import type { OrderedMail } from '#api/outbound/mail.ts'
import { isDisposable } from '#api/services/disposable-domains.ts'
import { UNCONFIRMED_TIME } from '#api/services/newsletter-links.ts'
import type { NewsletterTokens } from '#api/services/newsletter-tokens.ts'
import { oneLine } from '#api/services/one-line.ts'
import { networkOf, type RateLimit, type RateLimits } from '#api/services/rate-limits.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Subscriber } from '#api/store/subscribers.ts'

const HOUR = 3_600_000
const MAX_PER_HOUR = 10
const MAX_MAILS_PER_DAY = 1
const MAX_AGENT = 300

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
    async signUp(draft: unknown, { ip, userAgent }: SignupSender): Promise<void> {
      const input = newsletterInput.safeParse(draft)
      if (!input.success) throw refusal(fieldErrors(input.error))
      if (isDisposable(input.data.email)) throw refusal({ email: 'disposable' })
      const limits: RateLimit[] = [
        { scope: 'newsletter-network', value: networkOf(ip), max: MAX_PER_HOUR, window: HOUR },
      ]
      const id = newId()
      await stores.transaction(rateLimits.keysOf(limits), async ({ newsletterSignups, outbox, rateHits }) => {
        await rateLimits.take(rateHits, limits)
        const signedUpAt = now()
        await newsletterSignups.insert({
          ...input.data,
          source: oneLine(input.data.source),
          id,
          ip,
          userAgent: oneLine(userAgent).slice(0, MAX_AGENT),
          signedUpAt,
        })
        await outbox.insert({ id: newId(), kind: signupKind, payload: id, createdAt: signedUpAt })
      })
      onStored()
    },

    /**
     * What a sign-up comes to: a row that waits for its confirmation, or none for who is on the list already, and a mail
     * either way. One mail a day for an address, from however many networks it was asked for (D32); what is over that
     * limit changes nothing. Doing it twice does nothing the second time.
     */
    async settle(signupId: string): Promise<void> {
      const signup = await stores.newsletterSignups.find(signupId)
      if (!signup) return
      const emailKey = tokens.keyOf(signup.email)
      const limits: RateLimit[] = [
        { scope: 'newsletter-address', value: emailKey, max: MAX_MAILS_PER_DAY, window: 24 * HOUR },
      ]
      const keys = [...rateLimits.keysOf(limits), lockOf(emailKey)]
      await stores.transaction(keys, async ({ newsletterSignups, outbox, rateHits, subscribers }) => {
        // Read again under the lock: another server may have settled it.
        if (!(await newsletterSignups.find(signupId))) return
        await newsletterSignups.delete(signupId)
        await newsletterSignups.deleteBefore(now() - UNCONFIRMED_TIME)
        await subscribers.deleteUnconfirmedBefore(now() - UNCONFIRMED_TIME)
        if (!(await isTaken(rateLimits.take(rateHits, limits)))) return
        const known = await subscribers.findByKey(emailKey)
        const subscriber = known?.confirmedAt
          ? known
          : { ...signup, id: known?.id ?? newId(), emailKey, topics: [...newsletterTopics], confirmedAt: undefined }
        if (!known?.confirmedAt) {
          // The proof is that of the sign-up which the mail answers.
          await subscribers.delete(subscriber.id)
          await subscribers.insert(subscriber)
        }
        const mail = mailFor(subscriber, now())
        await outbox.insert({ id: newId(), kind: 'mail', payload: JSON.stringify(mail), createdAt: now() })
      })
    },
  }
}

/** What every change to one address locks. */
export function lockOf(emailKey: string): string {
  return `newsletter-${emailKey}`
}

/** False when the limit says no, which changes nothing in the transaction. */
async function isTaken(taking: Promise<void>): Promise<boolean> {
  try {
    await taking
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false
    throw error
  }
}

function refusal(errors: Record<string, string>): AppError {
  const fields = Object.entries(errors).map(([field, key]) => [field, `newsletter-form:problems.${key}`])
  return new AppError('invalid', { fields: Object.fromEntries(fields) })
}
