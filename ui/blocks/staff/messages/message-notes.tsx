import { useTranslation } from 'react-i18next'
import { messageLimits } from '#api/contract/values/staff/messages.ts'
import { formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import { DeedForm } from '#ui/blocks/staff/messages/deed-form.tsx'
import type { OpenMessage } from '#ui/blocks/staff/messages/message.ts'
import { type NoteField, useNoteField } from '#ui/lib/staff/use-note-field.ts'
import { written } from '#ui/lib/take-form.ts'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { TextArea } from '#ui/primitives/text-area.tsx'

export interface MessageNotesProps extends NoteField {
  notes: OpenMessage['notes']
  clock: StaffClock
  /** Posted here without scripts, with `deed`, `note` and `text`. */
  action: string
  /** The id that a new note will have: sent twice, it is one. */
  newId: string
  error?: string | undefined
}

/** What colleagues should know. The sender never sees it. */
export function MessageNotes({ notes, clock, action, newId, error, typed, onText, onNote }: MessageNotesProps) {
  const { t, i18n } = useTranslation('staff-messages')
  const { field, send } = useNoteField(notes, { typed, onText, onNote })
  return (
    <section data-slot="message-notes" className="grid gap-3">
      <h2 className="heading text-[1.1875rem]">{t('notes.title')}</h2>
      {notes.length > 0 && (
        <ul className="grid gap-3 text-sm">
          {notes.map(({ id, at, by, text }) => (
            <li key={id} className="wrap-anywhere border-line-strong border-l-2 pl-3">
              <p className="whitespace-pre-wrap">{text}</p>
              <p className="text-ink-soft text-xs">
                {t('notes.by', { name: by ?? t('notes.someone'), when: formatWhen(at, i18n.language, clock) })}
              </p>
            </li>
          ))}
        </ul>
      )}
      <DeedForm
        isKept
        action={action}
        fields={{ deed: 'note', note: newId }}
        onSend={send && ((content) => send(written(content, 'text')))}
        className="grid justify-items-start gap-2"
      >
        <TextArea
          id="note"
          name="text"
          {...field}
          defaultValue={typed}
          label={t('notes.label')}
          hint={t('notes.hint')}
          error={error}
          rows={2}
          maxLength={messageLimits.note}
          className="w-full [&_textarea]:min-h-20"
        />
        <DeedButton type="submit" size="sm">
          {t('notes.add')}
        </DeedButton>
      </DeedForm>
    </section>
  )
}
