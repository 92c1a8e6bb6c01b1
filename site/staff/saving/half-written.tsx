import { useEffect, useMemo, useRef } from 'react'
import { LeaveQuestion } from '#site/staff/saving/leave-question.tsx'
import { useLeaving } from '#site/staff/saving/use-leaving.ts'

export interface HalfWrittenProps {
  /** The form's id. */
  form: string
  /** The last answer by which it was saved: another one after each save. */
  saved: object | undefined
  /** On its way to the server, or of no use any more: then nothing is asked. */
  isOff?: boolean
}

/** A form that is saved by its button alone: whoever leaves with something written in it is asked, by the browser too. */
export function HalfWritten({ form, saved, isOff = false }: HalfWrittenProps) {
  const stored = useRef('')
  const sent = useRef('')
  const isTyped = useRef(false) // since it was sent
  const saving = useMemo(
    () => ({
      isUnsaved: () => !isOff && writtenIn(form) !== stored.current,
      save: () => Promise.resolve(false),
    }),
    [form, isOff],
  )
  const leaving = useLeaving(saving)

  useEffect(() => {
    stored.current = writtenIn(form)
    const isWithin = ({ target }: Event) =>
      // A field that is called `id` hides the form's own.
      target instanceof Element && target.closest('form')?.getAttribute('id') === form
    const note = (event: Event) => {
      if (!isWithin(event)) return
      sent.current = writtenIn(form)
      isTyped.current = false
    }
    const listen = (event: Event) => {
      if (isWithin(event)) isTyped.current = true
    }
    document.addEventListener('submit', note, true)
    document.addEventListener('input', listen, true)
    return () => {
      document.removeEventListener('submit', note, true)
      document.removeEventListener('input', listen, true)
    }
  }, [form])
  useEffect(() => {
    // What others have saved may stand in the fields by now.
    if (saved) stored.current = isTyped.current ? sent.current : writtenIn(form)
  }, [saved, form])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (saving.isUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [saving])

  return <LeaveQuestion leaving={leaving} />
}

/** What stands in its fields, as one text to compare. */
function writtenIn(id: string): string {
  const form = document.getElementById(id)
  if (!(form instanceof HTMLFormElement)) return ''
  const content = new FormData(form)
  // Which of the stored ones is written over, not what was written; a field that is unfolded is nothing yet.
  for (const name of ['version', 'read']) content.delete(name)
  return JSON.stringify([...content].filter(([, value]) => value !== ''))
}
