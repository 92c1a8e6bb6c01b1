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
    const note = ({ target }: Event) => {
      // A field that is called `id` hides the form's own.
      if (target instanceof Element && target.getAttribute('id') === form) sent.current = writtenIn(form)
    }
    document.addEventListener('submit', note, true)
    return () => document.removeEventListener('submit', note, true)
  }, [form])
  useEffect(() => {
    if (saved) stored.current = sent.current
  }, [saved])
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
  content.delete('version')
  return JSON.stringify([...content].filter(([, value]) => value !== ''))
}
