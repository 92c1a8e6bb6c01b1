import type { DayFacts } from '#api/services/dashboard/facts/day-facts.ts'
import { factsOfRows } from '#api/services/dashboard/facts/facts-of-rows.ts'
import { spared } from '#api/services/dashboard/spared.ts'
import { MOST_OF_A_DAY, type RawDaysStore, type RawVisit } from '#api/store/dashboard/raw-days.ts'

const OVERLAP = 10_000 // milliseconds: transactions of other servers may end out of order

interface OngoingDay {
  from: number
  rows: RawVisit[] // in their order
  words: Map<string, string>
  facts: DayFacts
}

/** Facts of the day that is under way: only rows that are new are read. Visits are never changed, so a count says whether all are there. */
export function createOngoingDay(rawDays: RawDaysStore, ownHost: string) {
  let known: OngoingDay | undefined

  async function readAll(from: number, to: number): Promise<DayFacts> {
    known = undefined
    return add({ from, rows: [], words: new Map() }, await rawDays.visits(from, to))
  }

  async function read(from: number, to: number): Promise<DayFacts> {
    if (known?.from !== from) return readAll(from, to)
    const { rows } = known
    const since = Math.max(from, (rows.at(-1)?.receivedAt ?? from) - OVERLAP)
    const ids = new Set(rows.slice(rows.findLastIndex(({ receivedAt }) => receivedAt < since) + 1).map(({ id }) => id))
    const read = await rawDays.visits(since, to)
    const fresh = read.filter(({ id }) => !ids.has(id)).slice(0, MOST_OF_A_DAY - rows.length)
    const all = Math.min(await rawDays.countVisits(from, to), MOST_OF_A_DAY)
    if (rows.length + fresh.length !== all) return readAll(from, to)
    return fresh.length === 0 ? known.facts : add(known, fresh)
  }

  function add({ from, rows, words }: Omit<OngoingDay, 'facts'>, fresh: RawVisit[]): DayFacts {
    for (const row of fresh) rows.push(sharingWords(row, words))
    rows.sort(inOrder)
    const facts = factsOfRows(rows, from, ownHost)
    known = { from, rows, words, facts }
    return facts
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

/** Each row comes with texts of its own, of which a day has few: they are kept once. */
function sharingWords(row: RawVisit, words: Map<string, string>): RawVisit {
  const shared = (word: string) => {
    const known = words.get(word)
    if (known !== undefined) return known
    words.set(word, word)
    return word
  }
  const { page, referrer, screenResolution, timezone, country, device, browser, system, asked } = row
  return {
    ...row,
    ...{ page: shared(page), referrer: shared(referrer), screenResolution: shared(screenResolution) },
    ...{ timezone: shared(timezone), country: shared(country), device: shared(device) },
    ...{ browser: shared(browser), system: shared(system), asked: shared(asked) },
  }
}
