import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { formatDay, noonOf, type StaffClock } from '#locales/staff-formats.ts'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { PaneChart } from '#ui/primitives/staff/pane-chart.tsx'

export interface LogFrontProps {
  /** `2026-11-09` and how many lines; the oldest first, today last. */
  days: readonly { day: string; count: number }[]
  /** The one day that is shown. */
  chosen?: string | undefined
  clock: StaffClock
  hrefFor: (day: string) => string
  /** Without it the links are followed. */
  onChoose?: ((day: string) => void) | undefined
}

const ROWS = 6

/**
 * Sixty days as a house front; a day shows its lines. One tab stop, arrows move. A column may be narrower than a
 * finger: the two fields of the filter do the same (WCAG 2.5.8, “equivalent”).
 */
export function LogFront({ days, chosen, clock, hrefFor, onChoose }: LogFrontProps) {
  const { t, i18n } = useTranslation('staff-log')
  const last = days.at(-1)?.day
  const [reached, setReached] = useState(chosen ?? last)
  const list = useRef<HTMLDivElement>(null)
  const highest = Math.max(...days.map(({ count }) => count), 1)
  const aPane = Math.ceil(highest / ROWS)
  const written = (day: string) => formatDay(noonOf(day), i18n.language, { ...clock, timeZone: 'UTC' })

  useEffect(() => {
    // The newest days are at the end.
    list.current?.scrollTo({ left: list.current.scrollWidth, behavior: 'instant' })
  }, [])

  function choose(event: MouseEvent, day: string) {
    setReached(day)
    if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChoose(day)
  }

  function press(event: KeyboardEvent) {
    const place = days.findIndex(({ day }) => day === reached)
    const next = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: days.length - 1 }[event.key]
    const day = next === undefined ? undefined : days[next]?.day
    if (day === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setReached(day)
    list.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }

  return (
    <nav data-slot="log-front" aria-label={t('front.label')} className="border-line border-b px-gutter py-3.5">
      <div ref={list} className="overflow-x-auto">
        <div className="min-w-180 pointer-coarse:min-w-360">
          <ul onKeyDown={press} className="flex">
            {days.map(({ day, count }) => (
              <li key={day} className="min-w-0 grow basis-0">
                <Anchor
                  href={hrefFor(day)}
                  data-day={day}
                  tabIndex={day === reached ? 0 : -1}
                  aria-label={t('front.day', { day: written(day), count, number: formatNumber(count, i18n.language) })}
                  {...(day === chosen && { 'aria-current': 'true' as const })}
                  onClick={(event) => choose(event, day)}
                  className={cn(
                    '-outline-offset-2 block border-transparent border-b-3 px-px py-1 hover:border-ink',
                    day === chosen && 'border-signal',
                  )}
                >
                  <PaneChart
                    columns={[count === 0 ? 0 : Math.max(1, count / aPane)]}
                    rows={ROWS}
                    now={day === (chosen ?? last) ? 0 : undefined}
                    size="day"
                    className="w-full"
                  />
                </Anchor>
              </li>
            ))}
          </ul>
          <p className="mt-1 flex justify-between gap-4 whitespace-nowrap text-ink-soft text-xs">
            <span>{days[0] && written(days[0].day)}</span>
            <span>{t('front.today')}</span>
          </p>
        </div>
      </div>
      <p className="text-center text-ink-soft text-xs">
        {t('front.legend', { count: aPane, number: formatNumber(aPane, i18n.language) })}
      </p>
    </nav>
  )
}
