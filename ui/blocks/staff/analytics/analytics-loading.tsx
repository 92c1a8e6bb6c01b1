import { useTranslation } from 'react-i18next'
import { figureNames } from '#ui/blocks/staff/analytics/analytics.ts'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { Spinner } from '#ui/primitives/spinner.tsx'

/** Frames before numbers, for another time that is being counted. Dark for 200 ms: most answers are faster. */
export function AnalyticsLoading() {
  const { t } = useTranslation('staff-analytics')
  return (
    <div
      data-slot="analytics-loading"
      aria-busy="true"
      className="@container [animation:dim_120ms_linear_200ms_backwards]"
    >
      <ul className="grid grid-cols-2 overflow-hidden border-line border-b @2xl:grid-cols-3 @5xl:grid-cols-6">
        {figureNames.map((name) => (
          <li key={name} className="-ml-px -mb-px grid gap-2 border-line border-b border-l px-gutter py-3.5">
            <span className="text-ink-soft text-xs">{t(`figures.${name}`)}</span>
            <Skeleton className="h-9 w-28" />
            <Skeleton className="h-2.5 w-20" />
          </li>
        ))}
      </ul>
      <div className="relative px-gutter py-6">
        <div aria-hidden="true" className="relative grid h-64 grid-cols-4 border-line border-t border-b border-b-ink">
          {[1, 2, 3, 4].map((column) => (
            <span key={column} className="border-line border-l" />
          ))}
        </div>
        <Spinner label={t('loading')} className="absolute top-1/2 left-1/2 -translate-x-1/2 -translate-y-1/2" />
      </div>
    </div>
  )
}
