import { createMailDelivery } from '#api/outbound/deliver-mail.ts'
import { signupKind } from '#api/services/newsletter/newsletter.ts'
import { createOutboxWorker } from '#api/services/outbox/outbox.ts'
import { createOutboxSweep } from '#api/services/outbox/outbox-sweep.ts'
import { createSharedOutbox } from '#api/services/outbox/shared-outbox.ts'
import type { Parts } from '#api/wiring/parts.ts'

/** The worker that delivers mails and, away from the request that made them (D16), settles sign-ups. */
export function wireOutbox(
  { stores, mailer, renderMail, log, now, random, timeout }: Parts,
  settleSignup: (payload: string) => Promise<void>,
) {
  const deliverMail = createMailDelivery(mailer, renderMail)
  return createOutboxWorker({
    outbox: createSharedOutbox(stores),
    deliver: (entry, signal) => (entry.kind === signupKind ? settleSignup(entry.payload) : deliverMail(entry, signal)),
    sweep: createOutboxSweep({ stores, now }),
    now,
    random,
    timeout,
    // The reason stays in the entry's row: mail servers' answers name the recipient.
    onFailure({ id, kind, attempts }, isLast) {
      const entry = { id, kind, attempts }
      if (isLast) log.error({ entry }, 'A delivery failed and was given up; its row in the outbox says why')
      else log.warn({ entry }, 'A delivery failed and will be tried again; its row in the outbox says why')
    },
    onError: (error) => log.error(error, 'The outbox cannot work just now'),
  })
}
