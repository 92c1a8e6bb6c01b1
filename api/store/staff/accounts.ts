import type { Selectable } from 'kysely'
import type { StaffRole, StaffTheme } from '#api/contract/values/staff.ts'
import type { Executor, Schema } from '#api/db/schema.ts'
import type { Language } from '#locales/languages.ts'

export interface StaffAccount {
  id: string
  email: string
  emailKey: string // normalised, lower case
  name: string
  role: StaffRole
  language: Language
  writesIn: Language[]
  theme: StaffTheme
  letterKeys: boolean
  password: string | undefined // PHC string
  passwordAt: number | undefined
  totpSecret: string | undefined // encrypted
  totpSince: number | undefined
  totpLastStep: number | undefined
  secondFactorDue: number | undefined
  deactivatedAt: number | undefined
  createdAt: number
  lastSeenAt: number | undefined
}

export type AccountChange = Partial<
  Pick<
    StaffAccount,
    'email' | 'emailKey' | 'name' | 'role' | 'language' | 'writesIn' | 'theme' | 'letterKeys' | 'lastSeenAt'
  >
> & { secondFactorDue?: number | undefined; deactivatedAt?: number | undefined }

export interface NewTotp {
  secret: string // encrypted
  since: number
  lastStep: number
}

const FAR_AHEAD = 240 // steps of a code: two hours

export function createStaffAccountsStore(db: Executor) {
  return {
    async insert(account: StaffAccount): Promise<void> {
      await db
        .insertInto('staff_accounts')
        .values({
          id: account.id,
          email: account.email,
          email_key: account.emailKey,
          name: account.name,
          role: account.role,
          language: account.language,
          writes_in: JSON.stringify(account.writesIn),
          theme: account.theme,
          letter_keys: Number(account.letterKeys),
          password: account.password ?? null,
          password_at: account.passwordAt ?? null,
          totp_secret: account.totpSecret ?? null,
          totp_since: account.totpSince ?? null,
          totp_last_step: account.totpLastStep ?? null,
          second_factor_due: account.secondFactorDue ?? null,
          deactivated_at: account.deactivatedAt ?? null,
          created_at: account.createdAt,
          last_seen_at: account.lastSeenAt ?? null,
        })
        .execute()
    },

    async find(id: string): Promise<StaffAccount | undefined> {
      const row = await db.selectFrom('staff_accounts').selectAll().where('id', '=', id).executeTakeFirst()
      return row && accountOf(row)
    },

    async findByKey(emailKey: string): Promise<StaffAccount | undefined> {
      const row = await db.selectFrom('staff_accounts').selectAll().where('email_key', '=', emailKey).executeTakeFirst()
      return row && accountOf(row)
    },

    async list(): Promise<StaffAccount[]> {
      const rows = await db.selectFrom('staff_accounts').selectAll().orderBy('created_at').orderBy('id').execute()
      return rows.map(accountOf)
    },

    /** Keys that are there with `undefined` are emptied. */
    async update(id: string, change: AccountChange): Promise<void> {
      const { emailKey, writesIn, letterKeys, lastSeenAt, secondFactorDue, deactivatedAt, ...same } = change
      await db
        .updateTable('staff_accounts')
        .set({
          ...same,
          ...(emailKey !== undefined && { email_key: emailKey }),
          ...(writesIn !== undefined && { writes_in: JSON.stringify(writesIn) }),
          ...(letterKeys !== undefined && { letter_keys: Number(letterKeys) }),
          ...(lastSeenAt !== undefined && { last_seen_at: lastSeenAt }),
          ...('secondFactorDue' in change && { second_factor_due: secondFactorDue ?? null }),
          ...('deactivatedAt' in change && { deactivated_at: deactivatedAt ?? null }),
        })
        .where('id', '=', id)
        .execute()
    },

    async setPassword(id: string, password: string, at: number): Promise<void> {
      await db.updateTable('staff_accounts').set({ password, password_at: at }).where('id', '=', id).execute()
    },

    /** Nobody signs in until there is another one. */
    async removePassword(id: string): Promise<void> {
      await db.updateTable('staff_accounts').set({ password: null, password_at: null }).where('id', '=', id).execute()
    },

    /** The same password with other parameters, unless it was changed meanwhile. */
    async rehash(id: string, from: string, to: string): Promise<void> {
      await db
        .updateTable('staff_accounts')
        .set({ password: to })
        .where('id', '=', id)
        .where('password', '=', from)
        .execute()
    },

    async setTotp(id: string, totp: NewTotp | undefined): Promise<void> {
      await db
        .updateTable('staff_accounts')
        .set({
          totp_secret: totp?.secret ?? null,
          totp_since: totp?.since ?? null,
          totp_last_step: totp?.lastStep ?? null,
        })
        .where('id', '=', id)
        .execute()
    },

    /** False for a step that was used already: of two at once, one wins. */
    async spendTotpStep(id: string, secret: string, step: number): Promise<boolean> {
      const result = await db
        .updateTable('staff_accounts')
        .set({ totp_last_step: step })
        .where('id', '=', id)
        .where('totp_secret', '=', secret)
        // One that is hours ahead was taken while the clock was: it must not lock its owner out until then.
        .where(({ or, eb }) => or([eb('totp_last_step', '<', step), eb('totp_last_step', '>', step + FAR_AHEAD)]))
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },
  }
}

export function accountOf(row: Selectable<Schema['staff_accounts']>): StaffAccount {
  return {
    id: row.id,
    email: row.email,
    emailKey: row.email_key,
    name: row.name,
    role: row.role,
    language: row.language,
    writesIn: JSON.parse(row.writes_in),
    theme: row.theme,
    letterKeys: row.letter_keys === 1,
    password: row.password ?? undefined,
    passwordAt: row.password_at ?? undefined,
    totpSecret: row.totp_secret ?? undefined,
    totpSince: row.totp_since ?? undefined,
    totpLastStep: row.totp_last_step ?? undefined,
    secondFactorDue: row.second_factor_due ?? undefined,
    deactivatedAt: row.deactivated_at ?? undefined,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at ?? undefined,
  }
}
