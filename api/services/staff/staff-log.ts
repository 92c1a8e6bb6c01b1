import { setImmediate as nextTurn } from 'node:timers/promises'
import type { LogAnswer, LogLine, LogQuery } from '#api/contract/staff/log.ts'
import { formatCsv } from '#api/services/newsletter/csv.ts'
import type { StaffContext } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import { requireAllowed } from '#api/services/staff/rights.ts'
import type { LogFilter } from '#api/store/staff/log.ts'
import type { Stores } from '#api/store/stores.ts'

const DAY = 24 * 3_600_000
const PER_PAGE = 50
const DAYS_SHOWN = 60
const BATCH = 500 // lines of the file that are in memory at once
const nobody = 'house' // asks for what no account did
const BYTE_ORDER_MARK = '\ufeff' // spreadsheets take a file without one for an old encoding

const columns = ['at', 'account', 'account_name', 'deed', 'thing_kind', 'thing', 'thing_name', 'facts'] as const

type FileQuery = Omit<LogQuery, 'page'>

interface StaffLogDependencies {
  stores: Stores
  note: NoteDeed
  now: () => number
}

export type StaffLog = ReturnType<typeof createStaffLog>

/** Reads only: lines are written by whoever does a deed, in its transaction. */
export function createStaffLog({ stores, note, now }: StaffLogDependencies) {
  const { staffLog } = stores
  return {
    async read(query: LogQuery): Promise<LogAnswer> {
      const filter = filterOf(query)
      const total = await staffLog.count(filter)
      const pages = Math.max(1, Math.ceil(total / PER_PAGE))
      const page = Math.min(query.page ?? 1, pages)
      const at = now()
      const first = Math.floor(at / DAY) - DAYS_SHOWN + 1
      const counts = await staffLog.countByDay(first * DAY)
      return {
        at,
        lines: await staffLog.list(filter, PER_PAGE, (page - 1) * PER_PAGE),
        page,
        pages,
        total,
        days: Array.from({ length: DAYS_SHOWN }, (_, index) => ({
          day: new Date((first + index) * DAY).toISOString().slice(0, 10),
          count: counts.get(first + index) ?? 0,
        })),
      }
    },

    /** The same lines as a file, the newest first. Throws as `requireAllowed`, before the query is read. */
    async take(
      { live }: StaffContext,
      queryOf: () => FileQuery,
    ): Promise<{ name: string; pieces: AsyncGenerator<string> }> {
      requireAllowed(live, { stages: ['full'], right: 'exports', isFresh: true }, now())
      const query = queryOf()
      const thing = { kind: 'log', id: 'csv' } as const
      await stores.transaction([], (inside) =>
        note(inside, { account: live?.account.id, deed: 'logExported', thing, facts: given(query) }),
      )
      const day = new Date(now()).toISOString().slice(0, 10)
      return { name: `log-${day}.csv`, pieces: piecesOf(filterOf(query)) }
    },
  }

  async function* piecesOf(filter: LogFilter): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + formatCsv([[...columns]])
    for (let last: LogLine | undefined; ; ) {
      const lines = await staffLog.listAfter(filter, last, BATCH)
      if (lines.length > 0) yield formatCsv(lines.map(rowOf))
      last = lines.at(-1)
      if (lines.length < BATCH) return
      // SQLite's driver is synchronous: of a long log nobody else would have a turn.
      await nextTurn()
    }
  }
}

function given(query: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

function filterOf({ account, deed, thing, from, to }: FileQuery): LogFilter {
  return {
    account: account === nobody ? null : account,
    deed,
    thing,
    from: from === undefined ? undefined : Date.parse(from),
    before: to === undefined ? undefined : Date.parse(to) + DAY,
  }
}

function rowOf({ at, account, deed, thing, facts }: LogLine): string[] {
  return [
    new Date(at).toISOString(),
    account?.id ?? nobody,
    account?.name ?? '',
    deed,
    thing?.kind ?? '',
    thing?.id ?? '',
    thing?.name ?? '',
    JSON.stringify(facts),
  ]
}
