/**
 * The same day and time of another month, in UTC; of a shorter month its last day, because a period that was promised is
 * never longer than that. Earlier months with negative numbers.
 */
export function monthsAfter(time: number, months: number): number {
  const date = new Date(time)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  return date.setUTCDate(Math.min(day, lastDay))
}
