import { randomBytes } from 'node:crypto'
import type { RateLimits } from '#api/services/limits/rate-limits.ts'
import type { Stores } from '#api/store/stores.ts'

const DAY = 24 * 3_600_000

interface ViewSaltsDependencies {
  stores: Pick<Stores, 'viewSalts'>
  keyOf: RateLimits['keyOf'] // adds the secret that is not in the database
  now: () => number
}

/** Daily salts, half in the database for two days, half the server's secret (D23, decision 0013). */
export function createViewSalts({ stores: { viewSalts }, keyOf, now }: ViewSaltsDependencies) {
  let known: { day: number; salts: string[] } | undefined
  const whole = (half: string) => keyOf({ scope: 'view-salt', value: half })

  const firstDay = () => Math.floor(now() / DAY) - 1

  return {
    /** Today's and yesterday's, to recognise readers for 24 hours. */
    async current(): Promise<string[]> {
      const day = firstDay() + 1
      if (known?.day !== day) {
        const today = await viewSalts.getOrInsert(day, randomBytes(32).toString('base64url'))
        const yesterday = await viewSalts.find(day - 1)
        known = { day, salts: [today, ...(yesterday === undefined ? [] : [yesterday])].map(whole) }
      }
      return known.salts
    },

    async forget(): Promise<void> {
      if (known && known.day <= firstDay()) known = undefined
      await viewSalts.deleteBefore(firstDay())
    },
  }
}
