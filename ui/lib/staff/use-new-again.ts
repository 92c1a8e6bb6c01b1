import { useEffect, useRef } from 'react'

/**
 * A form that is as new again once what it sent is `kept`, which is another value then. What somebody has typed on
 * meanwhile stays, and so does what was refused, or not sent.
 */
export function useNewAgain(kept: string | number | undefined, isRefused: boolean) {
  const form = useRef<HTMLFormElement>(null)
  /** As it stood before anybody typed. */
  const given = useRef<string>(undefined)
  const sent = useRef<string>(undefined)

  useEffect(() => {
    if (isRefused) sent.current = undefined
  }, [isRefused])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is what it waits for.
  useEffect(() => {
    if (!form.current) return
    if ([given.current, sent.current].includes(contentOf(form.current))) form.current.reset()
    given.current = isAsGiven(form.current) ? contentOf(form.current) : undefined
    sent.current = undefined
  }, [kept])

  return {
    form,
    /** Call it when it is sent. */
    send() {
      if (form.current) sent.current = contentOf(form.current)
    },
  }
}

const contentOf = (form: HTMLFormElement) => JSON.stringify([...new FormData(form)])

const isAsGiven = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].every(
    ({ value, defaultValue }) => value === defaultValue,
  )
