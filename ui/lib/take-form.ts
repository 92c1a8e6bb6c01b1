import type { SubmitEvent } from 'react'

/** An `onSubmit` that gives the form's content to `send` instead of posting it. Without `send` the browser posts the form. */
export function takeForm(send: ((content: FormData) => void) | undefined) {
  if (!send) return undefined
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send(new FormData(event.currentTarget))
  }
}

/** What was written into a field; empty where there is none. */
export function written(content: FormData, name: string): string {
  const value = content.get(name)
  return typeof value === 'string' ? value : ''
}
