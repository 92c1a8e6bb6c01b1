import { useTranslation } from 'react-i18next'
import { formatMonth, formatWhen } from '#locales/staff-formats.ts'
import type { Analytics } from '#ui/blocks/staff/analytics/analytics.ts'
import { useAnalyticsWords } from '#ui/blocks/staff/analytics/analytics-words.ts'
import { Link } from '#ui/primitives/link.tsx'
import { PaneWall, type PaneWallState } from '#ui/primitives/staff/pane-wall.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface KeptStripProps {
  analytics: Pick<Analytics, 'at' | 'zone' | 'kept'>
  /** The page that says what one visit stores. */
  exampleHref: string
}

const MONTH = 2_629_800_000 // milliseconds, a twelfth of a year

/** How long visits are kept, and what is deleted next (D28). */
export function KeptStrip({ analytics, exampleHref }: KeptStripProps) {
  const { t } = useTranslation('staff-analytics')
  const { hours, number, language } = useAnalyticsWords(analytics)
  const { kept, at } = analytics
  const clock = { now: at, timeZone: hours.timeZone }
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
  const filled = kept?.oldestAt ? Math.min(kept.months, Math.ceil((at - kept.oldestAt) / MONTH)) : 0
  const panes = Array.from({ length: kept?.months ?? 0 }, (_, place): PaneWallState => {
    if (place < (kept?.months ?? 0) - filled) return 'dark'
    return place === 0 && (kept?.nextCount ?? 0) > 0 ? 'asks' : 'lit'
  })
  return (
    <section
      data-slot="kept-strip"
      aria-label={t('kept.label')}
      className="@container flex gap-4 border-line border-t px-gutter py-4 text-sm"
    >
      <StaffIcon name="trash" className="mt-0.5 size-4 shrink-0" />
      <div className="grid min-w-0 grow gap-x-8 gap-y-3 @3xl:grid-cols-[minmax(0,1fr)_auto]">
        <p className="text-ink-soft">
          {kept ? (
            <>
              <b className="font-semibold text-ink">{t('kept.title', { count: kept.months })}</b>{' '}
              {kept.nextAt !== null && kept.nextCount > 0
                ? t('kept.next', {
                    when: formatWhen(kept.nextAt, language, clock),
                    count: kept.nextCount,
                    number: number(kept.nextCount),
                  })
                : t('kept.nothing')}
            </>
          ) : (
            t('kept.failed')
          )}{' '}
          <Link href={exampleHref}>{t('kept.example')}</Link>
        </p>
        {kept && (
          <div aria-hidden="true" className="grid gap-1">
            <PaneWall panes={panes} className="gap-1 [&_svg]:w-3" />
            <p className="flex justify-between gap-4 text-ink-soft text-xs">
              <span>{formatMonth(dayOf(at - kept.months * MONTH), language, clock, 'short')}</span>
              <span>{formatMonth(dayOf(at), language, clock, 'short')}</span>
            </p>
          </div>
        )}
      </div>
    </section>
  )
}
