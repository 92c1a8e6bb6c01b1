import { brand } from '#locales/brand.ts'
import { dayKey, noonOf } from '#locales/staff-formats.ts'
import { offsetAt, timeOf } from '#locales/zoned-time.ts'

const DAY = 24 * 3_600_000

/** Milliseconds between two times that lie in the agency’s working hours. Holidays differ by country and are not known. */
export function officeTimeBetween(from: number, until: number, timeZone: string): number {
  const { officeHours } = brand
  let total = 0
  for (let day = dayKey(from, timeZone); day <= dayKey(until, timeZone); day = dayKey(noonOf(day) + DAY, 'UTC')) {
    const opens = timeOf(`${day}T${officeHours.from}`, timeZone)
    const shuts = timeOf(`${day}T${officeHours.until}`, timeZone)
    if (opens === undefined || shuts === undefined || !isOfficeDay(day)) continue
    total += Math.max(0, Math.min(until, shuts) - Math.max(from, opens))
  }
  return total
}

/** The same time of day so many working days later. */
export function officeDaysAfter(time: number, days: number, timeZone: string): number {
  let later = 0
  for (let left = days; left > 0; ) {
    later += 1
    if (isOfficeDay(dayKey(daysAfter(time, later, timeZone), timeZone))) left -= 1
  }
  return daysAfter(time, later, timeZone)
}

/** Working days that are left, one that has begun counted; 0 when the time is over. */
export function officeDaysUntil(end: number, now: number, timeZone: string): number {
  let days = 0
  for (let at = end, sooner = 1; at > now; at = daysAfter(end, -sooner, timeZone), sooner += 1)
    if (isOfficeDay(dayKey(at, timeZone))) days += 1
  return days
}

function isOfficeDay(day: string): boolean {
  const weekdays: readonly number[] = brand.officeHours.weekdays
  return weekdays.includes(new Date(noonOf(day)).getUTCDay())
}

/** The same time of day, also when a clock has been changed in between. */
function daysAfter(time: number, days: number, timeZone: string): number {
  const at = time + days * DAY
  return at + offsetAt(time, timeZone) - offsetAt(at, timeZone)
}
