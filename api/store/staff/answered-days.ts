import type { Executor } from '#api/db/schema.ts'

/** Times in milliseconds. */
export interface AnsweredDay {
  day: string // `2026-11-09`, UTC
  firstAt: number
  lastAt: number // when a server last wrote that it runs
  silent: number // how long none did
  longest: number // the longest of these silences, as far as it lies on this day
  requests: number
  errors: number // answers of 500 and above
  times: number[] // requests by how long their answer took
}

export function createAnsweredDaysStore(db: Executor) {
  const all = () =>
    db
      .selectFrom('answered_days')
      .select(['day', 'first_at as firstAt', 'last_at as lastAt', 'silent', 'longest', 'requests', 'errors', 'times'])

  return {
    /** The oldest first. */
    async list(from: string): Promise<AnsweredDay[]> {
      const rows = await all().where('day', '>=', from).orderBy('day').execute()
      return rows.map(({ times, ...row }) => ({ ...row, times: JSON.parse(times) }))
    },

    async last(): Promise<AnsweredDay | undefined> {
      const row = await all().orderBy('day', 'desc').limit(1).executeTakeFirst()
      return row && { ...row, times: JSON.parse(row.times) }
    },

    async put({ day, firstAt, lastAt, silent, longest, requests, errors, times }: AnsweredDay): Promise<void> {
      const values = { last_at: lastAt, silent, longest, requests, errors, times: JSON.stringify(times) }
      await db
        .insertInto('answered_days')
        .values({ day, first_at: firstAt, ...values })
        .onConflict((conflict) => conflict.column('day').doUpdateSet(values))
        .execute()
    },

    async deleteBefore(day: string): Promise<void> {
      await db.deleteFrom('answered_days').where('day', '<', day).execute()
    },
  }
}
