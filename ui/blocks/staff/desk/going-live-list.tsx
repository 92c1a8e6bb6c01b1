import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import type { Language } from '#locales/languages.ts'
import { dayKey, formatDay, formatTime, noonOf, type StaffClock } from '#locales/staff-formats.ts'
import { Link } from '#ui/primitives/link.tsx'
import { PaneGlyph, type PaneState } from '#ui/primitives/staff/pane-glyph.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

/** Goes live, or went. Its time in milliseconds. */
export type LiveItem = { id: string; at: number; href?: string | undefined; title: string } & (
  | { kind: 'post'; languages: Partial<Record<Language, PaneState>> }
  | { kind: 'newsletter'; people: number }
)

export interface GoingLiveListProps {
  /** `2026-11-12`. */
  day: string
  items: readonly LiveItem[]
  clock: StaffClock
}

/** The chosen day of the calendar, in words. */
export function GoingLiveList({ day, items, clock }: GoingLiveListProps) {
  const { t, i18n } = useTranslation('staff-desk')
  const own = items.filter(({ at }) => dayKey(at, clock.timeZone) === day).toSorted((a, b) => a.at - b.at)
  return (
    <section data-slot="going-live-list" aria-live="polite" className="px-gutter py-3">
      <h3 className="heading text-md first-letter:uppercase">
        {formatDay(noonOf(day), i18n.language, { ...clock, timeZone: 'UTC' }, { weekday: 'long' })}
      </h3>
      {own.length === 0 ? (
        <p className="py-1.5 text-ink-soft text-xs">{t('calendar.nothing')}</p>
      ) : (
        <ul className="mt-1 text-xs">
          {own.map((item) => (
            <li key={item.id} className="flex items-center gap-2.5 border-line not-last:border-b py-2">
              {item.kind === 'post' ? (
                <PaneGlyph state={Object.values(item.languages)[0] ?? 'draft'} size="sm" />
              ) : (
                <StaffIcon name="mail" className="size-4 shrink-0" />
              )}
              {item.href === undefined ? (
                <span className="min-w-0 grow font-medium">{item.title}</span>
              ) : (
                <Link href={item.href} variant="standalone" className="min-w-0 grow font-medium">
                  {item.title}
                </Link>
              )}
              <span className="shrink-0 text-right text-ink-soft tabular-nums">
                {formatTime(item.at, clock.timeZone)}
                <span className="block">
                  {item.kind === 'post'
                    ? Object.keys(item.languages).join(', ')
                    : t('calendar.people', { count: item.people, number: formatNumber(item.people, i18n.language) })}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
