import { useTranslation } from 'react-i18next'
import { type Analytics, type AnalyticsLinks, isTable } from '#ui/blocks/staff/analytics/analytics.ts'
import { AnalyticsPanel } from '#ui/blocks/staff/analytics/analytics-panel.tsx'
import { useAnalyticsWords } from '#ui/blocks/staff/analytics/analytics-words.ts'
import { PanelTable } from '#ui/blocks/staff/analytics/panel-table.tsx'

export interface ReachPanelProps {
  analytics: Pick<Analytics, 'at' | 'zone' | 'reach'>
  links: AnalyticsLinks
}

const rows = {
  newsletter: ['listed', 'joined', 'left', 'issues', 'sent', 'cameBack'],
  push: ['subscribers', 'joined', 'sent', 'failed'],
} as const

/** Whom the agency reaches because they asked for it: newsletter and notices. */
export function ReachPanel({ analytics, links }: ReachPanelProps) {
  const { t } = useTranslation('staff-analytics')
  const { number } = useAnalyticsWords(analytics)
  const { reach } = analytics
  const facts = reach
    ? [
        {
          kind: 'newsletter' as const,
          facts: rows.newsletter.map((row) => ({ name: t(`reach.newsletter.${row}`), value: reach.newsletter[row] })),
        },
        {
          kind: 'push' as const,
          facts: rows.push.map((row) => ({ name: t(`reach.push.${row}`), value: reach.push[row] })),
        },
      ]
    : []
  return (
    <AnalyticsPanel
      name="reach"
      title={t('reach.title')}
      links={links}
      isFailed={reach === null}
      note={t('reach.note')}
      {...(reach && {
        sentence: t('reach.sentence', {
          listed: number(reach.newsletter.listed),
          subscribers: number(reach.push.subscribers),
        }),
      })}
    >
      {isTable(links.shown, 'reach') ? (
        <PanelTable
          caption={t('reach.title')}
          heads={[t('reach.what'), t('reach.number')]}
          rows={facts.flatMap(({ kind, facts: each }) =>
            each.map(({ name, value }) => ({
              id: `${kind}-${name}`,
              cells: [`${t(`reach.${kind}.title`)}: ${name}`, number(value)],
            })),
          )}
        />
      ) : (
        <div className="grid gap-x-10 gap-y-5 @2xl:grid-cols-2">
          {facts.map(({ kind, facts: each }) => (
            <div key={kind}>
              <h3 className="font-semibold text-xs">{t(`reach.${kind}.title`)}</h3>
              <dl className="divide-y divide-line text-xs">
                {each.map(({ name, value }) => (
                  <div key={name} className="flex justify-between gap-4 py-1.5">
                    <dt>{name}</dt>
                    <dd className="font-semibold tabular-nums">{number(value)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      )}
    </AnalyticsPanel>
  )
}
