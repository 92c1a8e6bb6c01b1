import type { Stores } from '#api/store/stores.ts'

const DAY = 24 * 3_600_000

/** What is left of a sent mail (id, kind, times) is of use while somebody may ask where it has gone. */
const SENT_KEPT = 30 * DAY
/**
 * A mail that could not be delivered repeats a message or an application, so it must not outlive the shortest period
 * promised for those: six months after the decision on an application, which is later than its mail.
 */
const FAILED_KEPT = 180 * DAY

interface SweepDependencies {
  stores: Pick<Stores, 'outbox' | 'rateHits'>
  now: () => number
}

/** Deletes what has served its purpose (specification 9, D28). */
export function createOutboxSweep({ stores, now }: SweepDependencies) {
  return async (): Promise<void> => {
    await stores.rateHits.deleteExpired(now())
    await stores.outbox.deleteSentBefore(now() - SENT_KEPT)
    await stores.outbox.deleteFailedCreatedBefore(now() - FAILED_KEPT)
  }
}
