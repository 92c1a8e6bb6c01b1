import { useCallback, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router-dom'
import type { AnsweredCall } from '#api/contract/client.ts'
import { useAsking } from '#site/staff/session/session-dialogs.tsx'

/**
 * Sends a form of a page without leaving what else stands on it. Where the server wants the password or a new login
 * first, both are asked for, and then it is sent once more. `thing` is what stands open, on a page where others may follow.
 */
export function useStaffSubmit<Answer extends AnsweredCall<unknown> & { deed: string }>(
  action: string,
  thing?: string,
) {
  const { submit: fetch, data: answer, state } = useFetcher<Answer>()
  const [asked, setAsked] = useState(thing)
  const [answered, setAnswered] = useState({ answer, thing })
  if (answered.answer !== answer) setAnswered({ answer, thing: asked })
  const { again } = useAsking()
  const sent = useRef<Record<string, string> | undefined>(undefined)
  const onItsWay = useRef<string | undefined>(undefined)

  const submit = useCallback(
    (values: Record<string, string>) => {
      // A second click of a double one, not the same deed for what stands open now.
      const written = JSON.stringify([action, thing, values])
      if (onItsWay.current === written) return
      onItsWay.current = written
      sent.current = values
      setAsked(thing)
      const settle = () => {
        if (onItsWay.current === written) onItsWay.current = undefined
      }
      void fetch(values, { method: 'post', action }).finally(settle)
    },
    [fetch, action, thing],
  )

  useEffect(() => {
    if (state !== 'idle' || !answer || answer.ok) return
    const { code } = answer.error
    if (code !== 'unauthorized' && code !== 'password_needed') return
    again(code, () => {
      if (sent.current) submit(sent.current)
    })
  }, [state, answer, again, submit])

  return {
    submit,
    answer,
    /** Nothing once another thing stands open than when it was sent. */
    answerHere: answered.thing === thing ? answered.answer : undefined,
    isSending: state !== 'idle',
  }
}
