import { useEffect, useRef, useState } from 'react'

/**
 * What is wrong with a form's fields: a sentence for each, from the server (`errors`) or found in place (`setShown`).
 * Whenever there is something new to say, the first field concerned gets the focus.
 */
export function useFieldErrors<Field extends string>(errors: Partial<Record<Field, string>> | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState<Partial<Record<Field, string>>>(errors ?? {})
  useEffect(() => setShown(errors ?? {}), [errors])
  useEffect(() => {
    if (Object.keys(shown).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [shown])
  return { form, shown, setShown, count: Object.keys(shown).length }
}
