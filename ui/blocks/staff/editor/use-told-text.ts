import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

interface ToldText {
  /** The form field that always carries the Markdown. */
  field: RefObject<HTMLTextAreaElement | null>
  name: string
  start: string
  /** As it stands in what is being written in. */
  current: () => string | undefined
  onChange: (markdown: string) => void
}

/** Tells a text when it is another one, and before a form is sent or the page goes. */
export function useToldText({ field, name, start, current, onChange }: ToldText) {
  const known = useRef(start)

  function tell(text: string) {
    if (field.current && field.current.value !== text) field.current.value = text
    if (text === known.current) return
    known.current = text
    onChange(text)
  }
  const now = () => current() ?? known.current
  const flush = useEffectEvent(() => tell(now()))

  useEffect(() => {
    const form = field.current?.form
    const fill = ({ formData }: FormDataEvent) => {
      flush()
      formData.set(name, known.current)
    }
    form?.addEventListener('formdata', fill)
    window.addEventListener('pagehide', flush)
    return () => {
      form?.removeEventListener('formdata', fill)
      window.removeEventListener('pagehide', flush)
    }
  }, [field, name])

  return { tell, now }
}
