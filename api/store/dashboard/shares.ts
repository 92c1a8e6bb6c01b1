import type { AnalyticsFilter } from '#api/contract/values/staff/analytics.ts'
import type { Executor } from '#api/db/schema.ts'

interface StoredShare {
  id: string
  tokenHash: string
  name: string
  filters: Partial<Record<AnalyticsFilter, string>>
  madeAt: number
  madeBy: string // an account
  expiresAt: number
}

interface ShownShare extends Omit<StoredShare, 'tokenHash' | 'madeBy'> {
  madeByName: string | undefined
}

/** Links to the dashboard for who has no session. Those that are over count as gone. */
export function createSharesStore(db: Executor) {
  return {
    async insert({ id, tokenHash, name, filters, madeAt, madeBy, expiresAt }: StoredShare): Promise<void> {
      await db
        .insertInto('dashboard_shares')
        .values({
          ...{ id, token_hash: tokenHash, name, filters: JSON.stringify(filters) },
          ...{ made_at: madeAt, made_by: madeBy, expires_at: expiresAt },
        })
        .execute()
    },

    /** Newest first. */
    async list(now: number): Promise<ShownShare[]> {
      const rows = await db
        .selectFrom('dashboard_shares as s')
        .leftJoin('staff_accounts as a', 'a.id', 's.made_by')
        .select(['s.id', 's.name', 's.filters', 's.made_at', 's.expires_at', 'a.name as by'])
        .where('s.expires_at', '>', now)
        .orderBy('s.made_at', 'desc')
        .orderBy('s.id', 'desc')
        .execute()
      return rows.map(({ id, name, filters, made_at, expires_at, by }) => ({
        ...{ id, name, filters: JSON.parse(filters), madeAt: made_at, expiresAt: expires_at },
        madeByName: by ?? undefined,
      }))
    },

    async find(
      tokenHash: string,
      now: number,
    ): Promise<Pick<StoredShare, 'name' | 'filters' | 'expiresAt'> | undefined> {
      const row = await db
        .selectFrom('dashboard_shares')
        .select(['name', 'filters', 'expires_at'])
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      return row && { name: row.name, filters: JSON.parse(row.filters), expiresAt: row.expires_at }
    },

    /** Its name; undefined where there is none. */
    async delete(id: string): Promise<string | undefined> {
      const row = await db.deleteFrom('dashboard_shares').where('id', '=', id).returning('name').executeTakeFirst()
      return row?.name
    },
  }
}
