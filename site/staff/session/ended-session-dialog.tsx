import { use, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { AnsweredCall } from '#api/contract/client.ts'
import { StaffClientInView } from '#site/staff/frame/staff-client-in-view.ts'
import { endedSession } from '#site/staff/session/ended-session.ts'
import { SessionExpiredDialog, type SessionExpiredDialogProps } from '#ui/blocks/staff/frame/session-expired-dialog.tsx'
import type { StaffAccount } from '#ui/blocks/staff/frame/staff-account.ts'

interface EndedSessionDialogProps
  extends Omit<SessionExpiredDialogProps, 'open' | 'action' | 'loginHref' | 'onSend' | 'account'> {
  account: StaffAccount & { id: string }
  /** To read and copy. */
  isPutAside: boolean
  send: (ask: () => Promise<AnsweredCall<unknown>>, done: () => void) => Promise<void>
  /** Somebody has signed in again, here or in another tab. */
  onRenewed: (isElsewhere: boolean) => void
}

/** Asks for a new login over the page, and closes once there is one, also one from another tab. */
export function EndedSessionDialog({ account, isPutAside, send, onRenewed, ...dialog }: EndedSessionDialogProps) {
  const client = use(StaffClientInView)
  const hasEnded = useSyncExternalStore(endedSession.subscribe, endedSession.get, () => false)

  async function signInAgain(password: string, code: string): Promise<AnsweredCall<unknown>> {
    if (!client) return { ok: false, error: { code: 'network' } }
    const first = await client.signIn({ email: account.email, password })
    if (!first.ok || first.answer.next === 'done') return first
    // A second step that has become due is set up on a page of its own.
    if (first.answer.next === 'enrol') return await new Promise(() => window.location.assign('/admin/login'))
    return client.signInWithCode({ code })
  }

  const look = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible') return
    const session = await client?.session()
    if (!session?.ok || session.answer.stage !== 'full' || session.answer.account?.id !== account.id) return
    if (endedSession.get()) onRenewed(true)
  })
  useEffect(() => {
    if (!hasEnded) return
    const onBack = () => void look()
    document.addEventListener('visibilitychange', onBack)
    window.addEventListener('focus', onBack)
    return () => {
      document.removeEventListener('visibilitychange', onBack)
      window.removeEventListener('focus', onBack)
    }
  }, [hasEnded])

  return (
    <SessionExpiredDialog
      {...dialog}
      account={account}
      open={hasEnded && !isPutAside}
      action="/admin/login"
      loginHref="/admin/login"
      onSend={({ password, code }) =>
        void send(
          () => signInAgain(password, code),
          () => onRenewed(false),
        )
      }
    />
  )
}
