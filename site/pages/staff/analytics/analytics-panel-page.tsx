import { useTranslation } from 'react-i18next'
import { filterOf } from '#api/contract/values/staff/analytics.ts'
import { type AnalyticsLinks, filteredBy, type Panel } from '#ui/blocks/staff/analytics/analytics.ts'
import { AnalyticsChips } from '#ui/blocks/staff/analytics/analytics-chips.tsx'
import { type AnalyticsClock, useAnalyticsWords } from '#ui/blocks/staff/analytics/analytics-words.ts'
import { PanelTable } from '#ui/blocks/staff/analytics/panel-table.tsx'
import { Lintel } from '#ui/blocks/staff/frame/lintel.tsx'
import { Link } from '#ui/primitives/link.tsx'

export interface AnalyticsPanelPageProps {
  panel: Panel
  clock: AnalyticsClock
  from: string
  to: string
  isSmall: boolean
  links: AnalyticsLinks
  /** This page with other filters. */
  hrefForFilters: AnalyticsLinks['hrefFor']
}

/** All rows of one panel. */
export function AnalyticsPanelPage({
  panel,
  clock,
  from,
  to,
  isSmall,
  links,
  hrefForFilters,
}: AnalyticsPanelPageProps) {
  const { t } = useTranslation('staff-analytics')
  const words = useAnalyticsWords(clock)
  const { panel: name, measure, rows, found, total } = panel
  const title = t(`panels.${name}`)
  const filter = filterOf[name]
  const file = links.fileFor(name)
  return (
    <>
      <Lintel
        title={title}
        state={t('allRows.state', {
          from: words.day(from),
          to: words.day(to),
          count: found,
          shown: words.number(rows.length),
          number: words.number(found),
        })}
        lit={{ action: t('toBoard'), short: t('title'), icon: 'chart', href: links.hrefFor(links.shown) }}
      />
      <AnalyticsChips clock={clock} links={{ ...links, hrefFor: hrefForFilters }} />
      <div className="px-gutter py-6">
        {isSmall || rows.length === 0 ? (
          <p className="text-ink-soft text-md">{t(isSmall ? 'small' : 'none')}</p>
        ) : (
          <>
            {file && (
              <p className="pb-4 text-sm">
                <a href={file} className="underline decoration-line-strong underline-offset-4">
                  {t('csv.named', { name: title })}
                </a>
              </p>
            )}
            <PanelTable
              caption={title}
              heads={[title, t(`measures.${measure}`), t('heads.share'), t('heads.before')]}
              rows={rows.map((row) => ({
                id: row.key,
                link: filter && links.hrefFor(filteredBy(links.shown, filter, row.key)),
                cells: [
                  words.row(name, row.key),
                  words.number(row[measure]),
                  total > 0 ? words.percent(row[measure] / total) : '–',
                  row.before === null ? '–' : words.number(row.before),
                ],
              }))}
              renderLink={(href, label) => <Link href={href}>{label}</Link>}
            />
          </>
        )}
      </div>
    </>
  )
}
