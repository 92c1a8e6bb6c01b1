import { sql } from 'kysely'
import { containsAnyCase } from '#api/db/contains.ts'
import { ownSchema } from '#api/db/own-schema.ts'
import type { Executor } from '#api/db/schema.ts'
import { nobody } from '#api/store/newsletter/nobody.ts'

/** Rows of a table that are looked at in one step: SQLite's driver is synchronous, and everybody else waits for it. */
const AT_ONCE = 2000
/** Pages of a table that PostgreSQL looks through in one step, of 8 kB each: far less than a statement may take. */
const PAGES_AT_ONCE = 4000

const OWNERS_OF_ADDRESSES = ['messages', 'applications', 'subscribers', 'newsletter_signups'] as const
/** What else loses or changes rows with an erasure. */
const BESIDE_THEM = [
  'outbox',
  'person_requests',
  'message_search',
  'message_notes',
  'message_mails',
  'message_writers',
  'application_search',
  'application_notes',
  'application_mails',
  'issue_bounces',
  'issue_deliveries',
  'suppressions',
] as const

export interface TextPlace {
  table: string
  columns: string[]
  isSplit: boolean // on SQLite: whether its rows have numbers, by which it is looked through in steps
}

interface Looked {
  held: number | string | null
}

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
    /** Of everybody, in whichever case they were written. */
    async addresses(): Promise<string[]> {
      const found = new Set<string>()
      for (const table of OWNERS_OF_ADDRESSES) {
        for (const { email } of await db.selectFrom(table).select('email').distinct().execute())
          found.add(email.toLowerCase())
      }
      for (const { email } of await db.selectFrom('person_requests').select('email').distinct().execute())
        if (email !== null) found.add(email.toLowerCase())
      return [...found]
    },

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

    /** Which issues of the newsletter went to them, and what came back. */
    issues: (email: string) =>
      db
        .selectFrom('issue_deliveries as d')
        .innerJoin('subscribers as s', 's.id', 'd.subscriber_id')
        .innerJoin('issues as i', 'i.id', 'd.issue_id')
        .leftJoin('issue_bounces as b', (join) =>
          join.onRef('b.issue_id', '=', 'd.issue_id').onRef('b.subscriber_id', '=', 'd.subscriber_id'),
        )
        .select(['i.number', 'd.language', 'd.state', 'd.going_at', 'b.at as back_at', 'b.kind', 'b.code', 'b.answer'])
        .where(theirs(email))
        .orderBy('i.number')
        .orderBy('b.at')
        .execute(),

    signups: (email: string) =>
      db.selectFrom('newsletter_signups').selectAll().where(theirs(email)).orderBy('signed_up_at').execute(),

    /** Mails that speak of it; whether they are to or from it, their envelope says. */
    mails: (email: string) =>
      db
        .selectFrom('outbox')
        .select(['id', 'payload', 'created_at', 'failed_at'])
        .where('kind', '=', 'mail')
        .where(containsAnyCase(kind, 'payload', email))
        .orderBy('created_at')
        .execute(),

    /** Envelope and content of every mail that waits or was given up. */
    async allMails(): Promise<string[]> {
      const rows = await db
        .selectFrom('outbox')
        .select('payload')
        .where('kind', '=', 'mail')
        .where('sent_at', 'is', null)
        .execute()
      return rows.map(({ payload }) => payload)
    },

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
      await db
        .updateTable('outbox')
        .set({ last_error: null })
        .where(containsAnyCase(kind, 'last_error', email))
        .execute()
      const subscribers = db.selectFrom('subscribers').select('id').where(theirs(email))
      await db.deleteFrom('issue_bounces').where('subscriber_id', 'in', subscribers).execute()
      // Still counted, and nobody’s.
      await db
        .updateTable('issue_deliveries')
        .set({ subscriber_id: nobody(kind), answer: null })
        .where('subscriber_id', 'in', subscribers)
        .execute()
      for (const table of OWNERS_OF_ADDRESSES) await db.deleteFrom(table).where(theirs(email)).execute()
      return files.map((row) => row.stored_name)
    },

    /** Every table with its columns that can hold a text, those too that an operator has put beside the site's own. */
    async textPlaces(): Promise<TextPlace[]> {
      const { rows } =
        kind === 'sqlite'
          ? await sql<{ place: string; name: string; isSplit: number }>`select m.name as place, c.name as name,
              m.wr = 0 as isSplit from pragma_table_list as m join pragma_table_info(m.name) as c
              where m.schema = 'main' and m.type in ('table', 'virtual', 'shadow') and m.name not like 'sqlite!_%' escape '!'
              and lower(c.type) not in ('integer', 'bigint', 'double precision')`.execute(db)
          : await sql<{
              place: string
              name: string
              isSplit: number
            }>`select t.relname::text as place, c.attname::text as name,
              0 as "isSplit" from pg_class as t join pg_attribute as c on c.attrelid = t.oid
              where t.relnamespace = ${ownSchema} and t.relkind = 'r'
              and has_table_privilege(t.oid, 'select') and c.attnum > 0 and not c.attisdropped
              and c.atttypid in ('text'::regtype, 'varchar'::regtype, 'json'::regtype, 'jsonb'::regtype)`.execute(db)
      const groups = Map.groupBy(rows, ({ place }) => place)
      return [...groups].map(([table, columns]) => ({
        table,
        columns: columns.map(({ name }) => name),
        isSplit: columns.some(({ isSplit }) => isSplit === 1),
      }))
    },

    /** Of a table's rows after `last`: how many hold it, and the last that was looked at while there may be more. */
    async countHolding({ table, columns, isSplit }: TextPlace, email: string, last: string | undefined) {
      const held = sql`sum(case when ${sql.join(
        columns.map((column) => containsAnyCase(kind, column, email)),
        sql` or `,
      )} then 1 else 0 end) as held`
      if (kind === 'postgres') {
        const first = Number(last ?? 0)
        const next = first + PAGES_AT_ONCE
        const { rows } = await sql<Looked & { pages: number }>`select ${held},
          pg_relation_size(format('%I', ${table}::text)::regclass) / current_setting('block_size')::integer as pages from ${sql.id(table)}
          where ctid >= ${`(${first},0)`}::tid and ctid < ${`(${next},0)`}::tid`.execute(db)
        const [row] = rows
        return { held: Number(row?.held ?? 0), next: next < Number(row?.pages ?? 0) ? String(next) : undefined }
      }
      if (!isSplit) {
        const { rows } = await sql<Looked>`select ${held} from ${sql.id(table)}`.execute(db)
        return { held: Number(rows[0]?.held ?? 0), next: undefined }
      }
      // By the number of the row: an offset would count all those before it anew. As text: the search's own tables have
      // numbers above what JavaScript's can be.
      const { rows } = await sql<Looked & { seen: number; last: string | null }>`
        select count(*) as seen, cast(max(place_in_table) as text) as last, ${held} from (select rowid as place_in_table, * from ${sql.id(table)}
          ${last === undefined ? sql`` : sql`where rowid > cast(${last} as integer)`} order by rowid limit ${sql.lit(AT_ONCE)}) as part`.execute(
        db,
      )
      const [row] = rows
      return { held: Number(row?.held ?? 0), next: row?.seen === AT_ONCE ? (row.last ?? undefined) : undefined }
    },

    /** PostgreSQL keeps what was deleted until its pages are tidied, and samples of values for its planner. True where bytes may remain all the same. */
    async tidy(): Promise<boolean> {
      if (kind === 'sqlite') return false
      for (const table of [...OWNERS_OF_ADDRESSES, ...BESIDE_THEM]) {
        // One that is being tidied, or is too large for the time of one statement, is tidied by PostgreSQL itself later.
        await sql`vacuum (analyze, skip_locked) ${sql.id(table)}`.execute(db).catch(() => {})
      }
      return true
    },
  }
}
