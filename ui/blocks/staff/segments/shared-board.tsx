import { useTranslation } from 'react-i18next'
import type { Analytics, AnalyticsLinks } from '#ui/blocks/staff/analytics/analytics.ts'
import { AnalyticsFigures } from '#ui/blocks/staff/analytics/analytics-figures.tsx'
import { AnalyticsLine } from '#ui/blocks/staff/analytics/analytics-line.tsx'
import { BreakdownPanel } from '#ui/blocks/staff/analytics/breakdown-panel.tsx'
import { panelPlaces, panelsIn } from '#ui/blocks/staff/analytics/panel-places.ts'
import { PanelGrid } from '#ui/blocks/staff/frame/panel-grid.tsx'
import { SharedBar } from '#ui/blocks/staff/segments/shared-bar.tsx'

/** What a link lets see of the dashboard. */
export type SharedNumbers = Omit<
  Analytics,
  'apart' | 'languagePairs' | 'posts' | 'consents' | 'forms' | 'speed' | 'reach' | 'kept'
>

export interface SharedBoardProps {
  numbers: SharedNumbers
  /** `isFixed`: of whom the numbers are cannot be chosen. */
  links: AnalyticsLinks
}

/** The numbers of one segment for who is no colleague: figures, their line and panels. */
export function SharedBoard({ numbers, links }: SharedBoardProps) {
  const { t } = useTranslation('staff-segments')
  return (
    <div data-slot="shared-board" className="@container flex grow flex-col text-sm">
      <SharedBar analytics={numbers} links={links} />
      <AnalyticsFigures analytics={numbers} links={links} />
      {numbers.isSmall ? (
        <p className="px-gutter py-4 text-ink-soft">{t('shared.small')}</p>
      ) : (
        <>
          <AnalyticsLine analytics={numbers} links={links} notes={[]} />
          <PanelGrid>
            {panelPlaces.map((names) => (
              <BreakdownPanel
                key={names[0]}
                panels={panelsIn(numbers.panels, names)}
                clock={numbers}
                links={links}
                isSmall={false}
              />
            ))}
          </PanelGrid>
        </>
      )}
    </div>
  )
}
