// biome-ignore-all lint/a11y/useSemanticElements: rows have to be grids, which takes a table's roles away.
// biome-ignore-all lint/a11y/useFocusableInteractive: in this pattern (ARIA, “grid”) the links in the cells have the focus.

import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, languages } from '#locales/languages.ts'
import { dayKey, formatDay, formatMonth, formatWeekday, noonOf, type StaffClock } from '#locales/staff-formats.ts'
import { addDays, addMonths, monthOf, placeInWeek, weeksOf } from '#ui/blocks/staff/desk/calendar-weeks.ts'
import type { LiveItem } from '#ui/blocks/staff/desk/going-live-list.tsx'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Icon, type IconName } from '#ui/primitives/icon.tsx'
import type { PaneState } from '#ui/primitives/staff/pane-glyph.tsx'
import { SixStrip } from '#ui/primitives/staff/six-strip.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface PublishingCalendarProps {
  items: readonly LiveItem[]
  /** `2026-11-12`; its month is shown. */
  chosen: string
  clock: StaffClock
  /** Where a day is chosen without scripts. */
  hrefFor: (day: string) => string
  /** Without it the links are followed. */
  onChoose?: ((day: string) => void) | undefined
}

/** What goes live when: a window a day, six panes a language each. One tab stop; arrows move, Enter chooses. */
export function PublishingCalendar({ items, chosen, clock, hrefFor, onChoose }: PublishingCalendarProps) {
  const { t, i18n } = useTranslation('staff-desk')
  const id = useId()
  const [reached, setReached] = useState(chosen)
  const grid = useRef<HTMLDivElement>(null)
  const hasMoved = useRef(false)
  const weeks = weeksOf(chosen)
  const today = dayKey(clock.now, clock.timeZone)
  const byDay = Map.groupBy(items, ({ at }) => dayKey(at, clock.timeZone))
  const month = formatMonth(chosen, i18n.language, clock)
  const stop = weeks.flat().includes(reached) ? reached : chosen

  useEffect(() => setReached(chosen), [chosen])
  useEffect(() => {
    if (hasMoved.current) grid.current?.querySelector<HTMLElement>('a[tabindex="0"]')?.focus()
    hasMoved.current = false
  })

  function choose(event: MouseEvent, day: string) {
    if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChoose(day)
  }

  function press(event: KeyboardEvent) {
    const day = event.target instanceof HTMLElement ? event.target.dataset['day'] : undefined
    if (!day || event.altKey || event.ctrlKey || event.metaKey) return
    const next = {
      ArrowLeft: addDays(day, -1),
      ArrowRight: addDays(day, 1),
      ArrowUp: addDays(day, -7),
      ArrowDown: addDays(day, 7),
      Home: addDays(day, -placeInWeek(day)),
      End: addDays(day, 6 - placeInWeek(day)),
    }[event.key]
    if (next) {
      event.preventDefault()
      hasMoved.current = true
      if (weeks.flat().includes(next)) setReached(next)
      else onChoose?.(next)
    } else if (onChoose && (event.key === 'PageUp' || event.key === 'PageDown')) {
      event.preventDefault()
      hasMoved.current = true
      onChoose(addMonths(day, event.key === 'PageUp' ? -1 : 1))
    }
  }

  return (
    <section data-slot="publishing-calendar" aria-labelledby={id} className="@container min-w-0">
      <header className="flex h-12 items-center justify-between gap-3 border-ink border-b pl-gutter">
        <h2 id={id} className="heading text-h4">
          {t('calendar.title')}
        </h2>
        <div className="flex items-center self-stretch text-ink-soft text-sm">
          <Turn day={addMonths(chosen, -1)} icon="chevron-left" way="before" {...{ clock, hrefFor, choose }} />
          <span aria-live="polite" className="min-w-20 text-center first-letter:uppercase">
            {month}
          </span>
          <Turn day={addMonths(chosen, 1)} icon="chevron-right" way="after" {...{ clock, hrefFor, choose }} />
        </div>
      </header>
      <div role="grid" aria-labelledby={id} className="text-xs">
        <div role="row" className="grid grid-cols-7 border-ink border-b">
          {weeks[0]?.map((day) => (
            <div
              key={day}
              role="columnheader"
              aria-label={formatWeekday(day, i18n.language, 'long')}
              className="overflow-hidden border-line not-last:border-r px-2 py-1.5 text-left font-normal text-ink-soft first-letter:uppercase"
            >
              {formatWeekday(day, i18n.language, 'short')}
            </div>
          ))}
        </div>
        <div role="rowgroup" ref={grid} onKeyDown={press}>
          {weeks.map((week) => (
            <div
              key={week[0]}
              role="row"
              className={cn(
                'grid grid-cols-7 border-line border-b last:border-b-0',
                !week.includes(stop) && '@max-md:hidden',
              )}
            >
              {week.map((day) => (
                <Day
                  key={day}
                  day={day}
                  items={byDay.get(day) ?? []}
                  isOutside={monthOf(day) !== monthOf(chosen)}
                  isToday={day === today}
                  isPast={day < today}
                  isChosen={day === chosen}
                  isStop={day === stop}
                  {...{ clock, hrefFor, choose }}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

interface Ways {
  day: string
  clock: StaffClock
  hrefFor: (day: string) => string
  choose: (event: MouseEvent, day: string) => void
}

function Turn({ day, icon, way, clock, hrefFor, choose }: Ways & { icon: IconName; way: 'before' | 'after' }) {
  const { t, i18n } = useTranslation('staff-desk')
  return (
    <Anchor
      href={hrefFor(day)}
      aria-label={t(`calendar.${way}`, { month: formatMonth(day, i18n.language, clock) })}
      onClick={(event) => choose(event, day)}
      className="-outline-offset-4 grid w-12 place-items-center self-stretch hover:bg-ink hover:text-paper"
    >
      <Icon name={icon} className="size-4" />
    </Anchor>
  )
}

interface DayProps extends Ways {
  items: readonly LiveItem[]
  isOutside: boolean
  isToday: boolean
  isPast: boolean
  isChosen: boolean
  isStop: boolean
}

function Day({ day, items, isOutside, isToday, isPast, isChosen, isStop, clock, hrefFor, choose }: DayProps) {
  const { t, i18n } = useTranslation('staff-desk')
  const posts = items.filter(({ kind }) => kind === 'post')
  const hasNewsletter = posts.length < items.length
  const isWeekend = placeInWeek(day) > 4
  const words = [
    formatDay(noonOf(day), i18n.language, { ...clock, timeZone: 'UTC' }, { weekday: 'long' }),
    ...(posts.length > 0 ? [t('calendar.posts', { count: posts.length })] : []),
    ...(hasNewsletter ? [t('calendar.newsletter')] : []),
  ]
  return (
    <div
      role="gridcell"
      aria-selected={isChosen}
      className={cn(
        'relative h-15.5 border-line not-last:border-r ',
        (isPast || isOutside || isWeekend) && 'text-ink-soft',
        isToday ? 'panes-on-ink bg-ink text-paper' : isChosen && 'bg-pane text-ink',
        isChosen && 'shadow-[inset_0_-3px_0_var(--signal)]',
      )}
    >
      <Anchor
        href={hrefFor(day)}
        data-day={day}
        tabIndex={isStop ? 0 : -1}
        aria-label={words.join(', ')}
        {...(isToday && { 'aria-current': 'date' as const })}
        onClick={(event) => choose(event, day)}
        className="-outline-offset-4 grid h-15.5 content-start gap-1.5 overflow-hidden px-2 py-1.25 outline-current @max-sm:px-1"
      >
        <span className="tabular-nums leading-none">{Number(day.slice(8))}</span>
        {posts.length > 0 && <SixStrip states={merged(posts)} className="@max-sm:gap-0" />}
        {hasNewsletter && <StaffIcon name="mail" className="size-3.5" />}
      </Anchor>
      {isWeekend && !isToday && items.length === 0 && (
        // No pseudo-element: axe could not tell what the number stands on.
        <span className="pointer-events-none absolute inset-x-0 top-7 bottom-0 bg-[repeating-linear-gradient(0deg,transparent_0_6px,var(--line)_6px_7px)]" />
      )}
      {isToday && items.length === 0 && (
        <span aria-hidden="true" className="pointer-events-none absolute top-6 left-2 font-semibold @max-sm:hidden">
          {t('calendar.today')}
        </span>
      )}
    </div>
  )
}

/** Of several posts the liveliest of each language. */
function merged(posts: readonly LiveItem[]): Partial<Record<Language, PaneState>> {
  const states = posts.flatMap((post) => (post.kind === 'post' ? [post.languages] : []))
  return Object.fromEntries(
    languages.flatMap((language) => {
      const found = states.map((own) => own[language]).filter((state) => state !== undefined)
      const state = found.find((each) => each === 'live') ?? found[0]
      return state ? [[language, state]] : []
    }),
  )
}
