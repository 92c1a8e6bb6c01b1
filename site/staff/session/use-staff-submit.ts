import { useCallback, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router-dom'
import type { AnsweredCall } from '#api/contract/client.ts'
import { useAsking } from '#site/staff/session/session-dialogs.tsx'

/**
 * Sends a form of a page without leaving what else stands on it. Where the server wants the password or a new login
 * first, both are asked for, and then it is sent once more.
 */
export function useStaffSubmit<Answer extends AnsweredCall<unknown> & { deed: string }>(action: string) {
  const { submit: fetch, data: answer, state } = useFetcher<Answer>()
  const { again } = useAsking()
  const sent = useRef<Record<string, string> | undefined>(undefined)

  const submit = useCallback(
    (values: Record<string, string>) => {
      sent.current = values
      void fetch(values, { method: 'post', action })
    },
    [fetch, action],
  )

  useEffect(() => {
    if (state !== 'idle' || !answer || answer.ok) return
    const { code } = answer.error
    if (code !== 'unauthorized' && code !== 'password_needed') return
    again(code, () => {
      if (sent.current) submit(sent.current)
    })
  }, [state, answer, again, submit])

  return { submit, answer, isSending: state !== 'idle' }
}
