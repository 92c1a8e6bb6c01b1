import { sql } from 'kysely'
import type { Executor } from '#api/db/schema.ts'
import { holding } from '#api/store/staff/persons.ts'

/** Rows of a table that are looked at in one step: SQLite's driver is synchronous, and everybody else waits for it. */
const AT_ONCE = 2000

const OWNERS_OF_ADDRESSES = ['messages', 'applications', 'subscribers', 'newsletter_signups'] as const

export interface WrittenAbout {
  of: string // its message or application
  kind: 'answer' | 'note'
  at: number
  text: string
}

/** Every row about one address. */
export function createPersonRowsStore(db: Executor, kind: 'sqlite' | 'postgres') {
  const theirs = (email: string) => sql<boolean>`lower(email) = ${email.toLowerCase()}`

  return {
    messages: (email: string) =>
      db.selectFrom('messages').selectAll().where(theirs(email)).orderBy('received_at').execute(),

    applications: (email: string) =>
      db.selectFrom('applications').selectAll().where(theirs(email)).orderBy('received_at').execute(),

    /** Answers and notes of staff, each of a message or an application. */
    async written(email: string): Promise<WrittenAbout[]> {
      const answers = await db
        .selectFrom('message_mails as w')
        .innerJoin('messages as m', 'm.id', 'w.message_id')
        .select(['m.id as of', 'w.at', 'w.text'])
        .where(theirs(email))
        .where('w.text', 'is not', null)
        .orderBy('w.at')
        .execute()
      const notes = await db
        .selectFrom('message_notes as w')
        .innerJoin('messages as m', 'm.id', 'w.message_id')
        .select(['m.id as of', 'w.at', 'w.text'])
        .where(theirs(email))
        .orderBy('w.at')
        .execute()
      const others = await db
        .selectFrom('application_notes as w')
        .innerJoin('applications as a', 'a.id', 'w.application_id')
        .select(['a.id as of', 'w.noted_at as at', 'w.text'])
        .where(theirs(email))
        .orderBy('w.noted_at')
        .execute()
      return [
        ...answers.map((row) => ({ ...row, text: row.text ?? '', kind: 'answer' as const })),
        ...[...notes, ...others].map((row) => ({ ...row, kind: 'note' as const })),
      ]
    },

    subscriptions: (email: string) =>
      db.selectFrom('subscribers').selectAll().where(theirs(email)).orderBy('signed_up_at').execute(),

    signups: (email: string) =>
      db.selectFrom('newsletter_signups').selectAll().where(theirs(email)).orderBy('signed_up_at').execute(),

    /** Mails that speak of it; whether they are to or from it, their envelope says. */
    mails: (email: string) =>
      db
        .selectFrom('outbox')
        .select(['id', 'payload', 'created_at', 'failed_at'])
        .where('kind', '=', 'mail')
        .where(holding('payload', email))
        .orderBy('created_at')
        .execute(),

    async hasAccount(email: string): Promise<boolean> {
      const row = await db.selectFrom('staff_accounts').select('id').where(theirs(email)).executeTakeFirst()
      return row !== undefined
    },

    /** The rows of each table. Returns the stored names of résumés. */
    async erase(email: string, mailIds: string[]): Promise<string[]> {
      const files = await db.selectFrom('applications').select('stored_name').where(theirs(email)).execute()
      const signups = db.selectFrom('newsletter_signups').select('id').where(theirs(email))
      await db.deleteFrom('outbox').where('id', 'in', mailIds).execute()
      await db.deleteFrom('outbox').where('payload', 'in', signups).execute()
      // What a mail server answered may name the mailbox.
      await db.updateTable('outbox').set({ last_error: null }).where(holding('last_error', email)).execute()
      for (const table of OWNERS_OF_ADDRESSES) await db.deleteFrom(table).where(theirs(email)).execute()
      return files.map((row) => row.stored_name)
    },

    /** Every table and column that can hold a text. */
    async textColumns(): Promise<Map<string, string[]>> {
      const { rows } =
        kind === 'sqlite'
          ? await sql<{ place: string; name: string }>`select m.name as place, c.name as name
              from sqlite_schema as m join pragma_table_info(m.name) as c
              where m.type = 'table' and m.name not like 'sqlite!_%' escape '!'`.execute(db)
          : await sql<{ place: string; name: string }>`select table_name as place, column_name as name
              from information_schema.columns where table_schema = current_schema()
              and data_type in ('text', 'character varying', 'json', 'jsonb')`.execute(db)
      const groups = Map.groupBy(rows, ({ place }) => place)
      return new Map([...groups].map(([place, columns]) => [place, columns.map(({ name }) => name)]))
    },

    /** Of a table's rows from `offset` on: how many hold it, and whether there are more to look at. */
    async countHolding(table: string, columns: string[], email: string, offset: number) {
      const conditions = sql.join(
        columns.map((column) => holding(column, email)),
        sql` or `,
      )
      const part = kind === 'sqlite' ? sql`limit ${sql.lit(AT_ONCE)} offset ${offset}` : sql``
      const { rows } = await sql<{ seen: number | string; held: number | string | null }>`
        select count(*) as seen, sum(case when ${conditions} then 1 else 0 end) as held
        from (select * from ${sql.table(table)} ${part}) as part`.execute(db)
      const seen = Number(rows[0]?.seen ?? 0)
      return {
        held: Number(rows[0]?.held ?? 0),
        next: kind === 'sqlite' && seen === AT_ONCE ? offset + seen : undefined,
      }
    },

    /** PostgreSQL keeps what was deleted until its pages are tidied, and samples of values for its planner. True where bytes may remain all the same. */
    async tidy(): Promise<boolean> {
      if (kind === 'sqlite') return false
      for (const table of [...OWNERS_OF_ADDRESSES, 'outbox', 'person_requests'])
        await sql`vacuum (analyze) ${sql.table(table)}`.execute(db)
      return true
    },
  }
}
