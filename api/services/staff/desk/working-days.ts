const DAY = 24 * 3_600_000
const SATURDAY = 6
const SUNDAY = 0

/** The same time of day so many working days later, in UTC; holidays differ by country and are not known. */
export function workingDaysAfter(time: number, days: number): number {
  let at = time
  for (let left = days; left > 0; ) {
    at += DAY
    const day = new Date(at).getUTCDay()
    if (day !== SATURDAY && day !== SUNDAY) left -= 1
  }
  return at
}
