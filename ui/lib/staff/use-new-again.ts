import { useEffect, useRef } from 'react'

/**
 * A form that is as new again once what it sent is `kept`, which is another value then. What somebody has typed on
 * meanwhile stays, and so does what was not sent.
 */
export function useNewAgain(kept: string | number | undefined) {
  const form = useRef<HTMLFormElement>(null)
  /** As it stood before anybody typed, and as it was sent. */
  const known = useRef<string[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is what it waits for.
  useEffect(() => {
    if (!form.current) return
    if (known.current.includes(contentOf(form.current))) form.current.reset()
    known.current = isAsGiven(form.current) ? [contentOf(form.current)] : []
  }, [kept])

  return {
    form,
    /** Call it when it is sent. */
    send() {
      if (form.current) known.current.push(contentOf(form.current))
    },
  }
}

const contentOf = (form: HTMLFormElement) => JSON.stringify([...new FormData(form)])

const isAsGiven = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].every(
    ({ value, defaultValue }) => value === defaultValue,
  )
