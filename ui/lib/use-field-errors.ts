import { useEffect, useRef, useState } from 'react'

/** By the server (`errors`) or found in place (`setShown`). New ones move the focus to the first field concerned. */
export function useFieldErrors<Field extends string>(errors: Partial<Record<Field, string>> | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState<Partial<Record<Field, string>>>(errors ?? {})
  useEffect(() => setShown(errors ?? {}), [errors])
  useEffect(() => {
    if (Object.keys(shown).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [shown])
  return { form, shown, setShown, count: Object.keys(shown).length }
}
