const DAY = 24 * 3_600_000
const QUARTER = 900_000 // midnights fall on quarters of an hour, in every zone of today

export type LocalDays = ReturnType<typeof createLocalDays>

/** Days of a time zone by their number since 1970, each as long as it is there: 23 to 25 hours. */
export function createLocalDays(zone: string) {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, year: 'numeric', month: 'numeric', day: 'numeric' })
  const starts = new Map<number, number>()

  function dateNumber(time: number): number {
    const { year, month, day } = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]))
    return Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY
  }

  /** The first moment of a day, in milliseconds. */
  function startOf(day: number): number {
    const known = starts.get(day)
    if (known !== undefined) return known
    let [before, after] = [day * DAY - DAY, day * DAY + DAY]
    while (after - before > QUARTER) {
      const middle = before + Math.floor((after - before) / 2 / QUARTER) * QUARTER
      if (dateNumber(middle) < day) before = middle
      else after = middle
    }
    starts.set(day, after)
    return after
  }

  function dayOf(time: number): number {
    const day = Math.floor(time / DAY)
    if (time < startOf(day)) return day - 1
    return time < startOf(day + 1) ? day : day + 1
  }

  return { zone, startOf, dayOf }
}

/** `2026-11-20` */
export const isoOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)

export const dayOfIso = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / DAY
