import { useTranslation } from 'react-i18next'
import { type DayNote, noteIcons } from '#ui/blocks/staff/analytics/analytics.ts'
import { type AnalyticsClock, useAnalyticsWords } from '#ui/blocks/staff/analytics/analytics-words.ts'
import { Link } from '#ui/primitives/link.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface DayNotesProps {
  /** The newest first. */
  notes: readonly DayNote[]
  clock: AnalyticsClock
}

/** What was published on the days of the line. */
export function DayNotes({ notes, clock }: DayNotesProps) {
  const { t } = useTranslation('staff-analytics')
  const { day } = useAnalyticsWords(clock)
  return (
    <section data-slot="day-notes" aria-labelledby="day-notes" className="flex min-w-0 flex-col">
      <h2 id="day-notes" className="heading flex min-h-12 items-center border-ink border-b px-5 text-[1.1875rem]">
        {t('dayNotes.title')}
      </h2>
      {notes.length === 0 ? (
        <p className="px-5 py-3.5 text-ink-soft text-xs">{t('dayNotes.none')}</p>
      ) : (
        <ul className="divide-y divide-line text-xs md:max-h-96 md:overflow-y-auto">
          {notes.map(({ id, day: when, kind, text, href }) => (
            <li key={id} id={`note-${id}`} className="flex gap-3 px-5 py-3 target:bg-pane">
              <StaffIcon name={noteIcons[kind]} className="mt-0.5 size-4 shrink-0" />
              <span className="wrap-anywhere min-w-0">
                <b className="font-semibold">{day(when, 'short')}</b>{' '}
                <Link href={href}>{t(`dayNotes.${kind}`, { text })}</Link>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
