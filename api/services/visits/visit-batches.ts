import { AppError } from '#api/errors.ts'
import { type RateLimits, tooMany } from '#api/services/limits/rate-limits.ts'
import type { Stores } from '#api/store/stores.ts'
import type { StoredVisit } from '#api/store/visits.ts'

/** Locks out the batches of other servers. */
const LOCK = 'visits'
const LARGEST_BATCH = 256
/** More than these wait only when the database does not keep up. */
const MOST_WAITING = 10_000
/** Seconds. */
const FULL_WAIT = 5

interface VisitBatchesDependencies {
  stores: Pick<Stores, 'transaction'>
  rateLimits: RateLimits
}

interface WaitingVisit {
  visit: StoredVisit
  network: string
  resolve: () => void
  reject: (error: unknown) => void
}

export type VisitBatches = ReturnType<typeof createVisitBatches>

/**
 * Writes visits together: those that arrive while a batch is written are the next one. Each is answered when its batch
 * is committed, so the end of the process loses nothing that was acknowledged. A power cut may lose the last batches:
 * they do not wait for the disk.
 */
export function createVisitBatches({ stores, rateLimits }: VisitBatchesDependencies) {
  const waiting: WaitingVisit[] = []
  let isWriting = false

  async function writeAll(): Promise<void> {
    isWriting = true
    while (waiting.length > 0) await writeBatch()
    isWriting = false
  }

  async function writeBatch(): Promise<void> {
    let batch: WaitingVisit[] = []
    try {
      const waits = await stores.transaction(
        [LOCK],
        async ({ visits, rateHits }) => {
          // Only now, with all that has arrived until its turn.
          batch = waiting.splice(0, LARGEST_BATCH)
          const wanted = batch.map(({ network }) => rateLimits.ofRecord('visit', network))
          const found = await rateLimits.takeEach(rateHits, wanted)
          await visits.insertAll(batch.filter((_, place) => found[place] === 0).map(({ visit }) => visit))
          return found
        },
        'relaxed',
      )
      for (const [place, { resolve, reject }] of batch.entries()) {
        const wait = waits[place] ?? 0
        if (wait > 0) reject(tooMany(wait))
        else resolve()
      }
    } catch (error) {
      // None had its turn when the database could not even begin.
      for (const { reject } of batch.length > 0 ? batch : waiting.splice(0)) reject(error)
    }
  }

  return {
    /** Stores a visit. Throws `too_many_requests` over the limit of its network. */
    keep(visit: StoredVisit, network: string): Promise<void> {
      if (waiting.length >= MOST_WAITING) throw new AppError('unavailable', { retryAfter: FULL_WAIT })
      return new Promise((resolve, reject) => {
        waiting.push({ visit, network, resolve, reject })
        if (!isWriting) void writeAll()
      })
    },
  }
}
