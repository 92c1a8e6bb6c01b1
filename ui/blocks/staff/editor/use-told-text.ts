import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** Others' words are joined with a text while it is written. */
export interface Filling {
  /** Counts how often. Another one puts `latest` into what stands: cursor and history stay. */
  filling: number
  /** With others' words and with what was told last. What is told from then on goes on from it. */
  latest: () => string
}

interface ToldText extends Filling {
  /** The form field that always carries the Markdown. */
  field: RefObject<HTMLTextAreaElement | null>
  name: string
  start: string
  /** As it stands in what is being written in. */
  current: () => string | undefined
  /** The field has the text whenever it is told. A long one costs a key more than it may: then only a form that is sent has it. */
  isMirrored?: boolean
  onChange: (markdown: string) => void
  /** Shows another text where the one that stands is written in. */
  put: (markdown: string) => void
}

const ASKED = 'dritare:textasked'

/** Texts that are being written in a form are told at once. */
export function askForTexts(form: HTMLElement | null): void {
  form?.dispatchEvent(new Event(ASKED))
}

/** Tells a text when it is another one, and before a form is sent or the page goes. */
export function useToldText(options: ToldText) {
  const { field, name, start, current, isMirrored = true, onChange, filling, latest, put } = options
  const known = useRef(start)
  const filled = useRef(filling)

  function tell(text: string) {
    if (isMirrored && field.current && field.current.value !== text) field.current.value = text
    if (text === known.current) return
    known.current = text
    onChange(text)
  }
  const now = () => current() ?? known.current
  const flush = useEffectEvent(() => tell(now()))
  const fillAnew = useEffectEvent((next: number) => {
    if (next === filled.current) return
    // What was typed since is joined too, and no key comes in between.
    tell(now())
    filled.current = next
    known.current = latest()
    put(known.current)
    tell(now())
  })

  useLayoutEffect(() => fillAnew(filling), [filling])

  // What another sheet of the same text has told as it went is newer than what this one was drawn with.
  const catchUp = useEffectEvent(() => {
    const text = latest()
    if (text === start) return
    known.current = text
    put(text)
  })
  useLayoutEffect(() => catchUp(), [])

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
