import type { Executor } from '#api/db/schema.ts'

export interface RateHit {
  id: string
  key: string
  at: number
}

export function createRateHitsStore(db: Executor) {
  return {
    async insert(...hits: RateHit[]): Promise<void> {
      await db
        .insertInto('rate_hits')
        .values(hits.map(({ id, key, at }) => ({ id, key, hit_at: at })))
        .execute()
    },

    /** The hits of these keys after `time`, oldest first. */
    async since(keys: string[], time: number): Promise<Omit<RateHit, 'id'>[]> {
      return db
        .selectFrom('rate_hits')
        .select(['key', 'hit_at as at'])
        .where('key', 'in', keys)
        .where('hit_at', '>', time)
        .orderBy('hit_at')
        .execute()
    },

    async deleteBefore(time: number): Promise<void> {
      await db.deleteFrom('rate_hits').where('hit_at', '<=', time).execute()
    },
  }
}

export type RateHitsStore = ReturnType<typeof createRateHitsStore>
