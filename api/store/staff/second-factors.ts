import type { Selectable } from 'kysely'
import type { Executor, Schema } from '#api/db/schema.ts'

export interface StoredPasskey {
  id: string
  account: string
  publicKey: string // COSE, base64url
  counter: number
  transports: string[]
  name: string
  createdAt: number
  usedAt: number | undefined
}

export interface StoredChallenge {
  challenge: string
  purpose: string
  session: string | undefined
  expiresAt: number
}

/** Recovery codes, passkeys and the challenges that passkeys sign. */
export function createStaffSecondFactorsStore(db: Executor) {
  return {
    async replaceCodes(account: string, hashes: string[]): Promise<void> {
      await db.deleteFrom('staff_recovery_codes').where('account', '=', account).execute()
      if (hashes.length === 0) return
      await db
        .insertInto('staff_recovery_codes')
        .values(hashes.map((hash) => ({ account, hash, used_at: null })))
        .execute()
    },

    /** False when it is none, or was used already: of two at once, one wins. */
    async spendCode(account: string, hash: string, at: number): Promise<boolean> {
      const result = await db
        .updateTable('staff_recovery_codes')
        .set({ used_at: at })
        .where('account', '=', account)
        .where('hash', '=', hash)
        .where('used_at', 'is', null)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    async countCodes(account: string): Promise<{ left: number; total: number }> {
      const rows = await db
        .selectFrom('staff_recovery_codes')
        .select('used_at')
        .where('account', '=', account)
        .execute()
      return { left: rows.filter(({ used_at }) => used_at === null).length, total: rows.length }
    },

    async insertPasskey({ publicKey, transports, createdAt, usedAt, ...passkey }: StoredPasskey): Promise<void> {
      await db
        .insertInto('staff_passkeys')
        .values({
          ...passkey,
          public_key: publicKey,
          transports: JSON.stringify(transports),
          created_at: createdAt,
          used_at: usedAt ?? null,
        })
        .execute()
    },

    async findPasskey(id: string): Promise<StoredPasskey | undefined> {
      const row = await db.selectFrom('staff_passkeys').selectAll().where('id', '=', id).executeTakeFirst()
      return row && passkeyOf(row)
    },

    async listPasskeys(account: string): Promise<StoredPasskey[]> {
      const rows = await db
        .selectFrom('staff_passkeys')
        .selectAll()
        .where('account', '=', account)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(passkeyOf)
    },

    /** Accounts with a passkey, for lists of people. */
    async accountsWithPasskeys(): Promise<Set<string>> {
      const rows = await db.selectFrom('staff_passkeys').select('account').distinct().execute()
      return new Set(rows.map(({ account }) => account))
    },

    /** False for one that has been removed. */
    async usePasskey(id: string, counter: number, at: number): Promise<boolean> {
      const result = await db
        .updateTable('staff_passkeys')
        .set({ counter, used_at: at })
        .where('id', '=', id)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    async deletePasskey(id: string, account: string): Promise<boolean> {
      const result = await db
        .deleteFrom('staff_passkeys')
        .where('id', '=', id)
        .where('account', '=', account)
        .executeTakeFirst()
      return result.numDeletedRows > 0n
    },

    async deletePasskeys(account: string): Promise<void> {
      await db.deleteFrom('staff_passkeys').where('account', '=', account).execute()
    },

    async insertChallenge({ expiresAt, session, ...challenge }: StoredChallenge): Promise<void> {
      await db
        .insertInto('staff_challenges')
        .values({ ...challenge, session: session ?? null, expires_at: expiresAt })
        .execute()
    },

    /** Undefined when it is none, has run out or was used already: of two at once, one wins. */
    async spendChallenge(challenge: string, now: number): Promise<StoredChallenge | undefined> {
      const row = await db
        .deleteFrom('staff_challenges')
        .where('challenge', '=', challenge)
        .returningAll()
        .executeTakeFirst()
      if (!row || row.expires_at <= now) return undefined
      return { challenge, purpose: row.purpose, session: row.session ?? undefined, expiresAt: row.expires_at }
    },

    async deleteExpiredChallenges(now: number): Promise<void> {
      await db.deleteFrom('staff_challenges').where('expires_at', '<=', now).execute()
    },
  }
}

function passkeyOf(row: Selectable<Schema['staff_passkeys']>): StoredPasskey {
  const { public_key, transports, created_at, used_at, ...rest } = row
  return {
    ...rest,
    publicKey: public_key,
    transports: JSON.parse(transports),
    createdAt: created_at,
    usedAt: used_at ?? undefined,
  }
}
