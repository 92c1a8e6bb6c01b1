import type { ContactInput, ContactSignals } from '#api/contract/contact.ts'
import type { Captcha } from '#api/outbound/captcha.ts'
import type { FormMails } from '#api/outbound/mail.ts'
import { messageWords } from '#api/services/contact/message-words.ts'
import { foldedAddress } from '#api/services/limits/folded-address.ts'
import { limits as limitTable } from '#api/services/limits/limits.ts'
import { acknowledgementLimits } from '#api/services/limits/mail-limits.ts'
import type { RateLimits } from '#api/services/limits/rate-limits.ts'
import { queueFormMails } from '#api/services/outbox/form-mails.ts'
import type { CheckedProof, ProofOfWork, ProofState } from '#api/services/spam/proof-of-work.ts'
import { QUARANTINE_BELOW, scoreMessage } from '#api/services/spam/spam-score.ts'
import type { SpentProofsStore } from '#api/store/spent-proofs.ts'
import type { Stores } from '#api/store/stores.ts'

const FORGET_EVERY = 60_000
const CAPTCHA_ACTION = 'contact' // the form requests its tokens for the same action

interface ContactDependencies {
  stores: Stores
  rateLimits: RateLimits
  mailsFor: (message: ContactInput, receivedAt: number) => FormMails
  proofOfWork: ProofOfWork
  captcha?: Captcha | undefined
  onStored: () => void
  now: () => number
  newId: () => string
}

type MailStores = Pick<Stores, 'outbox' | 'rateHits' | 'messageMails'>

export type ContactService = ReturnType<typeof createContactService>

/** Contact messages: stored together with their mails (D15), unless they look like spam (D18). */
export function createContactService(dependencies: ContactDependencies) {
  const { stores, rateLimits, mailsFor, proofOfWork, captcha, onStored, now, newId } = dependencies

  async function queueMails(inside: MailStores, id: string, message: ContactInput, receivedAt: number): Promise<void> {
    const at = now()
    const queued = await queueFormMails(inside, mailsFor(message, receivedAt), { rateLimits, newId, createdAt: at })
    await inside.messageMails.insert(...queued.map((mail) => ({ ...mail, message: id, at })))
  }

  let proofsForgottenAt = Number.NEGATIVE_INFINITY

  /** A proof counts once; a rollback gives it back. */
  async function spend(proof: CheckedProof, spentProofs: SpentProofsStore, at: number): Promise<ProofState> {
    if (at - proofsForgottenAt >= FORGET_EVERY) {
      await spentProofs.deleteExpired(at)
      proofsForgottenAt = at
    }
    if (proof.state !== 'good') return proof.state
    return (await spentProofs.insert(proof.id, proof.expiresAt)) ? 'good' : 'replayed'
  }

  return {
    /** Returns the id. Spam is quarantined silently and without mail. Throws `too_many_requests`. */
    async send(input: ContactInput, signals: ContactSignals, network: string): Promise<string> {
      const limits = [
        { ...limitTable.contactSender, value: foldedAddress(input.email) },
        ...rateLimits.ofForm('contact', network),
      ]
      const id = newId()
      const keys = rateLimits.keysOf([...limits, ...acknowledgementLimits(input.email)])
      await rateLimits.expectRoom(stores.rateHits, limits)
      // Outside the transaction: nobody else waits for Google.
      const verdict = signals.captcha ? await captcha?.check(signals.captcha, CAPTCHA_ACTION) : undefined
      const checked = await proofOfWork.check(signals.proof)
      await stores.transaction(keys, async (inside) => {
        const { messages, rateHits, spentProofs } = inside
        await rateLimits.take(rateHits, limits)
        const receivedAt = now()
        const { score, sources } = scoreMessage({
          written: input,
          isHoneypotFilled: signals.subject,
          elapsed: signals.elapsed,
          proof: await spend(checked, spentProofs, receivedAt),
          captcha: verdict,
        })
        const state = score < QUARANTINE_BELOW ? 'quarantined' : 'new'
        await messages.insert({ ...input, id, receivedAt, score, sources, state })
        await inside.messageSearch.put(id, messageWords(input))
        if (state === 'new') await queueMails(inside, id, input, receivedAt)
      })
      onStored()
      return id
    },

    /** What a transaction that releases a message of this address locks. */
    releaseKeys: (email: string): string[] => rateLimits.keysOf(acknowledgementLimits(email)),

    /** Queues both mails, unless they were sent before somebody called the message spam. False when already released. */
    async release(inside: MailStores & Pick<Stores, 'messages'>, id: string): Promise<boolean> {
      const message = await inside.messages.release(id)
      if (message && message.formerState === undefined) await queueMails(inside, id, message, message.receivedAt)
      return message !== undefined
    },
  }
}
