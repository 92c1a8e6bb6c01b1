import { useTranslation } from 'react-i18next'
import { filterOf, rowKeys, rowsShown } from '#api/contract/values/staff/analytics.ts'
import {
  type AnalyticsLinks,
  filteredBy,
  isTable,
  type Panel,
  type PanelRow,
} from '#ui/blocks/staff/analytics/analytics.ts'
import { AnalyticsPanel } from '#ui/blocks/staff/analytics/analytics-panel.tsx'
import { type AnalyticsClock, useAnalyticsWords } from '#ui/blocks/staff/analytics/analytics-words.ts'
import { PanelTable } from '#ui/blocks/staff/analytics/panel-table.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { BarList } from '#ui/primitives/staff/charts/bar-list.tsx'

export interface BreakdownPanelProps {
  /** Those that share the place, the first in front unless the address says another. */
  panels: readonly Panel[]
  clock: AnalyticsClock
  links: AnalyticsLinks
  /** Fewer than five visitors: nothing is broken down. */
  isSmall: boolean
}

/** Of the rows of the server a chart has so many; the table has all of them. */
const DRAWN = 8

/** What it is broken down by. A row filters everything by itself; what is not known comes first, hatched. */
export function BreakdownPanel({ panels, clock, links, isSmall }: BreakdownPanelProps) {
  const { t } = useTranslation('staff-analytics')
  const words = useAnalyticsWords(clock)
  const { shown, hrefFor } = links
  const chosen = panels.find(({ panel }) => shown.tabs?.includes(panel)) ?? panels[0]
  if (!chosen) return null
  const { panel, measure, found, total } = chosen
  const title = t(`panels.${panel}`)
  const rows = unknownFirst(chosen.rows).slice(0, rowsShown)
  const greatest = Math.max(...rows.map((row) => row[measure]), 1)
  const filter = filterOf[panel]
  const top = rows.find(({ key }) => key !== rowKeys.unknown)
  const hrefOf = (key: string) => {
    if (links.isFixed) return undefined
    if (key === rowKeys.none) return panel === 'referrers' ? hrefFor(filteredBy(shown, 'channel', 'direct')) : undefined
    return filter && hrefFor(filteredBy(shown, filter, key))
  }
  const note =
    panel === 'devices' || panel === 'countries' || panel === 'referrers' ? t(`panelNotes.${panel}`) : undefined

  return (
    <AnalyticsPanel
      name={panel}
      title={title}
      aside={t(`measures.${measure}`)}
      links={links}
      {...(!isSmall &&
        top && {
          sentence: t('panelSentence', {
            name: words.row(panel, top.key),
            number: words.number(top[measure]),
            total: words.number(total),
            measure: t(`measures.${measure}`),
          }),
        })}
      note={note}
      tabs={
        panels.length > 1 && (
          <nav
            aria-label={t('tabs', { name: t(`panels.${panels[0]?.panel ?? panel}`) })}
            className="border-line border-b px-gutter print:hidden"
          >
            <ul className="flex flex-wrap gap-x-4 text-xs">
              {panels.map((each) => (
                <li key={each.panel}>
                  <Anchor
                    href={hrefFor({
                      ...shown,
                      tabs: [
                        ...(shown.tabs ?? []).filter((tab) => panels.every(({ panel: own }) => own !== tab)),
                        ...(each === panels[0] ? [] : [each.panel]),
                      ],
                    })}
                    {...(each === chosen && { 'aria-current': 'true' as const })}
                    className="inline-flex min-h-9 items-center border-transparent border-b-2 text-ink-soft hover:text-ink aria-[current]:border-ink aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:min-h-11"
                  >
                    {t(`panels.${each.panel}`)}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
        )
      }
    >
      {isSmall ? (
        <p className="text-ink-soft">{t('small')}</p>
      ) : rows.length === 0 ? (
        <p className="py-4 text-ink-soft">{t('none')}</p>
      ) : isTable(shown, panel) ? (
        <PanelTable
          caption={title}
          heads={[title, t(`measures.${measure}`), t('heads.share'), t('heads.before')]}
          rows={rows.map((row) => ({
            id: row.key,
            link: hrefOf(row.key),
            cells: [
              words.row(panel, row.key),
              words.number(row[measure]),
              total > 0 ? words.percent(row[measure] / total) : '–',
              row.before === null ? '–' : words.number(row.before),
            ],
          }))}
          renderLink={(href, name) => <Link href={href}>{name}</Link>}
        />
      ) : (
        <BarList
          rows={rows.slice(0, DRAWN).map((row) => {
            const name = words.row(panel, row.key)
            return {
              id: row.key,
              label: name,
              title: name.length > 24 ? name : undefined,
              value: words.number(row[measure]),
              change: words.change(row[measure], row.before),
              share: row[measure] / greatest,
              isHatched: row.key === rowKeys.unknown || (panel === 'referrers' && row.key === rowKeys.none),
              href: hrefOf(row.key),
              isChosen: !links.isFixed && filter !== undefined && shown.filters[filter] === row.key,
            }
          })}
        />
      )}
      {!isSmall && !links.isFixed && found > Math.min(rows.length, DRAWN) && (
        <p className="text-xs print:hidden">
          <Link href={links.allHrefFor(panel)}>{t('all', { count: found, number: words.number(found) })}</Link>
        </p>
      )}
    </AnalyticsPanel>
  )
}

/** Said first, without shame. */
function unknownFirst(rows: readonly PanelRow[]): PanelRow[] {
  return [...rows.filter(({ key }) => key === rowKeys.unknown), ...rows.filter(({ key }) => key !== rowKeys.unknown)]
}
