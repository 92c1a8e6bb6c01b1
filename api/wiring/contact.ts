import { createRecaptcha } from '#api/outbound/recaptcha.ts'
import { createContactService } from '#api/services/contact/contact.ts'
import { createContactMails } from '#api/services/contact/contact-mails.ts'
import { createProofOfWork } from '#api/services/spam/proof-of-work.ts'
import type { Parts } from '#api/wiring/parts.ts'

export function wireContact(parts: Parts, onStored: () => void) {
  const { stores, rateLimits, secrets, environment, log, now, newId, timeout } = parts
  const { recaptcha, publicUrl } = environment
  const proofOfWork = createProofOfWork({ secret: secrets.proofs, now })
  const captcha =
    recaptcha &&
    createRecaptcha({
      ...recaptcha,
      hostname: new URL(publicUrl).hostname,
      timeout,
      onFailure: (reason) => log.warn({ reason }, 'reCAPTCHA did not answer; a message was judged without it'),
    })
  const contact = createContactService({
    stores,
    rateLimits,
    proofOfWork,
    captcha: parts.captcha ?? captcha,
    mailsFor: createContactMails(environment),
    onStored,
    now,
    newId,
  })
  return { contact, proofOfWork }
}
