import { useEffect, useRef } from 'react'

export interface NoteField {
  /** What was typed and not taken. */
  typed?: string | undefined
  onText?: ((text: string) => void) | undefined
  onNote?: ((text: string) => void) | undefined
}

/** The field of a note: once what was sent from it is among the notes, only what was written on meanwhile stays. */
export function useNoteField(notes: readonly { text: string }[], { typed, onText, onNote }: NoteField) {
  const field = useRef<HTMLTextAreaElement>(null)
  // One that is on its way when its page is left is there when one comes back.
  const sent = useRef(typed)

  useEffect(() => {
    const text = sent.current
    if (!field.current || text === undefined || !notes.some((note) => note.text === text.trim())) return
    sent.current = undefined
    const rest = field.current.value.slice(text.length)
    // “Okay” is not what was written on after “Ok”.
    if (!field.current.value.startsWith(text) || /^[\p{L}\p{N}]/u.test(rest)) return
    field.current.value = rest.trimStart()
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
