import type { AnalyticsFilter } from '#api/contract/values/staff/analytics.ts'
import type { Executor } from '#api/db/schema.ts'

interface StoredSegment {
  id: string
  name: string
  filters: Partial<Record<AnalyticsFilter, string>>
  madeAt: number
  madeBy: string // an account
}

/** Filters of the dashboard under a name. */
export function createSegmentsStore(db: Executor) {
  return {
    async insert({ id, name, filters, madeAt, madeBy }: StoredSegment): Promise<void> {
      await db
        .insertInto('dashboard_segments')
        .values({ id, name, filters: JSON.stringify(filters), made_at: madeAt, made_by: madeBy })
        .execute()
    },

    /** False where there is none. */
    async rename(id: string, name: string, changedAt: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('dashboard_segments')
        .set({ name, changed_at: changedAt })
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Its name; undefined where there is none. */
    async delete(id: string): Promise<string | undefined> {
      const row = await db.deleteFrom('dashboard_segments').where('id', '=', id).returning('name').executeTakeFirst()
      return row?.name
    },

    async list(): Promise<(Omit<StoredSegment, 'madeBy'> & { madeByName: string | undefined })[]> {
      const rows = await db
        .selectFrom('dashboard_segments as s')
        .leftJoin('staff_accounts as a', 'a.id', 's.made_by')
        .select(['s.id', 's.name', 's.filters', 's.made_at', 'a.name as by'])
        .orderBy('s.made_at')
        .orderBy('s.id')
        .execute()
      return rows.map(({ id, name, filters, made_at, by }) => ({
        id,
        name,
        filters: JSON.parse(filters),
        madeAt: made_at,
        madeByName: by ?? undefined,
      }))
    },
  }
}
