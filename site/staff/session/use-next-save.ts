import { useEffect, useRef } from 'react'

type Values = Record<string, string>

interface Saving {
  submit: (values: Values) => void
  isSending: boolean
  /** So the last answer says. */
  isSaved: boolean
}

/** Sends a form. What is saved again while the first save is on its way is sent after its answer, as the form stands then. */
export function useNextSave(form: string, { submit, isSending, isSaved }: Saving) {
  const onItsWay = useRef('')
  const isDue = useRef(false)
  useEffect(() => {
    if (isSending || !isSaved || !isDue.current) return
    isDue.current = false
    const element = document.getElementById(form)
    if (element instanceof HTMLFormElement) element.requestSubmit()
  }, [form, isSending, isSaved])

  return (values: Values) => {
    const written = JSON.stringify(values)
    // The second click of a double one says nothing new.
    isDue.current = isSending && written !== onItsWay.current
    if (isSending) return
    onItsWay.current = written
    submit(values)
  }
}
