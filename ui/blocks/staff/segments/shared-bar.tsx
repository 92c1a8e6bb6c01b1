import { useTranslation } from 'react-i18next'
import { analyticsComparisons, sharedRanges } from '#api/contract/values/staff/analytics.ts'
import type { Analytics, AnalyticsLinks } from '#ui/blocks/staff/analytics/analytics.ts'
import { filtersOf } from '#ui/blocks/staff/analytics/analytics-bar.tsx'
import { useAnalyticsWords } from '#ui/blocks/staff/analytics/analytics-words.ts'
import { Anchor } from '#ui/lib/link-context.tsx'

export interface SharedBarProps {
  analytics: Pick<Analytics, 'at' | 'zone' | 'timeRange' | 'compare' | 'from' | 'to'>
  links: AnalyticsLinks
}

const cell =
  'flex min-h-12 items-center px-4 font-medium -outline-offset-4 hover:underline hover:decoration-2 hover:decoration-signal hover:underline-offset-8 aria-[current]:bg-ink aria-[current]:text-paper forced-colors:aria-[current]:underline'

const ranges = sharedRanges.toSorted((one, other) => days(one) - days(other))

function days(range: string): number {
  return Number.parseInt(range, 10) * (range.endsWith('m') ? 30 : 1)
}

/** Of whom the numbers are, which stays, and over which time they go, which can be chosen. */
export function SharedBar({ analytics, links }: SharedBarProps) {
  const { t } = useTranslation('staff-analytics')
  const { t: tShared } = useTranslation('staff-segments')
  const { filterValue, day } = useAnalyticsWords(analytics)
  const { shown, hrefFor } = links
  return (
    <div data-slot="shared-bar" className="border-line border-b text-sm">
      <p className="sr-only">{tShared('shared.of')}</p>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 border-line border-b px-gutter py-3">
        {filtersOf(shown).map(({ filter, value }) => (
          <div key={filter} className="wrap-anywhere flex min-w-0 gap-1.5">
            <dt className="shrink-0 text-ink-soft">{t(`filter.names.${filter}`)}</dt>
            <dd className="min-w-0 font-semibold">{filterValue(filter, value)}</dd>
          </div>
        ))}
        <div className="flex gap-1.5 md:ml-auto">
          <dt className="text-ink-soft">{t('range.label')}</dt>
          <dd className="font-semibold">
            {t('range.dates', { from: day(analytics.from, 'short'), to: day(analytics.to, 'short') })}
          </dd>
        </div>
      </dl>
      <nav aria-label={tShared('shared.label')} className="flex flex-wrap print:hidden">
        <ul className="flex max-w-full overflow-x-auto">
          {ranges.map((timeRange) => (
            <li key={timeRange} className="flex shrink-0 border-line border-r">
              <Anchor
                href={hrefFor({ ...shown, timeRange })}
                className={cell}
                {...(timeRange === analytics.timeRange && { 'aria-current': 'true' as const })}
              >
                {t(`range.${timeRange}`)}
              </Anchor>
            </li>
          ))}
        </ul>
        <ul className="flex max-w-full overflow-x-auto max-lg:w-full max-lg:border-line max-lg:border-t">
          {analyticsComparisons.map((compare) => (
            <li key={compare} className="flex shrink-0 border-line border-r">
              <Anchor
                href={hrefFor({ ...shown, compare })}
                className={cell}
                {...(compare === analytics.compare && { 'aria-current': 'true' as const })}
              >
                {t(`compare.${compare}`)}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
