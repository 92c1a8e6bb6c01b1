import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router-dom'
import type { AnsweredCall } from '#api/contract/client.ts'
import { leaving } from '#site/staff/saving/unsaved.ts'
import { leftAlone, useAsking } from '#site/staff/session/session-dialogs.tsx'

interface Sent {
  values: Record<string, string>
  action: string
  thing: string | undefined
  /** Tells the form whose words they are; perhaps more than once. */
  settle: (isSaved: boolean) => void
}

/**
 * Sends a form of a page without leaving what else stands on it. Where the server wants the password or a new login
 * first, both are asked for, and then it is sent once more, to where it was for. `thing` is what stands open, on a page
 * where others may follow.
 */
export function useStaffSubmit<Answer extends AnsweredCall<unknown> & { deed: string }>(
  action: string,
  thing?: string,
) {
  const { submit: fetch, data, state } = useFetcher<Answer>()
  const [sending, setSending] = useState({ state, before: data })
  if (sending.state !== state) setSending({ state, before: state === 'submitting' ? data : sending.before })
  // What is done and leads elsewhere has no answer: a fetcher keeps the one of before.
  const answer = state !== 'submitting' && data === sending.before ? undefined : data
  const [asked, setAsked] = useState(thing)
  const [answered, setAnswered] = useState({ answer, thing })
  if (answered.answer !== answer) setAnswered({ answer, thing: asked })
  const { again } = useAsking()
  const last = useRef<Sent>(undefined)
  const onItsWay = useRef<string | undefined>(undefined)

  const send = useCallback(
    (sent: Sent) => {
      // A second click of a double one, not the same deed for what stands open now.
      const written = JSON.stringify(sent)
      if (onItsWay.current === written) return sent.settle(false)
      onItsWay.current = written
      last.current?.settle(false)
      last.current = sent
      setAsked(sent.thing)
      const settle = () => {
        if (onItsWay.current === written) onItsWay.current = undefined
      }
      void fetch(sent.values, { method: 'post', action: sent.action }).finally(settle)
    },
    [fetch],
  )

  const askFirst = useEffectEvent((code: string) => {
    if (code !== 'unauthorized' && code !== 'password_needed') return
    const sent = last.current
    if (sent) again(code, () => send(sent), leftAlone)
  })
  useEffect(() => {
    if (state !== 'submitting') last.current?.settle(!answer || answer.ok)
    if (state === 'idle' && answer && !answer.ok) askFirst(answer.error.code)
  }, [state, answer])
  useEffect(() => () => last.current?.settle(false), [])

  return {
    submit: useCallback(
      (values: Sent['values'], onSettled?: Sent['settle']) => {
        const tell = leaving.send()
        const settle = (isSaved: boolean) => {
          tell(isSaved)
          onSettled?.(isSaved)
        }
        send({ values, action, thing, settle })
      },
      [send, action, thing],
    ),
    answer,
    /** Nothing once another thing stands open than when it was sent. */
    answerHere: answered.thing === thing ? answered.answer : undefined,
    isSending: state !== 'idle',
  }
}
