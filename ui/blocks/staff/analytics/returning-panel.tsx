import { useTranslation } from 'react-i18next'
import { type Analytics, type AnalyticsLinks, isTable } from '#ui/blocks/staff/analytics/analytics.ts'
import { AnalyticsPanel } from '#ui/blocks/staff/analytics/analytics-panel.tsx'
import { useAnalyticsWords } from '#ui/blocks/staff/analytics/analytics-words.ts'
import { PanelTable } from '#ui/blocks/staff/analytics/panel-table.tsx'
import { ShareBar } from '#ui/primitives/staff/charts/share-bar.tsx'

export interface ReturningPanelProps {
  analytics: Analytics
  links: AnalyticsLinks
}

/** How many had been here before, of those of whom it is known. */
export function ReturningPanel({ analytics, links }: ReturningPanelProps) {
  const { t } = useTranslation('staff-analytics')
  const { number, percent } = useAnalyticsWords(analytics)
  const { figures, figuresBefore } = analytics
  const share = figures.returningShare
  const back = Math.round(figures.visitors * (share ?? 0))
  const backBefore =
    figuresBefore && figuresBefore.returningShare !== null
      ? Math.round(figuresBefore.visitors * figuresBefore.returningShare)
      : null
  const before = (count: number | null) => (count === null ? '–' : number(count))
  return (
    <AnalyticsPanel
      name="returning"
      title={t('returning.title')}
      aside={t('measures.visitors')}
      links={links}
      note={t('returning.note')}
    >
      {share === null ? (
        <p className="py-4 text-ink-soft">{t('none')}</p>
      ) : isTable(links.shown, 'returning') ? (
        <PanelTable
          caption={t('returning.title')}
          heads={[t('returning.title'), t('measures.visitors'), t('heads.share'), t('heads.before')]}
          rows={[
            {
              id: 'new',
              cells: [
                t('returning.new'),
                number(figures.visitors - back),
                percent(1 - share),
                before(figuresBefore && backBefore !== null ? figuresBefore.visitors - backBefore : null),
              ],
            },
            { id: 'back', cells: [t('returning.back'), number(back), percent(share), before(backBefore)] },
          ]}
        />
      ) : (
        <>
          <ShareBar
            size="md"
            parts={[
              { look: 'solid', count: figures.visitors - back },
              { look: 'hatched', count: back },
            ]}
          />
          <p className="flex flex-wrap justify-between gap-x-4">
            <span>
              <b className="heading text-[1.375rem]">{percent(1 - share)}</b> {t('returning.new')}
            </span>
            <span>
              <b className="heading text-[1.375rem]">{percent(share)}</b> {t('returning.back')}
            </span>
          </p>
        </>
      )}
    </AnalyticsPanel>
  )
}
