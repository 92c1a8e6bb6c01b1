import type { Executor } from '#api/db/schema.ts'

export interface RateHit {
  id: string
  key: string
  at: number
}

export function createRateHitsStore(db: Executor) {
  return {
    async insert({ id, key, at }: RateHit): Promise<void> {
      await db.insertInto('rate_hits').values({ id, key, hit_at: at }).execute()
    },

    /** Times of the hits after `since`, oldest first. */
    async timesSince(key: string, since: number): Promise<number[]> {
      const rows = await db
        .selectFrom('rate_hits')
        .select('hit_at')
        .where('key', '=', key)
        .where('hit_at', '>', since)
        .orderBy('hit_at')
        .execute()
      return rows.map((row) => row.hit_at)
    },

    async deleteBefore(time: number): Promise<void> {
      await db.deleteFrom('rate_hits').where('hit_at', '<=', time).execute()
    },
  }
}

export type RateHitsStore = ReturnType<typeof createRateHitsStore>
