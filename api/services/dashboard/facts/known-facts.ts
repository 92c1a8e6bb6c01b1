import {
  type DayFacts,
  readFacts,
  viewColumns,
  visitColumns,
  wordColumns,
} from '#api/services/dashboard/facts/day-facts.ts'

/** Bytes: two years of two million visits take 22 million. */
const MOST = 48_000_000
const MOST_WORDS = 65_536 // places that a column holds

interface Known {
  hash: string
  facts: DayFacts
  bytes: number
}

/**
 * Facts of days that are over, as they were read last; whose hash has changed is read again. The least recently used go first.
 * All of them share one list of words, so that days are counted in the same tables.
 */
export function createKnownFacts(most = MOST, mostWords = MOST_WORDS) {
  const known = new Map<number, Known>()
  let words: string[] = []
  let places = new Map<string, number>()
  let bytes = 0

  function forget(day: number): void {
    bytes -= known.get(day)?.bytes ?? 0
    known.delete(day)
  }

  /** Where the words of a day are in the list of all; undefined where it is full. */
  function placesOf(own: string[]): Uint16Array | undefined {
    const found = new Uint16Array(own.length)
    for (const [index, word] of own.entries()) {
      const place = places.get(word)
      if (place === undefined && words.length >= mostWords) return undefined
      found[index] = place ?? words.push(word) - 1
      if (place === undefined) places.set(word, words.length - 1)
    }
    return found
  }

  /** Begins anew with an empty list: those who still count with the old one are not disturbed. */
  function forgetAll(): void {
    known.clear()
    words = []
    places = new Map()
    bytes = 0
  }

  return {
    get(day: number, hash: string): DayFacts | undefined {
      const found = known.get(day)
      if (!found || found.hash !== hash) return undefined
      known.delete(day)
      known.set(day, found)
      return found.facts
    },

    /** Reads what is stored, and remembers it unless it has no hash. */
    take(day: number, hash: string, text: string): DayFacts {
      const own = readFacts(text)
      if (hash === '') return own
      let found = placesOf(own.words)
      if (!found) {
        forgetAll()
        found = placesOf(own.words)
      }
      if (!found) return own
      const facts = moved(own, words, found)
      forget(day)
      known.set(day, { hash, facts, bytes: bytesOf(facts) })
      bytes += bytesOf(facts)
      for (const oldest of known.keys()) {
        if (bytes <= most) break
        forget(oldest)
      }
      return facts
    },
  }
}

/** The same facts with other places of their words. The columns are their own already, and are changed. */
function moved({ visits, views, opened }: DayFacts, words: string[], places: Uint16Array): DayFacts {
  const move = (column: Uint16Array) => {
    for (let index = 0; index < column.length; index++) column[index] = places[column[index] ?? 0] ?? 0
  }
  for (const name of wordColumns) move(visits[name])
  move(views.page)
  move(opened.page)
  return { words, visits, views, opened }
}

function bytesOf({ visits, views, opened }: DayFacts): number {
  const { length } = visits.views
  const rows = length * visitColumns.length + views.page.length * viewColumns.length + opened.page.length * 3
  return rows * Uint16Array.BYTES_PER_ELEMENT
}
