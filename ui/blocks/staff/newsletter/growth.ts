import type { Language } from '#locales/languages.ts'

/** Of those who are on the list now: who has left is kept nowhere, so that only their number is known (D14). */
export interface GrowthMonth {
  /** Such as `2026-11`. */
  month: string
  /** At its end; of the last one, now. */
  listed: Record<Language, number>
  left: number
}

/** Rows of windows in the tallest house. */
const ROWS = 24
/** For so many people a window, the smallest that fits. */
const steps = [1, 2, 3, 4, 5, 6, 8, 10]

export const totalOf = ({ listed }: GrowthMonth) => Object.values(listed).reduce((sum, count) => sum + count, 0)

/** How many people a window stands for, so that the tallest column has at most 24. */
export function peopleAWindow(months: readonly GrowthMonth[]): number {
  const highest = Math.max(1, ...months.flatMap(({ listed }) => Object.values(listed)))
  for (let scale = 1; ; scale *= 10) {
    const step = steps.find((each) => each * scale * ROWS >= highest)
    if (step !== undefined) return step * scale
  }
}

/** Who is there at all has a window. */
export const windowsFor = (count: number, people: number) => (count === 0 ? 0 : Math.max(1, Math.round(count / people)))
