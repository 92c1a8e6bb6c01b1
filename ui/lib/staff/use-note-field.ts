import { useEffect, useRef } from 'react'

export interface NoteField {
  /** What was typed and not taken. */
  typed?: string | undefined
  onText?: ((text: string) => void) | undefined
  onNote?: ((text: string) => void) | undefined
}

/** The field of a note: once what was sent from it is among the notes, only what was written on meanwhile stays. */
export function useNoteField(notes: readonly { text: string }[], { onText, onNote }: NoteField) {
  const field = useRef<HTMLTextAreaElement>(null)
  const sent = useRef<string>(undefined)

  useEffect(() => {
    const text = sent.current
    if (!field.current || text === undefined || !notes.some((note) => note.text === text.trim())) return
    sent.current = undefined
    if (!field.current.value.startsWith(text)) return
    field.current.value = field.current.value.slice(text.length).trimStart()
    onText?.(field.current.value)
  }, [notes, onText])

  return {
    field: { ref: field, onInput: () => onText?.(field.current?.value ?? '') },
    send:
      onNote &&
      ((text: string) => {
        sent.current = text
        onNote(text)
      }),
  }
}
