import { type ChangeEvent, useEffect, useRef, useState } from 'react'

/** By the name of the field: a key of the form's texts, so that a sentence is always in the language on screen. */
export type ErrorKeys = Readonly<Record<string, string | undefined>>

/** A group of radio buttons takes no focus itself. */
const firstInvalid = '[aria-invalid]:not([role="radiogroup"]), [role="radiogroup"][aria-invalid] input'

/**
 * The errors of the server (`errors`), or those that `validate` finds. New ones move the focus to the first field concerned;
 * a marked field is looked at again with each change. `onRefuse` hears of what `check` has found.
 */
export function useErrorKeys(
  errors: ErrorKeys | undefined,
  validate: ((content: FormData) => Promise<ErrorKeys>) | undefined,
  onRefuse?: (keys: ErrorKeys) => void,
) {
  const form = useRef<HTMLFormElement>(null)
  // Counted only after a try to send: before that, a wrong file is told where it was chosen.
  const [found, setFound] = useState({ keys: errors ?? {}, isNew: true, isCounted: errors !== undefined })

  useEffect(() => {
    if (errors) setFound({ keys: errors, isNew: true, isCounted: true })
  }, [errors])

  useEffect(() => {
    if (found.isNew) form.current?.querySelector<HTMLElement>(firstInvalid)?.focus()
  }, [found])

  /** What cannot be checked here, as when the chunk fails or the browser is too old, is sent all the same: the server validates. */
  async function errorsIn(content: FormData): Promise<ErrorKeys> {
    return (await validate?.(content).catch(() => undefined)) ?? {}
  }

  async function check(content: FormData): Promise<boolean> {
    const keys = await errorsIn(content)
    setFound({ keys, isNew: true, isCounted: true })
    if (count(keys) === 0) return true
    onRefuse?.(keys)
    return false
  }

  function change(name: string, key: string | undefined): void {
    setFound(({ keys, isCounted }) => ({ keys: { ...keys, [name]: key }, isNew: false, isCounted }))
  }

  async function checkField(name: string): Promise<void> {
    if (form.current) change(name, (await errorsIn(new FormData(form.current)))[name])
  }

  return {
    form,
    keys: found.keys,
    count: found.isCounted ? count(found.keys) : 0,
    check,
    checkField,
    clearField: (name: string) => change(name, undefined),
    checkChanged({ target }: ChangeEvent<HTMLFormElement>) {
      const name = target.getAttribute('name')
      if (name !== null && found.keys[name] !== undefined) void checkField(name)
    },
  }
}

function count(keys: ErrorKeys): number {
  return Object.values(keys).filter((key) => key !== undefined).length
}
