import { clockAhead } from '#api/db/clock-ahead.ts'
import type { Executor } from '#api/db/schema.ts'

export interface RateHit {
  id: string
  key: string
  at: number
  count: number
  expiresAt: number
}

const FEW = 8 // larger inserts are split into powers of two, for few distinct prepared statements
const MOST_AT_ONCE = 64

export function createRateHitsStore(db: Executor) {
  return {
    /** Adds to the count of an id that exists. */
    async insert(...hits: RateHit[]): Promise<void> {
      for (const some of inPowers(hits)) {
        await db
          .insertInto('rate_hits')
          .values(
            some.map(({ id, key, at, count, expiresAt }) => ({ id, key, hit_at: at, count, expires_at: expiresAt })),
          )
          .onConflict((conflict) =>
            conflict
              .column('id')
              .doUpdateSet((eb) => ({ count: eb('rate_hits.count', '+', eb.ref('excluded.count')) })),
          )
          .execute()
      }
    },

    async since(keys: string[], time: number): Promise<Pick<RateHit, 'key' | 'at' | 'count'>[]> {
      const found: Pick<RateHit, 'key' | 'at' | 'count'>[] = []
      for (const some of inPowers(keys)) {
        const rows = await db
          .selectFrom('rate_hits')
          .select(['key', 'hit_at as at', 'count'])
          .where('key', 'in', some)
          .where('hit_at', '>', time)
          .orderBy('hit_at')
          .execute()
        found.push(...rows)
      }
      return found
    },

    /** Takes back what was counted. */
    async remove(ids: string[]): Promise<void> {
      await db.deleteFrom('rate_hits').where('id', 'in', ids).execute()
    },

    async forget(key: string): Promise<void> {
      await db.deleteFrom('rate_hits').where('key', '=', key).execute()
    },

    /** What was counted by a clock that was ahead. Fewer than `limit` means none are left. */
    async deleteAhead(now: number, limit: number): Promise<number> {
      const ahead = db
        .selectFrom('rate_hits')
        .select('id')
        .where('expires_at', '>', now + clockAhead.due)
        .limit(limit)
      const { numDeletedRows } = await db.deleteFrom('rate_hits').where('id', 'in', ahead).executeTakeFirst()
      return Number(numDeletedRows)
    },

    /** Fewer than `limit` means none are left. */
    async deleteExpired(now: number, limit: number): Promise<number> {
      const expired = db
        .selectFrom('rate_hits')
        .select('id')
        .where('expires_at', '<=', now)
        .orderBy('expires_at')
        .limit(limit)
      const { numDeletedRows } = await db.deleteFrom('rate_hits').where('id', 'in', expired).executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}

export type RateHitsStore = ReturnType<typeof createRateHitsStore>

function inPowers<Item>(items: Item[]): Item[][] {
  const pieces: Item[][] = []
  for (let done = 0; done < items.length; ) {
    const left = items.length - done
    const length = left <= FEW ? left : Math.min(MOST_AT_ONCE, 2 ** Math.floor(Math.log2(left)))
    pieces.push(items.slice(done, done + length))
    done += length
  }
  return pieces
}
