import type { Selectable } from 'kysely'
import type { StaffRole, StaffStage } from '#api/contract/values/staff.ts'
import type { Executor, Schema } from '#api/db/schema.ts'

export interface StoredSession {
  id: string
  account: string
  tokenHash: string | undefined // undefined once ended
  stage: StaffStage
  role: StaffRole // the one that its token was made for
  device: string
  createdAt: number
  usedAt: number
  freshUntil: number
  pendingTotp: string | undefined // encrypted
}

interface Rotation {
  tokenHash: string
  stage: StaffStage
  role: StaffRole
  usedAt: number
  freshUntil: number
  formerUntil?: number // until when the token before it is still taken
}

export function createStaffSessionsStore(db: Executor) {
  const open = () => db.selectFrom('staff_sessions').where('token_hash', 'is not', null)

  return {
    async insert(session: StoredSession): Promise<void> {
      await db
        .insertInto('staff_sessions')
        .values({
          id: session.id,
          account: session.account,
          token_hash: session.tokenHash ?? null,
          former_hash: null,
          former_until: null,
          stage: session.stage,
          role: session.role,
          device: session.device,
          created_at: session.createdAt,
          used_at: session.usedAt,
          fresh_until: session.freshUntil,
          ended_at: null,
          pending_totp: session.pendingTotp ?? null,
        })
        .execute()
    },

    async findByHash(hash: string, now: number): Promise<StoredSession | undefined> {
      const row = await open()
        .selectAll()
        .where(({ or, and, eb }) =>
          or([eb('token_hash', '=', hash), and([eb('former_hash', '=', hash), eb('former_until', '>', now)])]),
        )
        .executeTakeFirst()
      return row && sessionOf(row)
    },

    async touch(id: string, at: number): Promise<void> {
      await db.updateTable('staff_sessions').set({ used_at: at }).where('id', '=', id).execute()
    },

    /** Gives a session another token. False where its token is no longer `from`: of two at once, one wins. */
    async rotate(id: string, from: string, rotation: Rotation): Promise<boolean> {
      const { tokenHash, stage, role, usedAt, freshUntil, formerUntil } = rotation
      const result = await db
        .updateTable('staff_sessions')
        .set({
          token_hash: tokenHash,
          former_hash: formerUntil === undefined ? null : from,
          former_until: formerUntil ?? null,
          stage,
          role,
          used_at: usedAt,
          fresh_until: freshUntil,
          pending_totp: null,
        })
        .where('id', '=', id)
        .where('token_hash', '=', from)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    async setPendingTotp(id: string, secret: string): Promise<void> {
      await db.updateTable('staff_sessions').set({ pending_totp: secret }).where('id', '=', id).execute()
    },

    /** Those with a token, which may have run out; the one used last is first. */
    async listOpen(account: string): Promise<StoredSession[]> {
      const rows = await open()
        .selectAll()
        .where('account', '=', account)
        .orderBy('used_at', 'desc')
        .orderBy('id')
        .execute()
      return rows.map(sessionOf)
    },

    /** By account; not those whose login is not complete. */
    async countOpen({
      createdAfter,
      usedAfter,
    }: {
      createdAfter: number
      usedAfter: number
    }): Promise<Map<string, number>> {
      const rows = await open()
        .select(['account', (query) => query.fn.countAll<number | string>().as('count')])
        .where('stage', '!=', 'code')
        .where('created_at', '>', createdAfter)
        .where('used_at', '>', usedAfter)
        .groupBy('account')
        .execute()
      return new Map(rows.map(({ account, count }) => [account, Number(count)]))
    },

    async hasUsed(account: string, device: string, since: number): Promise<boolean> {
      const row = await db
        .selectFrom('staff_sessions')
        .select('id')
        .where('account', '=', account)
        .where('created_at', '>', since)
        .where('device', '=', device)
        .where('stage', '!=', 'code')
        .executeTakeFirst()
      return row !== undefined
    },

    /** False when it had ended already, or is another account's. */
    async end(id: string, account: string, at: number): Promise<boolean> {
      const result = await db
        .updateTable('staff_sessions')
        .set({ token_hash: null, former_hash: null, pending_totp: null, ended_at: at })
        .where('id', '=', id)
        .where('account', '=', account)
        .where('token_hash', 'is not', null)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    async endEverybodys(at: number): Promise<void> {
      await db
        .updateTable('staff_sessions')
        .set({ token_hash: null, former_hash: null, pending_totp: null, ended_at: at })
        .where('token_hash', 'is not', null)
        .execute()
    },

    /** All of an account, but for one that is to stay. Resolves to how many. */
    async endAll(account: string, at: number, butNot = ''): Promise<number> {
      const result = await db
        .updateTable('staff_sessions')
        .set({ token_hash: null, former_hash: null, pending_totp: null, ended_at: at })
        .where('account', '=', account)
        .where('id', '!=', butNot)
        .where('token_hash', 'is not', null)
        .executeTakeFirst()
      return Number(result.numUpdatedRows)
    },
  }
}

function sessionOf(row: Selectable<Schema['staff_sessions']>): StoredSession {
  return {
    id: row.id,
    account: row.account,
    tokenHash: row.token_hash ?? undefined,
    stage: row.stage,
    role: row.role,
    device: row.device,
    createdAt: row.created_at,
    usedAt: row.used_at,
    freshUntil: row.fresh_until,
    pendingTotp: row.pending_totp ?? undefined,
  }
}
