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
  const stored = useRef<string>(undefined)
  const sent = useRef<string>(undefined)
  const saving = useMemo(
    () => ({
      isUnsaved: () => !isOff && stored.current !== undefined && writtenIn(form) !== stored.current,
      save: () => Promise.resolve(false),
    }),
    [form, isOff],
  )
  const leaving = useLeaving(saving)

  useEffect(() => {
    // Some fields have their names only a moment after the page is there: what stands is read before the first of them is changed.
    const begin = ({ target }: Event) => {
      if (stored.current === undefined && isWithin(target, form)) stored.current = writtenIn(form)
    }
    const note = ({ target }: Event) => {
      if (isWithin(target, form)) sent.current = writtenIn(form)
    }
    document.addEventListener('pointerdown', begin, true)
    document.addEventListener('focusin', begin)
    document.addEventListener('submit', note, true)
    return () => {
      document.removeEventListener('pointerdown', begin, true)
      document.removeEventListener('focusin', begin)
      document.removeEventListener('submit', note, true)
    }
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

function isWithin(target: EventTarget | null, form: string): boolean {
  const own = target instanceof Element ? target.closest('form') : null
  return own !== null && own === document.getElementById(form)
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
