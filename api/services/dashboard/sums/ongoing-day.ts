import type { DayFacts } from '#api/services/dashboard/facts/day-facts.ts'
import { factsOfRows } from '#api/services/dashboard/facts/facts-of-rows.ts'
import { spared } from '#api/services/dashboard/spared.ts'
import type { RawDaysStore, RawVisit } from '#api/store/dashboard/raw-days.ts'

const OVERLAP = 10_000 // milliseconds: transactions of other servers may end out of order

interface OngoingDay {
  from: number
  rows: Map<string, RawVisit>
  last: number
  facts: DayFacts
}

/** Facts of the day that is under way: only rows that are new are read. Visits are never changed, so a count says whether all are there. */
export function createOngoingDay(rawDays: RawDaysStore, ownHost: string) {
  let known: OngoingDay | undefined

  async function readAll(from: number, to: number): Promise<DayFacts> {
    const rows = await rawDays.visits(from, to)
    const facts = factsOfRows(rows, from, ownHost)
    known = { from, rows: new Map(rows.map((row) => [row.id, row])), last: rows.at(-1)?.receivedAt ?? from, facts }
    return facts
  }

  async function read(from: number, to: number): Promise<DayFacts> {
    if (known?.from !== from) return readAll(from, to)
    const { rows, last, facts } = known
    const fresh = (await rawDays.visits(Math.max(from, last - OVERLAP), to)).filter(({ id }) => !rows.has(id))
    if (rows.size + fresh.length !== (await rawDays.countVisits(from, to))) return readAll(from, to)
    if (fresh.length === 0) return facts
    const all = [...rows.values(), ...fresh].toSorted(inOrder)
    const counted = factsOfRows(all, from, ownHost)
    known = {
      from,
      rows: new Map(all.map((row) => [row.id, row])),
      last: all.at(-1)?.receivedAt ?? from,
      facts: counted,
    }
    return counted
  }

  let today = { from: Number.NaN, read: () => read(0, 0) }
  return (from: number, to: number): Promise<DayFacts> => {
    if (today.from !== from) today = { from, read: spared(() => read(from, to)) }
    return today.read()
  }
}

function inOrder(one: RawVisit, other: RawVisit): number {
  return one.receivedAt - other.receivedAt || (one.id < other.id ? -1 : 1)
}
