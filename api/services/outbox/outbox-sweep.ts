import type { Stores } from '#api/store/stores.ts'

const DAY = 24 * 3_600_000

/** Id, kind and times of a sent mail, for questions about deliveries. */
const SENT_KEPT = 30 * DAY
/**
 * A failed mail repeats a message or application, so it must not outlive their shortest retention: six months after a
 * decision.
 */
const FAILED_KEPT = 180 * DAY

interface SweepDependencies {
  stores: Pick<Stores, 'outbox' | 'rateHits'>
  now: () => number
}

/** Deletes old entries (specification 9, D28). */
export function createOutboxSweep({ stores, now }: SweepDependencies) {
  return async (): Promise<void> => {
    await stores.rateHits.deleteExpired(now())
    await stores.outbox.deleteSentBefore(now() - SENT_KEPT)
    await stores.outbox.deleteFailedCreatedBefore(now() - FAILED_KEPT)
  }
}
