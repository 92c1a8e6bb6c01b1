import type { VisitHits, VisitHitsStore } from '#api/store/visit-hits.ts'

const MINUTE = 60_000
const VISITS_PER_MINUTE = 120
/** Rows are of no use after a minute; servers' clocks may differ by another. */
const KEPT = 2 * MINUTE

/**
 * The limit on visits (D32): 120 in any minute, exactly, over restarts and servers. What counts stands in the database,
 * one row for each batch, and every server has read all of it before it counts: rows are few and are read once.
 * Use it in a transaction that no other server's overlaps.
 */
export function createVisitLimit(now: () => number) {
  /** When each network's last visits were, oldest first. */
  const times = new Map<string, number[]>()
  let lastRead = 0
  let clearedAt = now()

  function remember({ number, at, hits }: VisitHits): void {
    for (const [key, count] of Object.entries(hits)) {
      const known = times.get(key) ?? []
      for (let hit = 0; hit < count; hit++) known.push(at)
      times.set(key, known)
    }
    lastRead = number
  }

  function forget(at: number): void {
    for (const [key, known] of times) if ((known.at(-1) ?? 0) <= at - MINUTE) times.delete(key)
    clearedAt = at
  }

  /** Milliseconds until there is room for one more than `taken`; 0 when there is. */
  function waitOf(key: string, taken: number, at: number): number {
    const known = times.get(key) ?? []
    while (known[0] !== undefined && known[0] <= at - MINUTE) known.shift()
    if (known.length + taken < VISITS_PER_MINUTE) return 0
    return (known[known.length + taken - VISITS_PER_MINUTE] ?? at) + MINUTE - at
  }

  return {
    /** Takes what has room. Resolves to the wait of each key, in order: 0 where it was taken. */
    async take(visitHits: VisitHitsStore, keys: string[]): Promise<number[]> {
      const at = now()
      for (const row of await visitHits.after(lastRead)) remember(row)
      const isDue = at - clearedAt >= MINUTE
      if (isDue) forget(at)
      const hits: Record<string, number> = {}
      const waits = keys.map((key) => {
        const wait = waitOf(key, hits[key] ?? 0, at)
        if (wait === 0) hits[key] = (hits[key] ?? 0) + 1
        return wait
      })
      // The number follows the clock, so that it grows even after all rows were deleted.
      if (Object.keys(hits).length > 0) await visitHits.insert({ number: Math.max(lastRead + 1, at), at, hits })
      if (isDue) await visitHits.deleteBefore(at - KEPT)
      return waits
    },
  }
}
