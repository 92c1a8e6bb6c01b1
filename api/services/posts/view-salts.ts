import { randomBytes } from 'node:crypto'
import type { RateLimits } from '#api/services/limits/rate-limits.ts'
import type { Stores } from '#api/store/stores.ts'

const DAY = 24 * 3_600_000

interface ViewSaltsDependencies {
  stores: Pick<Stores, 'viewSalts'>
  /** Mixes in the secret that is not in the database. */
  keyOf: RateLimits['keyOf']
  now: () => number
}

export type ViewSalts = ReturnType<typeof createViewSalts>

/**
 * What the hashes of readers are salted with (D23): random, another each day (UTC), the same on every server and after a
 * restart. Half of it lies in the database for as long as it is of use, today and tomorrow; the other half is the server's
 * secret. Decision 0013 says why.
 */
export function createViewSalts({ stores: { viewSalts }, keyOf, now }: ViewSaltsDependencies) {
  let known: { day: number; salts: string[] } | undefined
  const whole = (half: string) => keyOf({ scope: 'view-salt', value: half })

  /** Days before this one are over for good. */
  const firstDay = () => Math.floor(now() / DAY) - 1

  return {
    /** Today's, then yesterday's: who read last night is still known within 24 hours. */
    async current(): Promise<string[]> {
      const day = firstDay() + 1
      if (known?.day !== day) {
        const today = await viewSalts.getOrInsert(day, randomBytes(32).toString('base64url'))
        const yesterday = await viewSalts.find(day - 1)
        known = { day, salts: [today, ...(yesterday === undefined ? [] : [yesterday])].map(whole) }
      }
      return known.salts
    },

    /** Deletes those that are of no use any more; nobody can match their hashes from then on. */
    async forget(): Promise<void> {
      if (known && known.day <= firstDay()) known = undefined
      await viewSalts.deleteBefore(firstDay())
    },
  }
}
