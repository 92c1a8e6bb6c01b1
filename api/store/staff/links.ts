import type { Selectable } from 'kysely'
import type { StaffLinkKind, StaffRole } from '#api/contract/values/staff.ts'
import type { Executor, Schema } from '#api/db/schema.ts'
import type { Language } from '#locales/languages.ts'

export interface StaffLink {
  id: string
  tokenHash: string
  kind: StaffLinkKind
  account: string | undefined // undefined for an invitation
  change: string | undefined // the same for both ends of a change of address
  email: string // who is invited, or the address to be
  role: StaffRole | undefined
  language: Language
  createdBy: string | undefined // undefined for the shell
  createdAt: number
  expiresAt: number
  usedAt: number | undefined
}

export function createStaffLinksStore(db: Executor) {
  return {
    async insert(link: StaffLink): Promise<void> {
      await db
        .insertInto('staff_links')
        .values({
          id: link.id,
          token_hash: link.tokenHash,
          kind: link.kind,
          account: link.account ?? null,
          change: link.change ?? null,
          email: link.email,
          role: link.role ?? null,
          language: link.language,
          created_by: link.createdBy ?? null,
          created_at: link.createdAt,
          expires_at: link.expiresAt,
          used_at: link.usedAt ?? null,
        })
        .execute()
    },

    async find(id: string): Promise<StaffLink | undefined> {
      const row = await db.selectFrom('staff_links').selectAll().where('id', '=', id).executeTakeFirst()
      return row && linkOf(row)
    },

    async findByHash(tokenHash: string): Promise<StaffLink | undefined> {
      const row = await db.selectFrom('staff_links').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
      return row && linkOf(row)
    },

    /** Both ends of a change of address. */
    async findChange(change: string): Promise<StaffLink[]> {
      const rows = await db.selectFrom('staff_links').selectAll().where('change', '=', change).execute()
      return rows.map(linkOf)
    },

    /** Neither used nor over, the newest first. */
    async listOpen(kind: StaffLinkKind, now: number, account?: string): Promise<StaffLink[]> {
      const rows = await db
        .selectFrom('staff_links')
        .selectAll()
        .where('kind', '=', kind)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .$if(account !== undefined, (query) => query.where('account', '=', account ?? ''))
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute()
      return rows.map(linkOf)
    },

    /** Neither used nor withdrawn; some may be over. The newest first. */
    async listUnused(kind: StaffLinkKind): Promise<StaffLink[]> {
      const rows = await db
        .selectFrom('staff_links')
        .selectAll()
        .where('kind', '=', kind)
        .where('used_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute()
      return rows.map(linkOf)
    },

    /** Another token and another end; whoever has the former token has nothing. False when it is used. */
    async renew(
      id: string,
      {
        tokenHash,
        createdBy,
        createdAt,
        expiresAt,
      }: Pick<StaffLink, 'tokenHash' | 'createdBy' | 'createdAt' | 'expiresAt'>,
    ): Promise<boolean> {
      const result = await db
        .updateTable('staff_links')
        .set({ token_hash: tokenHash, created_by: createdBy ?? null, created_at: createdAt, expires_at: expiresAt })
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    /** Also when it is over. False when it is used. */
    async withdraw(id: string, now: number): Promise<boolean> {
      const result = await db
        .updateTable('staff_links')
        .set({ used_at: now })
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    /** False when it is used or over: of two at once, one wins. */
    async use(id: string, now: number): Promise<boolean> {
      const result = await db
        .updateTable('staff_links')
        .set({ used_at: now })
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    /** Those of an account that nobody has used, so that they cannot be used any more. */
    async endAll(kinds: StaffLinkKind[], account: string, now: number): Promise<void> {
      await db
        .updateTable('staff_links')
        .set({ used_at: now })
        .where('account', '=', account)
        .where('kind', 'in', kinds)
        .where('used_at', 'is', null)
        .execute()
    },
  }
}

function linkOf(row: Selectable<Schema['staff_links']>): StaffLink {
  return {
    id: row.id,
    tokenHash: row.token_hash,
    kind: row.kind,
    account: row.account ?? undefined,
    change: row.change ?? undefined,
    email: row.email,
    role: row.role ?? undefined,
    language: row.language,
    createdBy: row.created_by ?? undefined,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    usedAt: row.used_at ?? undefined,
  }
}
