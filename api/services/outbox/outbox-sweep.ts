import type { Stores } from '#api/store/stores.ts'

const DAY = 24 * 3_600_000

export const SENT_KEPT = 30 * DAY // id, kind and times of a sent mail, for questions about deliveries
/** Failed mails repeat personal data: not longer than the shortest retention, six months after a decision. */
export const FAILED_KEPT = 180 * DAY

/** Deletes old entries (specification 9, D28). */
export function createOutboxSweep({ stores, now }: { stores: Pick<Stores, 'outbox'>; now: () => number }) {
  return async (): Promise<void> => {
    await stores.outbox.deleteSentBefore(now() - SENT_KEPT)
    await stores.outbox.deleteFailedCreatedBefore(now() - FAILED_KEPT)
  }
}
