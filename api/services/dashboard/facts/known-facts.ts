import { type DayFacts, readFacts } from '#api/services/dashboard/facts/day-facts.ts'

/** Bytes: two years of two million visits take 22 million. */
const MOST = 48_000_000
const MOST_WORDS = 200_000 // that are kept once for all days

interface Known {
  hash: string
  facts: DayFacts
  bytes: number
}

/**
 * Facts of days that are over, as they were read last; whose hash has changed is read again. The least recently used go first.
 */
export function createKnownFacts(most = MOST) {
  const known = new Map<number, Known>()
  const words = new Map<string, string>()
  let bytes = 0

  function forget(day: number): void {
    bytes -= known.get(day)?.bytes ?? 0
    known.delete(day)
  }

  /** Days share most of their words. */
  function shared(word: string): string {
    const same = words.get(word)
    if (same !== undefined) return same
    if (words.size >= MOST_WORDS) words.clear()
    words.set(word, word)
    return word
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
      const facts = readFacts(text)
      if (hash === '') return facts
      facts.words = facts.words.map(shared)
      const entry = { hash, facts, bytes: bytesOf(facts) }
      forget(day)
      known.set(day, entry)
      bytes += entry.bytes
      for (const oldest of known.keys()) {
        if (bytes <= most) break
        forget(oldest)
      }
      return facts
    },
  }
}

const bytesOf = ({ words, visits, views, opened }: DayFacts): number =>
  words.length * 8 +
  [visits, views, opened]
    .flatMap((table) => Object.values<Uint16Array>(table))
    .reduce((sum, { byteLength }) => sum + byteLength, 0)
