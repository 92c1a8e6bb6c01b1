import type { ContactInput } from '#api/contract/contact.ts'
import type { Mail } from '#api/outbound/mail.ts'
import type { RateLimit, RateLimits } from '#api/services/rate-limits.ts'
import type { Stores } from '#api/store/stores.ts'

const HOUR = 3_600_000
const MAX_PER_HOUR = 10

interface ContactDependencies {
  stores: Stores
  rateLimits: RateLimits
  /** The two mails a message causes: to the agency, and back to the sender. */
  mailsFor: (message: ContactInput, receivedAt: number) => Mail[]
  /** Tells the outbox's worker that there is something to do. */
  onStored: () => void
  now: () => number
  newId: () => string
}

export type ContactService = ReturnType<typeof createContactService>

/** Contact messages: stored with their mails first, sent afterwards (D15). */
export function createContactService({ stores, rateLimits, mailsFor, onStored, now, newId }: ContactDependencies) {
  return {
    /** Stores a message and returns its id. Throws `too_many_requests` over D32's limits. */
    async send(input: ContactInput, network: string): Promise<string> {
      const limits = limitsFor(input.email, network)
      const id = newId()
      await stores.transaction(rateLimits.keysOf(limits), async ({ messages, outbox, rateHits }) => {
        await rateLimits.take(rateHits, limits)
        const receivedAt = now()
        await messages.insert({ ...input, id, receivedAt })
        for (const mail of mailsFor(input, receivedAt)) {
          await outbox.insert({ id: newId(), kind: 'mail', payload: JSON.stringify(mail), createdAt: receivedAt })
        }
      })
      onStored()
      return id
    },
  }
}

function limitsFor(email: string, network: string): RateLimit[] {
  return [
    { scope: 'contact-sender', value: email.toLowerCase(), max: MAX_PER_HOUR, window: HOUR },
    { scope: 'contact-network', value: network, max: MAX_PER_HOUR, window: HOUR },
  ]
}
