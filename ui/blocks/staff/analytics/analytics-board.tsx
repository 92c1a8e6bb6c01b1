import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Analytics, AnalyticsLinks, DayNote } from '#ui/blocks/staff/analytics/analytics.ts'
import { AnalyticsBar, type AnalyticsBarProps } from '#ui/blocks/staff/analytics/analytics-bar.tsx'
import { AnalyticsChips } from '#ui/blocks/staff/analytics/analytics-chips.tsx'
import { AnalyticsFigures } from '#ui/blocks/staff/analytics/analytics-figures.tsx'
import { AnalyticsLine } from '#ui/blocks/staff/analytics/analytics-line.tsx'
import { AnalyticsLoading } from '#ui/blocks/staff/analytics/analytics-loading.tsx'
import { BreakdownPanel } from '#ui/blocks/staff/analytics/breakdown-panel.tsx'
import { ConsentsPanel } from '#ui/blocks/staff/analytics/consents-panel.tsx'
import type { DayNoteWriting } from '#ui/blocks/staff/analytics/day-note-form.tsx'
import { DayNotes } from '#ui/blocks/staff/analytics/day-notes.tsx'
import { FirstDay } from '#ui/blocks/staff/analytics/first-day.tsx'
import { FormsPanel } from '#ui/blocks/staff/analytics/forms-panel.tsx'
import { HalfHour, type HalfHourProps } from '#ui/blocks/staff/analytics/half-hour.tsx'
import { KeptStrip } from '#ui/blocks/staff/analytics/kept-strip.tsx'
import { PairsPanel } from '#ui/blocks/staff/analytics/pairs-panel.tsx'
import { panelPlaces, panelsIn } from '#ui/blocks/staff/analytics/panel-places.ts'
import { PostsPanel } from '#ui/blocks/staff/analytics/posts-panel.tsx'
import { ReachPanel } from '#ui/blocks/staff/analytics/reach-panel.tsx'
import { ReturningPanel } from '#ui/blocks/staff/analytics/returning-panel.tsx'
import { SpeedPanel } from '#ui/blocks/staff/analytics/speed-panel.tsx'
import { PanelGrid } from '#ui/blocks/staff/frame/panel-grid.tsx'
import { cn } from '#ui/lib/cn.ts'
import { Notice } from '#ui/primitives/notice.tsx'

export interface AnalyticsBoardProps extends Pick<AnalyticsBarProps, 'action' | 'keptFor' | 'onShow'> {
  analytics: Analytics
  links: AnalyticsLinks
  /** What happened on days of the line, the newest first. */
  notes: readonly DayNote[]
  writing?: DayNoteWriting | undefined
  /** Kept selections, below what is filtered. */
  segments?: ReactNode
  live: Pick<HalfHourProps, 'now' | 'line' | 'onRetry'>
  hrefForPost: (id: string) => string
  exampleHref: string
  /** Another time or other filters are being counted. */
  isLoading?: boolean
  /** A sentence: what did not work. */
  problem?: string | undefined
}

/** What visitors did, without knowing who they are. */
export function AnalyticsBoard({
  analytics,
  links,
  notes,
  writing,
  segments,
  live,
  action,
  keptFor,
  onShow,
  hrefForPost,
  exampleHref,
  isLoading = false,
  problem,
}: AnalyticsBoardProps) {
  const { t } = useTranslation('staff-analytics')
  const isFirstDay = isEmpty(analytics)
  // Counters that nothing reports to would look like zeros that were counted.
  const hasSpeed = analytics.speed?.some(({ samples }) => samples > 0) ?? true
  const hasForms = analytics.forms?.some(({ seen, begun }) => seen + begun > 0) ?? true
  return (
    <div data-slot="analytics-board" className="@container flex grow flex-col text-sm">
      <AnalyticsBar analytics={analytics} links={links} action={action} keptFor={keptFor} onShow={onShow} />
      <AnalyticsChips clock={analytics} links={links} />
      {segments}
      {problem && (
        <Notice tone="danger" className="m-4">
          {problem}
        </Notice>
      )}
      {isFirstDay ? (
        <FirstDay />
      ) : isLoading ? (
        <AnalyticsLoading />
      ) : (
        <>
          <AnalyticsFigures analytics={analytics} links={links} />
          <div className="grid grid-cols-[minmax(0,1fr)] @5xl:grid-cols-[minmax(0,1fr)_15rem]">
            <AnalyticsLine analytics={analytics} links={links} notes={notes} />
            <div className="border-line @max-5xl:border-t @5xl:border-l">
              <DayNotes notes={notes} clock={analytics} writing={writing} />
            </div>
          </div>
        </>
      )}
      {!isFirstDay && (
        <div
          aria-busy={isLoading}
          className={cn('flex grow flex-col', isLoading && 'opacity-85 transition-opacity delay-200')}
        >
          <div className="border-line border-t">
            <HalfHour {...live} zone={analytics.zone} links={links} />
          </div>
          {analytics.isSmall && <p className="border-line border-t px-gutter py-4 text-ink-soft">{t('small')}</p>}
          <PanelGrid>
            {!analytics.isSmall && (
              <>
                {panelPlaces.map((names) => (
                  <BreakdownPanel
                    key={names[0]}
                    panels={panelsIn(analytics.panels, names)}
                    clock={analytics}
                    links={links}
                    isSmall={analytics.isSmall}
                  />
                ))}
                <PairsPanel
                  pairs={analytics.languagePairs}
                  clock={analytics}
                  links={links}
                  isSmall={analytics.isSmall}
                />
                <ReturningPanel analytics={analytics} links={links} />
              </>
            )}
            <PostsPanel analytics={analytics} links={links} hrefForPost={hrefForPost} />
            <ReachPanel analytics={analytics} links={links} />
          </PanelGrid>
          <div className="overflow-hidden">
            <div className="-ml-px grid grid-cols-[minmax(0,1fr)] @5xl:has-[>:nth-child(2)]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @5xl:[&>:nth-child(3)]:col-span-2 [&>*]:border-line [&>*]:border-t [&>*]:border-l">
              <ConsentsPanel analytics={analytics} links={links} />
              {hasSpeed && <SpeedPanel analytics={analytics} links={links} />}
              {hasForms && <FormsPanel analytics={analytics} links={links} />}
            </div>
          </div>
        </div>
      )}
      <KeptStrip analytics={analytics} exampleHref={exampleHref} />
    </div>
  )
}

/** Nothing was ever stored, which is another thing than nothing in this time. */
function isEmpty({ kept, figures, apart, seen }: Analytics): boolean {
  return kept !== null && kept.oldestAt === null && figures.views + seen.views + apart.crawlers + apart.quiet === 0
}
