import { createHash } from 'node:crypto'
import type { Executor } from '#api/db/schema.ts'

/** Days from `first`, which is a multiple of their number. */
export interface Block {
  first: number
  days: number
}

/** What was counted of days that are over. Rows that were made otherwise than `madeAs` says count as missing. */
export function createDaySumsStore(db: Executor) {
  return {
    async listDays(from: number, to: number, madeAs: string): Promise<number[]> {
      const rows = await db
        .selectFrom('day_facts')
        .select('day')
        .where('day', '>=', from)
        .where('day', '<=', to)
        .where('made_as', '=', madeAs)
        .orderBy('day')
        .execute()
      return rows.map(({ day }) => day)
    },

    listFigures: (from: number, to: number, madeAs: string) =>
      db
        .selectFrom('day_facts')
        .select(['day', 'figures'])
        .where('day', '>=', from)
        .where('day', '<=', to)
        .where('made_as', '=', madeAs)
        .orderBy('day')
        .execute(),

    /** Of which days there are facts; answered by an index alone. */
    listHashes: (from: number, to: number, madeAs: string) =>
      db
        .selectFrom('day_facts')
        .select(['day', 'hash'])
        .where('made_as', '=', madeAs)
        .where('day', '>=', from)
        .where('day', '<=', to)
        .orderBy('day')
        .execute(),

    listFacts: (days: number[], madeAs: string) =>
      days.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom('day_facts')
            .select(['day', 'hash', 'facts'])
            .where('day', 'in', days)
            .where('made_as', '=', madeAs)
            .orderBy('day')
            .execute(),

    listBlocks: (blocks: Block[], madeAs: string) =>
      blocks.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom('day_sums')
            .select(['first_day', 'days', 'visits', 'beside'])
            .where((eb) =>
              eb.or(blocks.map(({ first, days }) => eb.and([eb('first_day', '=', first), eb('days', '=', days)]))),
            )
            .where('made_as', '=', madeAs)
            .execute(),

    /** That begin in these days. */
    listKnownBlocks: (from: number, to: number, madeAs: string): Promise<Block[]> =>
      db
        .selectFrom('day_sums')
        .select(['first_day as first', 'days'])
        .where('first_day', '>=', from)
        .where('first_day', '<=', to)
        .where('made_as', '=', madeAs)
        .execute(),

    async putDay(day: number, madeAs: string, figures: string, facts: string): Promise<void> {
      const hash = createHash('sha256').update(facts).digest('base64url')
      const row = { made_as: madeAs, figures, facts, hash }
      await db
        .insertInto('day_facts')
        .values({ day, ...row })
        .onConflict((conflict) => conflict.column('day').doUpdateSet(row))
        .execute()
    },

    async putBlock({ first, days }: Block, madeAs: string, visits: string, beside: string): Promise<void> {
      const row = { made_as: madeAs, visits, beside }
      await db
        .insertInto('day_sums')
        .values({ first_day: first, days, ...row })
        .onConflict((conflict) => conflict.columns(['first_day', 'days']).doUpdateSet(row))
        .execute()
    },

    /** They are counted anew from what is there. */
    async forget(days: number[]): Promise<void> {
      if (days.length === 0) return
      await db.deleteFrom('day_facts').where('day', 'in', days).execute()
      for (const day of days) {
        await db
          .deleteFrom('day_sums')
          .where('first_day', '<=', day)
          .where(({ eb }) => eb(eb('first_day', '+', eb.ref('days')), '>', day))
          .execute()
      }
    },

    async forgetUntil(day: number): Promise<void> {
      await db.deleteFrom('day_facts').where('day', '<=', day).execute()
      await db.deleteFrom('day_sums').where('first_day', '<=', day).execute()
    },
  }
}

export type DaySumsStore = ReturnType<typeof createDaySumsStore>
