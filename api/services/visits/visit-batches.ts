import { AppError } from '#api/errors.ts'
import { type RateLimits, tooMany } from '#api/services/limits/rate-limits.ts'
import { LATE, visitsLock } from '#api/services/visits/late-visits.ts'
import { createLocalDays, type LocalDays } from '#api/services/visits/local-days.ts'
import type { Stores } from '#api/store/stores.ts'
import type { StoredVisit } from '#api/store/visits.ts'
import { brand } from '#locales/brand.ts'

const LARGEST_BATCH = 256
const MOST_WAITING = 10_000 // reached only when the database falls behind
const FULL_WAIT = 5 // seconds

interface VisitBatchesDependencies {
  stores: Pick<Stores, 'transaction'>
  rateLimits: RateLimits
  days?: LocalDays
  now?: () => number
}

interface WaitingVisit {
  visit: StoredVisit
  network: string
  resolve: () => void
  reject: (error: unknown) => void
}

/** What arrives during a batch is the next. Answered after the commit, without fsync: a power cut may lose the last. */
export function createVisitBatches({
  stores,
  rateLimits,
  days = createLocalDays(brand.timeZone),
  now = Date.now,
}: VisitBatchesDependencies) {
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
        [visitsLock],
        async ({ visits, rateHits, daySums }) => {
          batch = waiting.splice(0, LARGEST_BATCH)
          const wanted = batch.map(({ network }) => rateLimits.ofRecord('visit', network))
          const found = await rateLimits.takeEach(rateHits, wanted)
          const kept = batch.filter((_, place) => found[place] === 0).map(({ visit }) => visit)
          await visits.insertAll(kept)
          const late = kept.filter(({ receivedAt }) => receivedAt <= now() - LATE)
          await daySums.forget([...new Set(late.map(({ receivedAt }) => days.dayOf(receivedAt)))])
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
      // The batch is still empty when the transaction could not begin.
      for (const { reject } of batch.length > 0 ? batch : waiting.splice(0)) reject(error)
    }
  }

  return {
    keep(visit: StoredVisit, network: string): Promise<void> {
      if (waiting.length >= MOST_WAITING) throw new AppError('unavailable', { retryAfter: FULL_WAIT })
      return new Promise((resolve, reject) => {
        waiting.push({ visit, network, resolve, reject })
        if (!isWriting) void writeAll()
      })
    },
  }
}
