/** How many of the same weekdays before are looked at, and how many of them there have to be. */
export const WEEKS = 8
const LEAST_WEEKS = 4

const LEAST_VISITS = 30 // of the day or of what is usual: below, chance alone doubles them
const SPREADS = 4
const NORMAL = 1.4826 // makes the median deviation one standard deviation, where values are spread normally
const SHARE = 0.5 // of what is usual, more or less

interface UnusualDay {
  direction: 'rise' | 'fall'
  usual: number
  weeks: number
}

/**
 * Whether visits of a day are unusual beside those of the same weekday in the weeks before. Usual is their median, which one
 * odd week does not move. It has to differ by half of it, and by four spreads: the median deviation, and at least that of
 * chance (the root of a count). Undefined for a usual day, and where too little is known.
 */
export function unusualDay(visits: number, weekdays: readonly number[]): UnusualDay | undefined {
  if (weekdays.length < LEAST_WEEKS) return undefined
  const usual = median(weekdays)
  if (Math.max(visits, usual) < LEAST_VISITS) return undefined
  const spread = Math.max(NORMAL * median(weekdays.map((each) => Math.abs(each - usual))), Math.sqrt(usual), 1)
  const off = visits - usual
  if (Math.abs(off) < SPREADS * spread || Math.abs(off) < SHARE * usual) return undefined
  return { direction: off > 0 ? 'rise' : 'fall', usual, weeks: weekdays.length }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}
