import { useTranslation } from 'react-i18next'
import { rowKeys } from '#api/contract/values/staff/analytics.ts'
import { type Analytics, type AnalyticsLinks, isTable } from '#ui/blocks/staff/analytics/analytics.ts'
import { AnalyticsPanel } from '#ui/blocks/staff/analytics/analytics-panel.tsx'
import { type AnalyticsClock, useAnalyticsWords } from '#ui/blocks/staff/analytics/analytics-words.ts'
import { PanelTable } from '#ui/blocks/staff/analytics/panel-table.tsx'
import { BarList } from '#ui/primitives/staff/charts/bar-list.tsx'

export interface PairsPanelProps {
  pairs: Analytics['languagePairs']
  clock: AnalyticsClock
  links: AnalyticsLinks
  isSmall: boolean
}

/** The language in which people read, against the one that their browser asked for. */
export function PairsPanel({ pairs, clock, links, isSmall }: PairsPanelProps) {
  const { t } = useTranslation('staff-analytics')
  const { number, percent, row } = useAnalyticsWords(clock)
  const all = pairs.reduce((sum, { visits }) => sum + visits, 0)
  const same = pairs.reduce((sum, { page, asked, visits }) => (page === asked ? sum + visits : sum), 0)
  const greatest = Math.max(...pairs.map(({ visits }) => visits), 1)
  return (
    <AnalyticsPanel
      name="languagePairs"
      title={t('pairs.title')}
      aside={t('measures.visits')}
      links={links}
      {...(!isSmall && all > 0 && { sentence: t('pairs.sentence', { share: percent(same / all) }) })}
    >
      {isSmall ? (
        <p className="text-ink-soft">{t('small')}</p>
      ) : pairs.length === 0 ? (
        <p className="py-4 text-ink-soft">{t('none')}</p>
      ) : isTable(links.shown, 'languagePairs') ? (
        <PanelTable
          caption={t('pairs.title')}
          heads={[t('pairs.page'), t('pairs.asked'), t('measures.visits')]}
          rows={pairs.map(({ page, asked, visits }) => ({
            id: `${page}-${asked}`,
            cells: [row('languages', page), row('languages', asked), number(visits)],
          }))}
        />
      ) : (
        <BarList
          rows={pairs.slice(0, 8).map(({ page, asked, visits }) => ({
            id: `${page}-${asked}`,
            label: t(page === asked ? 'pairs.same' : 'pairs.other', {
              page: row('languages', page),
              asked: row('languages', asked),
            }),
            value: number(visits),
            share: visits / greatest,
            isHatched: asked === rowKeys.unknown,
          }))}
        />
      )}
    </AnalyticsPanel>
  )
}
