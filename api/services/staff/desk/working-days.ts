const DAY = 24 * 3_600_000
const SATURDAY = 6
const SUNDAY = 0

/** The same time of day so many working days later, in UTC; holidays differ by country and are not known. */
export function workingDaysAfter(time: number, days: number): number {
  let at = time
  for (let left = days; left > 0; ) {
    at += DAY
    if (isWorkingDay(at)) left -= 1
  }
  return at
}

/** Working days that are left, one that has begun counted; 0 when the time is over. */
export function workingDaysUntil(end: number, now: number): number {
  let days = 0
  for (let at = end; at > now; at -= DAY) if (isWorkingDay(at)) days += 1
  return days
}

function isWorkingDay(time: number): boolean {
  const day = new Date(time).getUTCDay()
  return day !== SATURDAY && day !== SUNDAY
}
