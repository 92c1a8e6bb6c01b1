import { noonOf } from '#locales/staff-formats.ts'

const DAY = 86_400_000

/** `2026-11-09` a number of days later. */
export function addDays(day: string, days: number): string {
  return new Date(noonOf(day) + days * DAY).toISOString().slice(0, 10)
}

/** From 0 for Monday. */
export function placeInWeek(day: string): number {
  return (new Date(noonOf(day)).getUTCDay() + 6) % 7
}

export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** The first of the month so many months later. */
export function addMonths(day: string, months: number): string {
  const date = new Date(noonOf(`${monthOf(day)}-01`))
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

/** The whole weeks of a day's month, Monday first; days of its neighbours included. */
export function weeksOf(day: string): string[][] {
  const first = `${monthOf(day)}-01`
  const before = placeInWeek(first)
  const days = (noonOf(addMonths(day, 1)) - noonOf(first)) / DAY
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => addDays(first, week * 7 + place - before)),
  )
}
