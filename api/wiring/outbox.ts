import path from 'node:path'
import { withinRequest } from '#api/db/request-id.ts'
import { createHandOverLog } from '#api/outbound/bulk/hand-over-log.ts'
import { createMailDelivery } from '#api/outbound/deliver-mail.ts'
import type { JobRuns } from '#api/services/jobs/job-runs.ts'
import { createOutboxWorker } from '#api/services/outbox/outbox.ts'
import { createOutboxSweep } from '#api/services/outbox/outbox-sweep.ts'
import { createSharedOutbox } from '#api/services/outbox/shared-outbox.ts'
import type { ClaimedEntry } from '#api/store/outbox.ts'
import type { Parts } from '#api/wiring/parts.ts'

/** Away from the request that made an entry (D16): what is done with each kind that is no mail. */
type Settle = Record<string, (payload: string) => Promise<void>>

/** The worker that delivers mails, and settles what must not be seen in an answer. */
export function wireOutbox(
  { stores, mailer, renderMail, environment, log, now, random, timeout }: Parts,
  settle: Settle,
  { noted }: JobRuns,
) {
  const sweep = createOutboxSweep({ stores, now })
  const deliverMail = createMailDelivery(mailer, renderMail)
  /** What is logged of an entry, and what it stores in turn, belongs to the request that caused it. */
  const withinIts = <Result>({ requestId }: ClaimedEntry, work: () => Result) =>
    withinRequest(requestId ?? undefined, work)
  return createOutboxWorker({
    outbox: createSharedOutbox(stores),
    deliver: (entry, signal) =>
      withinIts(entry, () => settle[entry.kind]?.(entry.payload) ?? deliverMail(entry, signal)),
    sweep: () => noted('sweep', sweep),
    log: createHandOverLog({
      folder: path.join(environment.dataDir, 'handed-over', 'mails'),
      onError: (err) => log.error({ err }, 'What is delivered cannot be written down'),
    }),
    noted: (work) => noted('mails', work),
    now,
    random,
    timeout,
    onSent: (entry) => withinIts(entry, () => log.info({ entry: shown(entry) }, 'Delivered')),
    // The reason stays in the entry's row: mail servers' answers name the recipient.
    onFailure: (entry, isLast) =>
      withinIts(entry, () => {
        if (isLast)
          log.error({ entry: shown(entry) }, 'A delivery failed and was given up; its row in the outbox says why')
        else
          log.warn({ entry: shown(entry) }, 'A delivery failed and will be tried again; its row in the outbox says why')
      }),
    // The worker goes on beyond the request that has nudged it.
    onError: (error) => withinRequest(undefined, () => log.error(error, 'The outbox cannot work just now')),
  })
}

const shown = ({ id, kind, attempts }: ClaimedEntry) => ({ id, kind, attempts })
