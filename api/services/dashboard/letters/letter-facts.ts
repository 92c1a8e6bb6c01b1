import type { MailContent } from '#api/contract/mail-order.ts'
import { type DashboardReport, reportRows } from '#api/contract/values/staff/letters.ts'
import type { ReportPeriod } from '#api/services/dashboard/letters/letter-days.ts'
import { unusualDay, WEEKS } from '#api/services/dashboard/letters/unusual-day.ts'
import { panelOf, shownPanels } from '#api/services/dashboard/panels.ts'
import type { DayReading, PeriodSums } from '#api/services/dashboard/sums/day-reading.ts'
import { figuresOf } from '#api/services/dashboard/sums/figure-sums.ts'
import { isoOf } from '#api/services/visits/local-days.ts'

const WEEK = 7 // days

type Letter<Template> = Extract<MailContent, { template: Template }>

export type LetterFacts = ReturnType<typeof createLetterFacts>

interface LetterFactsDependencies {
  reading: DayReading
  publicUrl: string // without a trailing slash
  accountPath: string
}

/** What the mails with the numbers say; the same for all who get them, each in their language. */
export function createLetterFacts({ reading, publicUrl, accountPath }: LetterFactsDependencies) {
  const { days } = reading
  const settings = `${publicUrl}${accountPath}`
  const whole = (first: number, last: number) =>
    reading.read({ first, last, minutes: Number.POSITIVE_INFINITY }, {}, false)
  const linkTo = (first: number, last: number) =>
    `${publicUrl}/analytics?${new URLSearchParams({ timeRange: 'own', from: isoOf(first), to: isoOf(last) })}`

  const rowsOf = (panel: 'pages' | 'channels', sums: PeriodSums, before: PeriodSums) =>
    shownPanels(sums, {}).includes(panel)
      ? panelOf(panel, sums, before, reportRows).rows.map(({ key, visits, views, before: was }) => ({
          key,
          count: panel === 'pages' ? views : visits,
          before: was ?? 0,
        }))
      : []

  return {
    /** The period beside the one before it, which is as long or the month before. */
    async report(
      report: Exclude<DashboardReport, 'none'>,
      { first, last }: ReportPeriod,
    ): Promise<Letter<'staff-report'>> {
      const length = last - first + 1
      const priorFirst = report === 'weekly' ? first - length : first - daysOfMonthBefore(first)
      const [sums, before] = [await whole(first, last), await whole(priorFirst, first - 1)]
      const { figures } = sums
      return {
        template: 'staff-report',
        props: {
          kind: report,
          from: isoOf(first),
          to: isoOf(last),
          figures: named(sums),
          before: named(before),
          agreed: figures.views > 0 ? figures.agreed / figures.views : null,
          pages: rowsOf('pages', sums, before),
          channels: rowsOf('channels', sums, before),
          link: linkTo(first, last),
          settings,
        },
      }
    },

    /** Undefined for a day like others. */
    async alert(day: number): Promise<Letter<'staff-alert'> | undefined> {
      const first = day - WEEKS * WEEK
      const { steps } = await whole(first, day)
      const visitsOn = (each: number) => steps.get(days.startOf(each))?.visits ?? 0
      // From before anything was counted there is nothing to compare with.
      const oldest = await reading.oldestDay()
      const weekdays = Array.from({ length: WEEKS }, (_, week) => day - (week + 1) * WEEK).filter(
        (each) => each >= oldest,
      )
      const visits = visitsOn(day)
      const found = unusualDay(visits, weekdays.map(visitsOn))
      if (!found) return undefined
      return {
        template: 'staff-alert',
        props: { ...found, day: isoOf(day), visits, link: linkTo(day, day), settings },
      }
    },
  }
}

function named({ figures }: PeriodSums) {
  const { visitors, visits, views, timeOnPage } = figuresOf(figures, false)
  return { visitors, visits, views, timeOnPage }
}

/** Of the month that ends before this first day. */
function daysOfMonthBefore(first: number): number {
  return Number(isoOf(first - 1).slice(8))
}
