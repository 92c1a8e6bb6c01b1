import { use, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { AnsweredCall } from '#api/contract/client.ts'
import { StaffClientInView } from '#site/staff/frame/staff-client-in-view.ts'
import { loginAddress } from '#site/staff/session/after-login.ts'
import { knowsPasskeys, signInWithPasskey } from '#site/staff/session/passkeys.ts'
import { useHydrated } from '#ui/lib/use-hydrated.ts'

/** `press` is undefined where the browser knows no passkeys. */
export function usePasskey(as: 'second' | 'alone', to: string) {
  const client = use(StaffClientInView)
  const navigate = useNavigate()
  const { search } = useLocation()
  const [refused, setRefused] = useState<AnsweredCall<unknown>>()
  const isHydrated = useHydrated()

  async function press(): Promise<void> {
    if (!client) return
    setRefused(undefined)
    const result = await signInWithPasskey(client, as)
    if (result?.ok) await navigate(result.answer.next === 'done' ? to : loginAddress(search), { replace: true })
    else setRefused(result)
  }

  const isThere = isHydrated && client !== undefined && knowsPasskeys()
  return { press: isThere ? () => void press() : undefined, refused }
}
