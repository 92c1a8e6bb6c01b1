import { useTranslation } from 'react-i18next'
import type { AnalyticsLinks } from '#ui/blocks/staff/analytics/analytics.ts'
import { filteredBy } from '#ui/blocks/staff/analytics/analytics.ts'
import { filtersOf } from '#ui/blocks/staff/analytics/analytics-bar.tsx'
import { type AnalyticsClock, useAnalyticsWords } from '#ui/blocks/staff/analytics/analytics-words.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'

export interface AnalyticsChipsProps {
  clock: AnalyticsClock
  links: AnalyticsLinks
}

/** What the numbers are narrowed to; each can be taken away. */
export function AnalyticsChips({ clock, links }: AnalyticsChipsProps) {
  const { t } = useTranslation('staff-analytics')
  const { filterValue } = useAnalyticsWords(clock)
  const { shown, hrefFor } = links
  const filters = filtersOf(shown)
  if (filters.length === 0) return null
  return (
    <nav
      data-slot="analytics-chips"
      aria-label={t('filter.chips')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-gutter py-2.5 text-sm"
    >
      <ul className="contents">
        {filters.map(({ filter, value }) => (
          <li key={filter} className="min-w-0">
            <Anchor
              href={hrefFor(filteredBy(shown, filter, value))}
              className="group/chip inline-flex min-h-9 max-w-full items-center gap-2.5 rounded-pane border border-ink px-3 hover:bg-ink hover:text-paper pointer-coarse:min-h-11"
            >
              <span className="wrap-anywhere min-w-0">
                <span className="opacity-80">{t(`filter.names.${filter}`)}</span>{' '}
                <b className="font-semibold">{filterValue(filter, value)}</b>
              </span>
              <Icon name="close" className="size-3.5 shrink-0 print:hidden" />
              <span className="sr-only">{t('filter.remove')}</span>
            </Anchor>
          </li>
        ))}
      </ul>
      {filters.length > 1 && (
        <Link href={hrefFor({ ...shown, filters: {} })} className="print:hidden">
          {t('filter.clear')}
        </Link>
      )}
    </nav>
  )
}
