import { useTranslation } from 'react-i18next'
import { type ConsentDecision, consentDecisions } from '#api/contract/values/consent-choices.ts'
import { isLanguage, languageNames } from '#locales/languages.ts'
import { type Analytics, type AnalyticsLinks, type Consents, isTable } from '#ui/blocks/staff/analytics/analytics.ts'
import { AnalyticsPanel } from '#ui/blocks/staff/analytics/analytics-panel.tsx'
import { type AnalyticsClock, useAnalyticsWords } from '#ui/blocks/staff/analytics/analytics-words.ts'
import { PanelTable } from '#ui/blocks/staff/analytics/panel-table.tsx'
import { BarList } from '#ui/primitives/staff/charts/bar-list.tsx'
import type { ChartLook } from '#ui/primitives/staff/charts/chart-lines.ts'
import { type HundredLook, HundredPanes } from '#ui/primitives/staff/charts/hundred-panes.tsx'
import { NotesChart } from '#ui/primitives/staff/charts/notes-chart.tsx'
import { ofHundred } from '#ui/primitives/staff/charts/of-hundred.ts'

export interface ConsentsPanelProps {
  analytics: Pick<Analytics, 'at' | 'zone' | 'step' | 'consents'>
  links: AnalyticsLinks
}

const order = ['accepted', 'customized', 'rejected'] as const satisfies ConsentDecision[]
const looks: Record<ConsentDecision, HundredLook> = { accepted: 'lit', customized: 'half', rejected: 'dark' }
const strokes: Record<ConsentDecision, ChartLook> = { accepted: 'main', rejected: 'second', customized: 'third' }
const sumOf = (decisions: Record<ConsentDecision, number>) =>
  consentDecisions.reduce((sum, decision) => sum + decisions[decision], 0)

/** What people decided about cookies: of a hundred, day by day, by purpose and by language. */
export function ConsentsPanel({ analytics, links }: ConsentsPanelProps) {
  const { t } = useTranslation('staff-analytics')
  const { number } = useAnalyticsWords(analytics)
  const { consents } = analytics
  const all = consents ? sumOf(consents.decisions) : 0
  const parts = consents ? ofHundred(order.map((decision) => consents.decisions[decision])) : []
  const sentence =
    all > 0
      ? t('consents.sentence', { accepted: parts[0] ?? 0, customized: parts[1] ?? 0, rejected: parts[2] ?? 0 })
      : undefined
  return (
    <AnalyticsPanel
      name="consents"
      title={t('consents.title')}
      {...(consents && { aside: t('consents.aside', { count: all, number: number(all) }) })}
      links={links}
      isFailed={consents === null}
      sentence={sentence}
      note={t('consents.note')}
    >
      {consents &&
        (all === 0 ? (
          <p className="py-4 text-ink-soft">{t('none')}</p>
        ) : isTable(links.shown, 'consents') ? (
          <Tables consents={consents} analytics={analytics} />
        ) : (
          <Charts consents={consents} analytics={analytics} parts={parts} />
        ))}
    </AnalyticsPanel>
  )
}

interface InsideProps {
  consents: Consents
  analytics: AnalyticsClock & Pick<Analytics, 'step'>
}

function Charts({ consents, analytics, parts }: InsideProps & { parts: readonly number[] }) {
  const { t } = useTranslation('staff-analytics')
  const { number, percent, point } = useAnalyticsWords(analytics)
  const { decisions, categories, line } = consents
  const step = analytics.step === 'hour' ? 'day' : analytics.step
  return (
    <div className="grid gap-x-10 gap-y-6 @4xl:grid-cols-2">
      <div className="grid content-start gap-4">
        <HundredPanes parts={order.map((decision, place) => ({ look: looks[decision], count: parts[place] ?? 0 }))} />
        <ul className="grid grid-cols-3 gap-4 text-xs">
          {order.map((decision, place) => (
            <li key={decision} className="min-w-0">
              <b className="heading block text-[1.375rem] leading-tight">{percent((parts[place] ?? 0) / 100)}</b>
              <span className="wrap-break-word hyphens-auto">{t(`consents.${decision}`)}</span>{' '}
              <span className="text-ink-soft tabular-nums">{number(decisions[decision])}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="grid min-w-0 content-start gap-2">
        <h3 className="font-semibold text-xs">{t('consents.categories')}</h3>
        <BarList
          className="text-xs"
          rows={categories.map(({ category, granted, total }) => ({
            id: category,
            label: t(`consents.category.${category}`),
            value: total > 0 ? percent(granted / total) : '–',
            change: number(granted),
            share: total > 0 ? granted / total : 0,
          }))}
        />
      </div>
      {line.length > 1 && (
        <div className="grid min-w-0 gap-2 @4xl:col-span-2">
          <h3 className="font-semibold text-xs">{t('consents.overTime')}</h3>
          <NotesChart
            height={120}
            label={t('consents.overTime')}
            points={line.map((each) => point(each, step, line.length))}
            lines={(['accepted', 'rejected', 'customized'] as const).map((decision) => ({
              name: t(`consents.${decision}`),
              values: line.map((each) => each.decisions[decision]),
              look: strokes[decision],
            }))}
            write={number}
            hint={t('line.hint')}
          />
        </div>
      )}
    </div>
  )
}

function Tables({ consents, analytics }: InsideProps) {
  const { t } = useTranslation('staff-analytics')
  const { number, percent, point } = useAnalyticsWords(analytics)
  const { decisions, before, categories, languages, line } = consents
  const step = analytics.step === 'hour' ? 'day' : analytics.step
  const all = sumOf(decisions)
  const columns = order.map((decision) => t(`consents.${decision}`))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 @4xl:grid-cols-2">
      <PanelTable
        caption={t('consents.title')}
        heads={[t('consents.decision'), t('consents.number'), t('heads.share'), t('heads.before')]}
        rows={order.map((decision) => ({
          id: decision,
          cells: [
            t(`consents.${decision}`),
            number(decisions[decision]),
            percent(decisions[decision] / all),
            before ? number(before[decision]) : '–',
          ],
        }))}
      />
      <PanelTable
        caption={t('consents.categories')}
        heads={[t('consents.purpose'), t('consents.number'), t('heads.share')]}
        rows={categories.map(({ category, granted, total }) => ({
          id: category,
          cells: [t(`consents.category.${category}`), number(granted), total > 0 ? percent(granted / total) : '–'],
        }))}
      />
      <PanelTable
        caption={t('consents.languages')}
        heads={[t('panels.languages'), ...columns]}
        rows={languages.map(({ language, decisions: counts }) => ({
          id: language,
          cells: [
            isLanguage(language) ? languageNames[language] : t('rows.unknown'),
            ...order.map((decision) => number(counts[decision])),
          ],
        }))}
      />
      <PanelTable
        caption={t('consents.overTime')}
        heads={[t(`heads.${step}`), ...columns]}
        rows={line
          .map((each) => ({
            id: String(each.at),
            cells: [point(each, step, line.length).name, ...order.map((decision) => number(each.decisions[decision]))],
          }))
          .toReversed()}
      />
    </div>
  )
}
