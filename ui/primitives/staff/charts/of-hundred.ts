/** Whole parts of a hundred that add up to it: the greatest remainders are rounded up. Zeros of nothing. */
export function ofHundred(counts: readonly number[]): number[] {
  const all = counts.reduce((sum, count) => sum + count, 0)
  if (all === 0) return counts.map(() => 0)
  const exact = counts.map((count) => (count / all) * 100)
  const parts = exact.map(Math.floor)
  const order = exact
    .map((value, place) => ({ place, rest: value - Math.floor(value) }))
    .sort((one, other) => other.rest - one.rest || one.place - other.place)
  const missing = 100 - parts.reduce((sum, part) => sum + part, 0)
  for (const { place } of order.slice(0, missing)) parts[place] = (parts[place] ?? 0) + 1
  return parts
}
