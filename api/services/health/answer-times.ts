/** Milliseconds: the upper ends of the classes in which answers are counted, of which the last has none. */
const ends = [1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1000, 2000, 5000, 10_000]

export const noTimes = (): number[] => Array.from({ length: ends.length + 1 }, () => 0)

/** The class of an answer that took so many milliseconds. */
export function classOf(time: number): number {
  const found = ends.findIndex((end) => time <= end)
  return found < 0 ? ends.length : found
}

/** Both together; one of a version with other classes counts for nothing. */
export const addTimes = (one: readonly number[], other: readonly number[]): number[] =>
  noTimes().map((_, place) => (one[place] ?? 0) + (other[place] ?? 0))

/** Milliseconds within which that share of the answers went; undefined without any, or where it is beyond all classes. */
export function within(times: readonly number[], share: number): number | undefined {
  const all = times.reduce((sum, count) => sum + count, 0)
  if (all === 0) return undefined
  let counted = 0
  for (const [place, end] of ends.entries()) {
    counted += times[place] ?? 0
    if (counted >= all * share) return end
  }
  return undefined
}
