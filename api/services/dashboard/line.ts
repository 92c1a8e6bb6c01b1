import type { AnalyticsPoint } from '#api/contract/staff/analytics.ts'
import { type Selection, stepStart } from '#api/services/dashboard/ranges.ts'
import type { Period, PeriodSums } from '#api/services/dashboard/sums/day-reading.ts'
import { type FigureSums, figuresOf, mergeFigures, noFigures } from '#api/services/dashboard/sums/figure-sums.ts'
import { isoOf, type LocalDays } from '#api/services/visits/local-days.ts'

const HOUR = 3_600_000

interface Step {
  first: number // day
  last: number
  hour: number | undefined // since its day began
}

/** The figures over time, each step beside the one of the period before that is as far from its beginning. */
export function lineOf(
  selection: Selection,
  sums: PeriodSums,
  sumsBefore: PeriodSums | undefined,
  days: LocalDays,
  now: number,
): AnalyticsPoint[] {
  const { period, before } = selection
  const hasReads = selection.step !== 'hour' && Object.keys(selection.filters).length === 0
  return stepsOf(selection, days, now).map((step) => {
    const figures = figuresIn(step, sums, days)
    const shift = before && before.first - period.first
    const prior = shift === undefined ? undefined : { ...step, first: step.first + shift, last: step.last + shift }
    return {
      at: startOf(step, days),
      until: endOf(step, days),
      day: isoOf(step.first),
      figures: figuresOf(figures, hasReads),
      apart: { crawlers: figures.crawlers, quiet: figures.quiet },
      before:
        prior && sumsBefore && isWithin(prior, before, days)
          ? {
              at: startOf(prior, days),
              day: isoOf(prior.first),
              figures: figuresOf(figuresIn(prior, sumsBefore, days), hasReads),
            }
          : null,
    }
  })
}

/** Up to now. */
export function stepsOf({ period, step }: Pick<Selection, 'period' | 'step'>, days: LocalDays, now: number): Step[] {
  const steps: Step[] = []
  for (let day = period.first; day <= period.last; day++) {
    if (step === 'hour') {
      const length = Math.ceil((days.startOf(day + 1) - days.startOf(day)) / HOUR)
      for (let hour = 0; hour < length; hour++) {
        if (days.startOf(day) + hour * HOUR <= now) steps.push({ first: day, last: day, hour })
      }
      continue
    }
    const ongoing = steps.at(-1)
    if (ongoing && stepStart(step, day) <= ongoing.first) ongoing.last = day
    else steps.push({ first: day, last: day, hour: undefined })
  }
  return steps
}

export const startOf = ({ first, hour = 0 }: Step, days: LocalDays): number => days.startOf(first) + hour * HOUR

function endOf({ first, last, hour }: Step, days: LocalDays): number {
  const end = days.startOf(last + 1)
  return hour === undefined ? end : Math.min(end, days.startOf(first) + (hour + 1) * HOUR)
}

/** A day before may have an hour less, or be cut. */
function isWithin(step: Step, before: Period | undefined, days: LocalDays): boolean {
  return before !== undefined && startOf(step, days) < days.startOf(step.last + 1)
}

function figuresIn(step: Step, { steps }: PeriodSums, days: LocalDays): FigureSums {
  const figures = noFigures()
  for (let day = step.first; day <= step.last; day++) {
    const found = steps.get(step.hour === undefined ? days.startOf(day) : startOf(step, days))
    if (found) mergeFigures(figures, found)
  }
  return figures
}
