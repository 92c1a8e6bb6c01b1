import { useTranslation } from 'react-i18next'
import {
  type Analytics,
  type AnalyticsLinks,
  type DayNote,
  type FigureName,
  isTable,
  type LinePoint,
  noteIcons,
} from '#ui/blocks/staff/analytics/analytics.ts'
import { AnalyticsPanel } from '#ui/blocks/staff/analytics/analytics-panel.tsx'
import { useAnalyticsWords } from '#ui/blocks/staff/analytics/analytics-words.ts'
import { PanelTable } from '#ui/blocks/staff/analytics/panel-table.tsx'
import { Link } from '#ui/primitives/link.tsx'
import type { ChartLine, ChartNote } from '#ui/primitives/staff/charts/chart-lines.ts'
import { NotesChart } from '#ui/primitives/staff/charts/notes-chart.tsx'

export interface AnalyticsLineProps {
  analytics: Pick<Analytics, 'at' | 'zone' | 'from' | 'to' | 'step' | 'compare' | 'line' | 'figures'>
  links: AnalyticsLinks
  notes: readonly DayNote[]
}

const counts = ['visitors', 'visits', 'views'] as const satisfies FigureName[]
const isCount = (name: FigureName): name is (typeof counts)[number] => counts.some((each) => each === name)

/** The chosen figure over time, the time before behind it, and on the days what was published. */
export function AnalyticsLine({ analytics, links, notes }: AnalyticsLineProps) {
  const { t } = useTranslation('staff-analytics')
  const words = useAnalyticsWords(analytics)
  const { line, step, compare, from, to } = analytics
  const { shown, hrefFor } = links
  const chosen = shown.line ?? 'visitors'
  const name = t(`figures.${chosen}`)
  const title = t('line.title', { figure: name, step: t(`by.${step}`) })
  const hasBefore = line.some(({ before }) => before !== null)
  const beforeName = t(compare === 'year' ? 'line.yearBefore' : 'line.before')
  const hasApart = shown.apart === true && !links.isFixed && isCount(chosen)

  // Pages are opened by everybody: beside them, those who agreed would be a line at the foot.
  const beside = chosen === 'visitors' ? 'visits' : chosen === 'visits' ? 'visitors' : undefined

  const valuesOf = (figure: FigureName) => line.map(({ figures }) => figures[figure])
  const lines: ChartLine[] = [
    { name, values: valuesOf(chosen), look: 'main' },
    ...(hasApart
      ? [
          { name: t('apart.crawlers'), values: line.map(({ apart }) => apart.crawlers), look: 'second' as const },
          { name: t('apart.quiet'), values: line.map(({ apart }) => apart.quiet), look: 'third' as const },
        ]
      : beside
        ? [{ name: t(`figures.${beside}`), values: valuesOf(beside), look: 'second' as const, isWideOnly: true }]
        : []),
    ...(hasBefore
      ? [
          {
            name: beforeName,
            values: line.map(({ before }) => before?.figures[chosen] ?? null),
            look: 'before' as const,
          },
        ]
      : []),
  ]
  const points = line.map((point) => words.point(point, step, line.length))
  const marks: ChartNote[] = notes.flatMap((note) => {
    const place = placeOf(note, line)
    return place < 0
      ? []
      : [
          {
            id: note.id,
            place,
            icon: noteIcons[note.kind],
            text: t(`dayNotes.${note.kind}`, { text: note.text }),
            href: `#note-${note.id}`,
          },
        ]
  })
  const most = line.reduce<LinePoint | undefined>(
    (best, point) => ((point.figures[chosen] ?? -1) > (best?.figures[chosen] ?? -1) ? point : best),
    undefined,
  )

  return (
    <AnalyticsPanel
      name="line"
      title={title}
      links={links}
      {...(most && {
        sentence: t('line.sentence', {
          from: words.day(from),
          to: words.day(to),
          figure: name,
          number: words.figure(chosen, analytics.figures[chosen]),
          most: words.figure(chosen, most.figures[chosen]),
          when: words.point(most, step, line.length).name,
        }),
      })}
      {...(isCount(chosen) &&
        !links.isFixed && {
          note: (
            <>
              {hasApart && <>{t('apart.reason')} </>}
              <Link href={hrefFor({ ...shown, apart: hasApart ? undefined : true })} className="print:hidden">
                {t(hasApart ? 'apart.hide' : 'apart.show')}
              </Link>
            </>
          ),
        })}
    >
      {line.length === 0 ? (
        <p className="py-12 text-ink-soft">{t('none')}</p>
      ) : isTable(shown, 'line') ? (
        <PanelTable
          caption={title}
          heads={[t(`heads.${step}`), ...lines.map((each) => each.name)]}
          rows={line
            .map((point, place) => ({
              id: String(point.at),
              cells: [
                points[place]?.name ?? '',
                ...lines.map(({ values, look }) => {
                  const value = values[place]
                  if (value === null || value === undefined) return '–'
                  return look === 'second' || look === 'third' ? words.number(value) : words.figure(chosen, value)
                }),
              ],
            }))
            .toReversed()}
        />
      ) : (
        <NotesChart
          label={title}
          points={points}
          lines={lines}
          notes={marks}
          write={(value) => (isCount(chosen) ? words.number(value) : words.figure(chosen, value))}
          hint={t('line.hint')}
        />
      )}
    </AnalyticsPanel>
  )
}

/** The last point that begins on its day or before. */
const placeOf = ({ day }: DayNote, line: readonly LinePoint[]) => line.findLastIndex((point) => point.day <= day)
