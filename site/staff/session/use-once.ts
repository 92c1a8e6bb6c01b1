import { useCallback } from 'react'
import type { AnsweredCall } from '#api/contract/client.ts'
import { unreached } from '#site/staff/saving/unreached.ts'
import { useAsking } from '#site/staff/session/session-dialogs.tsx'

type Run<Answer> = () => Promise<AnsweredCall<Answer>> | undefined

/** Calls the server, and once more after a login or the password where it wants these first. */
export function useOnce() {
  const { again } = useAsking()
  return useCallback(
    async function once<Answer>(run: Run<Answer>): Promise<AnsweredCall<Answer>> {
      const result = (await run()) ?? unreached
      if (result.ok) return result
      const { code } = result.error
      if (code !== 'unauthorized' && code !== 'password_needed') return result
      return await new Promise((resolve) => {
        again(
          code,
          () => void once(run).then(resolve),
          () => resolve(result),
        )
      })
    },
    [again],
  )
}
