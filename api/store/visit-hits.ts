import type { Executor } from '#api/db/schema.ts'

/** The visits that one batch took. */
export interface VisitHits {
  number: number
  at: number
  /** How many, by key. */
  hits: Record<string, number>
}

export function createVisitHitsStore(db: Executor) {
  return {
    async insert({ number, at, hits }: VisitHits): Promise<void> {
      await db
        .insertInto('visit_hits')
        .values({ number, hit_at: at, hits: JSON.stringify(hits) })
        .execute()
    },

    /** Those after `number`, in order. */
    async after(number: number): Promise<VisitHits[]> {
      const rows = await db
        .selectFrom('visit_hits')
        .selectAll()
        .where('number', '>', number)
        .orderBy('number')
        .execute()
      return rows.map((row) => ({ number: row.number, at: row.hit_at, hits: JSON.parse(row.hits) }))
    },

    async deleteBefore(time: number): Promise<void> {
      await db.deleteFrom('visit_hits').where('hit_at', '<=', time).execute()
    },
  }
}

export type VisitHitsStore = ReturnType<typeof createVisitHitsStore>
