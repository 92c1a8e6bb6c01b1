import { useTranslation } from 'react-i18next'
import { applicationDeskLimits } from '#api/contract/values/staff/application-stages.ts'
import type { StaffClock } from '#locales/staff-formats.ts'
import type { ApplicationNote } from '#ui/blocks/staff/applications/application.ts'
import { useApplicationWords } from '#ui/blocks/staff/applications/application-words.ts'
import { type NoteField, useNoteField } from '#ui/lib/staff/use-note-field.ts'
import { takeForm, written } from '#ui/lib/take-form.ts'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { TextArea } from '#ui/primitives/text-area.tsx'

export interface ApplicationNotesProps extends NoteField {
  id: string
  notes: readonly ApplicationNote[]
  clock: StaffClock
  /** Posted here without scripts. */
  action: string
  error?: string | undefined
  onRemove?: ((note: string) => void) | undefined
}

/** What was said about an application, among staff. */
export function ApplicationNotes({ id, notes, clock, action, error, onRemove, ...note }: ApplicationNotesProps) {
  const { t } = useTranslation('staff-applications')
  const { when } = useApplicationWords(clock)
  const { field, send } = useNoteField(notes, note)
  return (
    <div data-slot="application-notes" className="grid gap-4 text-sm">
      {notes.length === 0 ? (
        <p className="text-ink-soft">{t('notes.none')}</p>
      ) : (
        <ul className="grid">
          {notes.map(({ id: note, text, at, by, isOwn }) => (
            <li key={note} className="grid gap-1 border-line py-3 not-first:border-t first:pt-0">
              <p className="text-ink-soft text-xs">
                <span className="font-semibold text-ink">{by ?? t('someone')}</span>, {when(at)}
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
              {isOwn && (
                <form method="post" action={action} onSubmit={takeForm(onRemove && (() => onRemove(note)))}>
                  <input type="hidden" name="deed" value="unnote" />
                  <input type="hidden" name="id" value={id} />
                  <input type="hidden" name="note" value={note} />
                  <DeedButton type="submit" size="sm" aria-label={t('notes.removeNamed', { text: text.slice(0, 40) })}>
                    {t('notes.remove')}
                  </DeedButton>
                </form>
              )}
            </li>
          ))}
        </ul>
      )}
      <form
        data-kept
        method="post"
        action={action}
        onSubmit={takeForm(send && ((content) => send(written(content, 'text'))))}
        className="grid gap-3"
      >
        <input type="hidden" name="deed" value="note" />
        <input type="hidden" name="id" value={id} />
        <TextArea
          name="text"
          {...field}
          label={t('notes.label')}
          hint={t('notes.hint')}
          defaultValue={note.typed}
          error={error}
          rows={3}
          maxLength={applicationDeskLimits.note}
          className="[&_textarea]:min-h-20"
        />
        <DeedButton type="submit" size="sm" className="justify-self-start">
          {t('notes.add')}
        </DeedButton>
      </form>
    </div>
  )
}
