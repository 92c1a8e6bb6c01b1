import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

interface ToldText {
  /** The form field that always carries the Markdown. */
  field: RefObject<HTMLTextAreaElement | null>
  name: string
  start: string
  /** As it stands in what is being written in. */
  current: () => string | undefined
  /** The field has the text whenever it is told. A long one costs a key more than it may: then only a form that is sent has it. */
  isMirrored?: boolean
  onChange: (markdown: string) => void
}

const ASKED = 'dritare:textasked'

/** Texts that are being written in a form are told at once. */
export function askForTexts(form: HTMLElement | null): void {
  form?.dispatchEvent(new Event(ASKED))
}

/** Tells a text when it is another one, and before a form is sent or the page goes. */
export function useToldText({ field, name, start, current, isMirrored = true, onChange }: ToldText) {
  const known = useRef(start)

  function tell(text: string) {
    if (isMirrored && field.current && field.current.value !== text) field.current.value = text
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
    const asked = () => flush()
    form?.addEventListener('formdata', fill)
    form?.addEventListener(ASKED, asked)
    window.addEventListener('pagehide', asked)
    return () => {
      form?.removeEventListener('formdata', fill)
      form?.removeEventListener(ASKED, asked)
      window.removeEventListener('pagehide', asked)
    }
  }, [field, name])

  return { tell, now }
}
