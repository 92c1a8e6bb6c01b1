import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type DayNote, noteIcons } from '#ui/blocks/staff/analytics/analytics.ts'
import { type AnalyticsClock, useAnalyticsWords } from '#ui/blocks/staff/analytics/analytics-words.ts'
import { DayNoteForm, type DayNoteWriting } from '#ui/blocks/staff/analytics/day-note-form.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface DayNotesProps {
  /** The newest first. */
  notes: readonly DayNote[]
  clock: AnalyticsClock
  /** Without it nobody can write here. */
  writing?: DayNoteWriting | undefined
}

/** What happened on the days of the line: what was published, and what colleagues say of a day. */
export function DayNotes({ notes, clock, writing }: DayNotesProps) {
  const { t } = useTranslation('staff-analytics')
  const { day } = useAnalyticsWords(clock)
  const refusedId = writing?.refused?.typed.id
  return (
    <section data-slot="day-notes" aria-labelledby="day-notes" className="flex min-w-0 flex-col">
      <h2 id="day-notes" className="heading flex min-h-12 items-center border-ink border-b px-5 text-[1.1875rem]">
        {t('dayNotes.title')}
      </h2>
      {notes.length === 0 ? (
        <p className="px-5 py-3.5 text-ink-soft text-xs">{t('dayNotes.none')}</p>
      ) : (
        <ul className="divide-y divide-line text-xs md:max-h-96 md:overflow-y-auto md:has-[details[open]]:max-h-none">
          {notes.map(({ id, day: when, kind, text, href, own }) => {
            const words = (
              <>
                <StaffIcon name={noteIcons[kind]} className="mt-0.5 size-4 shrink-0" />
                <span className="wrap-anywhere min-w-0 grow">
                  <b className="font-semibold">{day(when, 'short')}</b>{' '}
                  {href ? <Link href={href}>{t(`dayNotes.${kind}`, { text })}</Link> : t(`dayNotes.${kind}`, { text })}
                  {own?.by && <span className="block text-ink-soft">{own.by}</span>}
                </span>
              </>
            )
            return (
              <li key={id} id={`note-${id}`} className="target:bg-pane">
                {own && writing ? (
                  <Fold
                    label={t('dayNotes.label')}
                    words={words}
                    isOpen={refusedId === own.id}
                    sign={<StaffIcon name="more" className="mt-0.5 size-4 shrink-0 print:hidden" />}
                  >
                    <DayNoteForm writing={writing} note={{ id: own.id, day: when, text }} />
                  </Fold>
                ) : (
                  <div className="flex gap-3 px-5 py-3">{words}</div>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {writing && (
        <div className="border-line border-t text-xs print:hidden">
          <Fold
            words={
              <>
                <Icon name="plus" className="mt-0.5 size-4 shrink-0" />
                {t('dayNotes.write')}
              </>
            }
            isOpen={writing.refused !== undefined && refusedId === undefined}
          >
            <DayNoteForm writing={writing} />
          </Fold>
        </div>
      )}
    </section>
  )
}

interface FoldProps {
  words: ReactNode
  /** What opening it is for, where the words do not say so. */
  label?: string
  sign?: ReactNode
  isOpen: boolean
  children: ReactNode
}

/** A line that opens onto its form, also without scripts. */
function Fold({ words, label, sign, isOpen, children }: FoldProps) {
  return (
    <details open={isOpen} className="open:bg-pane">
      <summary className="flex min-h-11 cursor-pointer list-none gap-3 px-5 py-3 -outline-offset-4 hover:bg-pane [&::-webkit-details-marker]:hidden">
        {words}
        {label && <span className="sr-only">{label}</span>}
        {sign}
      </summary>
      <div className="px-5 pb-5">{children}</div>
    </details>
  )
}
