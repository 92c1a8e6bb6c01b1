import { sql } from 'kysely'
import type { LogFacts, LogLine } from '#api/contract/staff/log.ts'
import { type StaffDeed, type StaffThing, staffDeeds, staffThings } from '#api/contract/values/staff.ts'
import type { Executor } from '#api/db/schema.ts'

export interface LogEntry {
  id: string
  at: number
  account: string | undefined // undefined for the house and the shell
  deed: StaffDeed
  thing?: { kind: StaffThing; id: string } | undefined
  facts?: LogFacts // was, is, why; ids, never what visitors wrote
}

export interface LogFilter {
  account: string | null | undefined // null for the house and the shell
  deed: StaffDeed | undefined
  thing: string | undefined
  from: number | undefined
  before: number | undefined
}

const DAY = 24 * 3_600_000

export function createStaffLogStore(db: Executor) {
  const matching = ({ account, deed, thing, from, before }: LogFilter) =>
    db
      .selectFrom('staff_log as l')
      .$if(account !== undefined, (query) => query.where('l.account', 'is not distinct from', account ?? null))
      .$if(deed !== undefined, (query) => query.where('l.deed', '=', deed ?? ''))
      .$if(thing !== undefined, (query) => query.where('l.thing_id', '=', thing ?? ''))
      .$if(from !== undefined, (query) => query.where('l.at', '>=', from ?? 0))
      .$if(before !== undefined, (query) => query.where('l.at', '<', before ?? 0))

  /** With the names of today, where what they name is still there. */
  const lines = (filter: LogFilter) =>
    matching(filter)
      .leftJoin('staff_accounts as who', 'who.id', 'l.account')
      .leftJoin('staff_accounts as a', (join) =>
        join.onRef('a.id', '=', 'l.thing_id').on('l.thing_kind', '=', 'account'),
      )
      .leftJoin('staff_links as k', (join) =>
        join.onRef('k.id', '=', 'l.thing_id').on('l.thing_kind', 'in', ['invitation', 'address']),
      )
      .leftJoin('posts as p', (join) => join.onRef('p.id', '=', 'l.thing_id').on('l.thing_kind', '=', 'post'))
      .leftJoin('post_translations as t', (join) =>
        join.onRef('t.post_id', '=', 'p.id').onRef('t.language', '=', 'p.source_language'),
      )
      .leftJoin('openings as o', (join) => join.onRef('o.id', '=', 'l.thing_id').on('l.thing_kind', '=', 'opening'))
      .leftJoin('pictures as i', (join) => join.onRef('i.id', '=', 'l.thing_id').on('l.thing_kind', '=', 'picture'))
      .leftJoin('messages as m', (join) => join.onRef('m.id', '=', 'l.thing_id').on('l.thing_kind', '=', 'message'))
      .selectAll('l')
      .select(['who.name as who', 'a.name as account_name', 'k.email as link_email'])
      .select(['t.title as post_title', 'o.title as opening_title', 'i.name as picture_name', 'm.name as message_name'])
      .orderBy('l.at', 'desc')
      .orderBy('l.id', 'desc')

  return {
    async list(filter: LogFilter, limit: number, offset: number): Promise<LogLine[]> {
      const rows = await lines(filter).limit(limit).offset(offset).execute()
      return rows.map(lineOf)
    },

    /** Those that follow `last` in a list. */
    async listAfter(
      filter: LogFilter,
      last: Pick<LogLine, 'id' | 'at'> | undefined,
      limit: number,
    ): Promise<LogLine[]> {
      const query = last
        ? lines(filter)
            // Where the index is read from; without it each batch would begin at the newest line.
            .where('l.at', '<=', last.at)
            .where(({ or, eb }) => or([eb('l.at', '<', last.at), eb('l.id', '<', last.id)]))
        : lines(filter)
      return (await query.limit(limit).execute()).map(lineOf)
    },

    /** Who did the last deed with each of these things, by name: one look, because no index leads from a thing to its lines. */
    async lastBy(things: string[]): Promise<Map<string, string>> {
      const rows = await db
        .selectFrom('staff_log as l')
        .innerJoin('staff_accounts as who', 'who.id', 'l.account')
        .select(['l.thing_id', 'who.name'])
        .where('l.thing_id', 'in', things)
        .orderBy('l.at')
        .orderBy('l.id')
        .execute()
      return new Map(rows.flatMap(({ thing_id, name }) => (thing_id === null ? [] : [[thing_id, name]])))
    },

    async count(filter: LogFilter): Promise<number> {
      const row = await matching(filter)
        .select((query) => query.fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** By day since 1970 (UTC). */
    async countByDay(from: number): Promise<Map<number, number>> {
      const day = sql<number | string>`at / ${sql.lit(DAY)}`
      const rows = await db
        .selectFrom('staff_log')
        .select([day.as('day'), (query) => query.fn.countAll<number | string>().as('count')])
        .where('at', '>=', from)
        .groupBy(day)
        .execute()
      return new Map(rows.map((row) => [Number(row.day), Number(row.count)]))
    },

    async insert({ id, at, account, deed, thing, facts = {} }: LogEntry): Promise<void> {
      await db
        .insertInto('staff_log')
        .values({
          id,
          at,
          account: account ?? null,
          deed,
          thing_kind: thing?.kind ?? null,
          thing_id: thing?.id ?? null,
          facts: JSON.stringify(facts),
        })
        .execute()
    },
  }
}

interface LineRow {
  id: string
  at: number
  account: string | null
  deed: string
  thing_kind: string | null
  thing_id: string | null
  facts: string
  who: string | null
  account_name: string | null
  link_email: string | null
  post_title: string | null
  opening_title: string | null
  picture_name: string | null
  message_name: string | null
}

const nameOf = (row: LineRow) =>
  row.account_name ?? row.link_email ?? row.post_title ?? row.opening_title ?? row.picture_name ?? row.message_name

function lineOf(row: LineRow): LogLine {
  const kind = row.thing_kind === null ? undefined : oneOf(staffThings, row.thing_kind)
  return {
    id: row.id,
    at: row.at,
    account: row.account === null ? null : { id: row.account, name: row.who ?? '' },
    deed: oneOf(staffDeeds, row.deed),
    thing: kind ? { kind, id: row.thing_id ?? '', name: nameOf(row) } : null,
    facts: JSON.parse(row.facts),
  }
}

function oneOf<Word extends string>(words: readonly Word[], text: string): Word {
  const word = words.find((candidate) => candidate === text)
  if (word === undefined) throw new Error(`The staff's log says ${JSON.stringify(text)}, which is none of ${words}`)
  return word
}
