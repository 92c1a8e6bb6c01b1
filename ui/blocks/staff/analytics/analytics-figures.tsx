import { useTranslation } from 'react-i18next'
import {
  type Analytics,
  type AnalyticsLinks,
  type FigureName,
  figureNames,
} from '#ui/blocks/staff/analytics/analytics.ts'
import { useAnalyticsWords } from '#ui/blocks/staff/analytics/analytics-words.ts'
import { Anchor } from '#ui/lib/link-context.tsx'

export interface AnalyticsFiguresProps {
  analytics: Pick<Analytics, 'at' | 'zone' | 'figures' | 'figuresBefore' | 'seen'>
  links: AnalyticsLinks
}

/** Six numbers with their change; each chooses the line below. How much is not seen is said under them. */
export function AnalyticsFigures({ analytics, links }: AnalyticsFiguresProps) {
  const { t } = useTranslation('staff-analytics')
  const { figure, figureChange, ratio, percent, number } = useAnalyticsWords(analytics)
  const { figures, figuresBefore, seen } = analytics
  const { shown, hrefFor } = links
  const chosen = shown.line ?? 'visitors'
  // Of the others no more than the page is known.
  const isOfAgreed = Object.keys(shown.filters).some((name) => name !== 'page' && name !== 'in')

  function noteOf(name: FigureName): string | undefined {
    if (name === 'visits' && figures.visitors > 0)
      return t('notes.visits', { number: ratio(figures.visits / figures.visitors) })
    if (name === 'views' && figures.visits > 0) return t('notes.views', { number: ratio(seen.agreed / figures.visits) })
    if (figuresBefore && name !== 'views' && name !== 'visits')
      return t('notes.before', { number: figure(name, figuresBefore[name]) })
    return name === 'timeOnPage' ? t('notes.median') : undefined
  }

  return (
    <div data-slot="analytics-figures" className="@container border-line border-b">
      <ul className="-mb-px grid grid-cols-2 overflow-hidden @2xl:grid-cols-3 @5xl:grid-cols-6">
        {figureNames.map((name) => (
          <li key={name} className="-ml-px border-line border-b border-l">
            <Anchor
              href={hrefFor({ ...shown, line: name === 'visitors' ? undefined : name })}
              {...(name === chosen && { 'aria-current': 'true' as const })}
              className="group/figure grid h-full content-start gap-1 border-transparent border-t-4 px-gutter pt-2.5 pb-3.5 -outline-offset-4 hover:bg-pane aria-[current]:border-ink"
            >
              <span className="text-ink-soft text-xs group-aria-[current]/figure:font-semibold group-aria-[current]/figure:text-ink">
                {t(`figures.${name}`)}
              </span>
              <span className="flex flex-wrap items-baseline gap-x-2">
                <span className="display whitespace-nowrap text-[2.5rem] leading-none">
                  {figure(name, figures[name])}
                </span>
                <span className="font-medium text-ink-soft text-xs tabular-nums">
                  {figureChange(name, figures[name], figuresBefore?.[name])}
                </span>
              </span>
              <span className="text-ink-soft text-xs tabular-nums">{noteOf(name)}</span>
            </Anchor>
          </li>
        ))}
      </ul>
      {seen.share !== null && (
        <p className="flex flex-wrap items-baseline gap-x-3 border-line border-t px-gutter py-3 text-ink-soft text-xs">
          <b className="heading text-[1.1875rem] text-ink leading-none">{percent(seen.share)}</b>
          <span className="min-w-0 max-w-[90ch] flex-1 basis-60">
            {t(`seen.${seen.share < 1 ? 'text' : isOfAgreed ? 'filtered' : 'all'}`, {
              share: percent(seen.share),
              rest: percent(1 - seen.share),
              views: number(seen.views),
            })}
          </span>
        </p>
      )}
    </div>
  )
}
