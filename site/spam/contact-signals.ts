import type { ContactDraft } from '#api/contract/contact.ts'
import { proveWork } from '#site/spam/prove-work.ts'
import { createRecaptcha } from '#site/spam/recaptcha.ts'
import { consent } from '#site/visitor/browser-consent.ts'

/** How long a proof is good for, in milliseconds: a little less than the server says. */
const PROOF_LIFETIME = 18 * 60_000

/** What tells the server that a person has written (D18): a proof of work, and a captcha's token where it is allowed. */
export function createContactSignals(siteKey: string | undefined) {
  const recaptcha = siteKey ? createRecaptcha({ siteKey, consent: consent() }) : undefined
  let proof: Promise<string | undefined> | undefined
  let provedAt = 0

  return {
    /** Called each time the form gets the focus: gets ready what is not ready, or not good any more. */
    begin(): void {
      const now = performance.now()
      if (!proof || now - provedAt > PROOF_LIFETIME) {
        proof = proveWork()
        provedAt = now
      }
      recaptcha?.prepare()
    },

    async collect(): Promise<Pick<ContactDraft, 'proof' | 'captcha'>> {
      const [proved, token] = await Promise.all([proof, recaptcha?.token()])
      return { ...(proved && { proof: proved }), ...(token && { captcha: token }) }
    },
  }
}

export type ContactSignals = ReturnType<typeof createContactSignals>
