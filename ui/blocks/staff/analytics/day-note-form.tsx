import { useTranslation } from 'react-i18next'
import { longestDayNote } from '#api/contract/values/staff/analytics.ts'
import type { DayNote } from '#ui/blocks/staff/analytics/analytics.ts'
import { useNewAgain } from '#ui/lib/staff/use-new-again.ts'
import { takeForm, written } from '#ui/lib/take-form.ts'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { TextArea } from '#ui/primitives/text-area.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

/** What a form of a note sends. `id` is that of the note; none for a new one. */
export interface TypedNote {
  id?: string | undefined
  day: string
  text: string
}

export interface DayNoteWriting {
  /** Forms are posted here without scripts. */
  action: string
  /** The day that a new note begins with, and the last one that there can be notes on. */
  day: string
  /** What was sent last and not taken. */
  refused?:
    | { typed: TypedNote; errors?: Readonly<Record<string, string>> | undefined; problem?: string | undefined }
    | undefined
  /** The new note that was kept last, on whichever day. */
  keptId?: string | undefined
  isBusy?: boolean
  onSave?: ((note: TypedNote) => void) | undefined
  onDelete?: ((id: string) => void) | undefined
}

export interface DayNoteFormProps {
  writing: DayNoteWriting
  /** The one that is changed; without it a new one is written. */
  note?: Pick<DayNote, 'day' | 'text'> & { id: string }
}

/** Writes a note on a day, or changes or deletes one. */
export function DayNoteForm({ writing, note }: DayNoteFormProps) {
  const { t } = useTranslation('staff-analytics')
  const { action, day, refused, isBusy = false, onSave, onDelete } = writing
  const mine = refused && refused.typed.id === note?.id ? refused : undefined
  const { form, send } = useNewAgain(note ? `${note.day} ${note.text}` : writing.keptId, mine !== undefined)
  const busy = isBusy && { 'aria-disabled': true as const }
  return (
    <div data-slot="day-note-form" className="grid gap-3 text-sm">
      <form
        ref={form}
        method="post"
        action={action}
        onSubmit={takeForm(
          onSave &&
            ((content) => {
              if (isBusy) return
              send()
              onSave({ id: note?.id, day: written(content, 'day'), text: written(content, 'text') })
            }),
        )}
        className="grid gap-3"
      >
        <input type="hidden" name="deed" value="saveNote" />
        {note && <input type="hidden" name="id" value={note.id} />}
        <TextField
          name="day"
          type="date"
          label={t('dayNotes.day')}
          defaultValue={mine?.typed.day ?? note?.day ?? day}
          max={day}
          required
          error={mine?.errors?.['day']}
        />
        <TextArea
          name="text"
          rows={3}
          className="[&_textarea]:min-h-24"
          label={t('dayNotes.text')}
          hint={t('dayNotes.hint')}
          defaultValue={mine?.typed.text ?? note?.text}
          maxLength={longestDayNote}
          required
          error={mine?.errors?.['text']}
        />
        {mine?.problem && (
          <p role="alert" className="text-danger">
            {mine.problem}
          </p>
        )}
        <DeedButton type="submit" tone="ink" {...busy}>
          {t(note ? 'dayNotes.saveChange' : 'dayNotes.save')}
        </DeedButton>
      </form>
      {note && (
        <form
          method="post"
          action={action}
          onSubmit={takeForm(onDelete && (() => isBusy || onDelete(note.id)))}
          className="grid"
        >
          <input type="hidden" name="deed" value="deleteNote" />
          <input type="hidden" name="id" value={note.id} />
          <DeedButton type="submit" tone="danger" {...busy}>
            {t('dayNotes.delete')}
          </DeedButton>
        </form>
      )}
    </div>
  )
}
