import { use, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { AnsweredCall } from '#api/contract/client.ts'
import { StaffClientInView } from '#site/staff/frame/staff-client-in-view.ts'
import { createPasskey, knowsPasskeys } from '#site/staff/session/passkeys.ts'
import { useAsking } from '#site/staff/session/session-dialogs.tsx'
import { useHydrated } from '#ui/lib/use-hydrated.ts'

/** `add` is undefined where the browser knows no passkeys. `codes` come with the first second factor of an account. */
export function useNewPasskey() {
  const client = use(StaffClientInView)
  const { revalidate } = useRevalidator()
  const { again } = useAsking()
  const isHydrated = useHydrated()
  const [isAdding, setAdding] = useState(false)
  const [refused, setRefused] = useState<AnsweredCall<unknown>>()
  const [codes, setCodes] = useState<readonly string[]>()

  async function add(name: string): Promise<void> {
    if (!client) return
    setAdding(true)
    const made = await createPasskey(client)
    const result = made?.ok ? await client.addPasskey({ name, response: made.answer }) : made
    setAdding(false)
    setRefused(result)
    if (result?.ok) {
      if (result.answer.recoveryCodes.length > 0) setCodes(result.answer.recoveryCodes)
      await revalidate()
    } else if (result?.error.code === 'unauthorized' || result?.error.code === 'password_needed') {
      again(result.error.code, () => void add(name))
    }
  }

  const isThere = isHydrated && client !== undefined && knowsPasskeys()
  return { add: isThere ? (name: string) => void add(name) : undefined, isAdding, refused, codes }
}
