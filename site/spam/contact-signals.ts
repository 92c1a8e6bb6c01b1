import type { ContactDraft } from '#api/contract/contact.ts'
import { proveWork } from '#site/spam/prove-work.ts'
import { createRecaptcha } from '#site/spam/recaptcha.ts'
import { consent } from '#site/visitor/browser-consent.ts'

const PROOF_LIFETIME = 18 * 60_000 // milliseconds; a little less than on the server

/** A proof of work, and with consent a captcha token (D18). */
export function createContactSignals(siteKey: string | undefined) {
  const recaptcha = siteKey ? createRecaptcha({ siteKey, consent: consent() }) : undefined
  let proof: Promise<string | undefined> | undefined
  let provedAt = 0

  return {
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
