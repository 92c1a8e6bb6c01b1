import { sql } from 'kysely'
import type { PersonCounts } from '#api/contract/staff/persons.ts'
import type { PersonRequestKind, PersonRequestOutcome } from '#api/contract/values/staff/persons.ts'
import type { Executor } from '#api/db/schema.ts'
import type { Language } from '#locales/languages.ts'

export interface PersonRequest {
  id: string
  kind: PersonRequestKind
  email: string
  language: Language
  receivedAt: number
  takenAt: number | undefined
}

export interface DonePersonRequest {
  id: string
  kind: PersonRequestKind
  receivedAt: number
  doneAt: number
  by: string | undefined // a name
  outcome: PersonRequestOutcome
  counts: PersonCounts | undefined
}

interface Closing {
  at: number
  by: string // an account
  outcome: PersonRequestOutcome
  counts?: PersonCounts | undefined
}

export function createPersonRequestsStore(db: Executor) {
  const open = () => db.selectFrom('person_requests').selectAll().where('done_at', 'is', null)

  return {
    async insert(
      { id, kind, email, language, receivedAt }: Omit<PersonRequest, 'takenAt'>,
      { key, at, by }: { key: string; at: number; by: string },
    ): Promise<void> {
      await db
        .insertInto('person_requests')
        .values({
          id,
          kind,
          email,
          language,
          email_key: key,
          received_at: receivedAt,
          opened_at: at,
          opened_by: by,
          taken_at: null,
          done_at: null,
          done_by: null,
          outcome: null,
          counts: null,
        })
        .execute()
    },

    async find(id: string): Promise<PersonRequest | undefined> {
      const row = await open().where('id', '=', id).executeTakeFirst()
      return row && requestOf(row)
    },

    /** The soonest due first. */
    async listOpen(): Promise<PersonRequest[]> {
      const rows = await open().orderBy('received_at').orderBy('id').execute()
      return rows.map(requestOf)
    },

    async listDone(limit: number): Promise<DonePersonRequest[]> {
      const rows = await db
        .selectFrom('person_requests as r')
        .leftJoin('staff_accounts as a', 'a.id', 'r.done_by')
        .select(['r.id', 'r.kind', 'r.received_at', 'r.done_at', 'r.outcome', 'r.counts', 'a.name'])
        .where('r.done_at', 'is not', null)
        .orderBy('r.done_at', 'desc')
        .orderBy('r.id')
        .limit(limit)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        receivedAt: row.received_at,
        doneAt: row.done_at ?? 0,
        by: row.name ?? undefined,
        outcome: row.outcome ?? 'withdrawn',
        counts: row.counts === null ? undefined : JSON.parse(row.counts),
      }))
    },

    async setTaken(id: string, at: number): Promise<void> {
      await db.updateTable('person_requests').set({ taken_at: at }).where('id', '=', id).execute()
    },

    /** Without its address from then on. False for one that is closed already. */
    async close(id: string, closing: Closing): Promise<boolean> {
      const result = await db
        .updateTable('person_requests')
        .set(closedBy(closing))
        .where('id', '=', id)
        .where('done_at', 'is', null)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    /** All that are open for an address: nothing is left that another one could be about. */
    async closeAllOf(email: string, key: string, closing: Closing): Promise<void> {
      await db
        .updateTable('person_requests')
        // One that was opened by an earlier version has another key.
        .set({ ...closedBy(closing), email_key: key })
        .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
        .where('done_at', 'is', null)
        .execute()
    },

    /** Whom staff have erased, as long as that is kept. */
    async listErased(): Promise<{ key: string; at: number }[]> {
      const rows = await db
        .selectFrom('person_requests')
        .select(['email_key', 'done_at'])
        .where('outcome', '=', 'erased')
        .execute()
      return rows.map((row) => ({ key: row.email_key, at: row.done_at ?? 0 }))
    },

    async deleteDoneBefore(time: number, limit: number): Promise<number> {
      const old = db.selectFrom('person_requests').select('id').where('done_at', '<=', time).limit(limit)
      const result = await db.deleteFrom('person_requests').where('id', 'in', old).executeTakeFirst()
      return Number(result.numDeletedRows)
    },
  }
}

function closedBy({ at, by, outcome, counts }: Closing) {
  return { email: null, done_at: at, done_by: by, outcome, counts: counts ? JSON.stringify(counts) : null }
}

interface OpenRow {
  id: string
  kind: PersonRequestKind
  email: string | null
  language: Language
  received_at: number
  taken_at: number | null
}

const requestOf = ({ id, kind, email, language, received_at, taken_at }: OpenRow): PersonRequest => ({
  id,
  kind,
  email: email ?? '',
  language,
  receivedAt: received_at,
  takenAt: taken_at ?? undefined,
})
