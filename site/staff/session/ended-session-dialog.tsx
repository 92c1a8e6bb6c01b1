import { use, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnsweredCall } from '#api/contract/client.ts'
import { StaffClientInView } from '#site/staff/frame/staff-client-in-view.ts'
import { endedSession } from '#site/staff/session/ended-session.ts'
import { knowsPasskeys, signInWithPasskey } from '#site/staff/session/passkeys.ts'
import { SessionExpiredDialog, type SessionExpiredDialogProps } from '#ui/blocks/staff/frame/session-expired-dialog.tsx'
import type { StaffAccount } from '#ui/blocks/staff/frame/staff-account.ts'

interface EndedSessionDialogProps
  extends Omit<SessionExpiredDialogProps, 'open' | 'action' | 'loginHref' | 'onSend' | 'onPasskey' | 'account'> {
  account: StaffAccount & { id: string }
  /** To read and copy. */
  isPutAside: boolean
  hasPasskey: boolean
  send: (ask: () => Promise<AnsweredCall<unknown> | undefined>, done: () => void) => Promise<void>
  /** Somebody has signed in again, here or in another tab. */
  onRenewed: (isElsewhere: boolean) => void
}

/** Asks for a new login over the page, and closes once there is one, also one from another tab. */
export function EndedSessionDialog({
  account,
  isPutAside,
  hasPasskey,
  send,
  onRenewed,
  ...dialog
}: EndedSessionDialogProps) {
  const { t } = useTranslation('staff-session')
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

  async function signInByPasskey(): Promise<AnsweredCall<unknown> | undefined> {
    if (!client) return { ok: false, error: { code: 'network' } }
    const entered = await signInWithPasskey(client, 'alone')
    if (!entered?.ok) return entered
    const session = await client.session()
    if (!session.ok || session.answer.account?.id === account.id) return session
    // What is written here is not theirs to save.
    const left = await client.signOut()
    if (!left.ok) return left
    return { ok: false, error: { code: 'unauthorized', message: t('othersPasskey') } }
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
      onPasskey={
        hasPasskey && hasEnded && knowsPasskeys() ? () => void send(signInByPasskey, () => onRenewed(false)) : undefined
      }
      onSend={({ password, code }) =>
        void send(
          () => signInAgain(password, code),
          () => onRenewed(false),
        )
      }
    />
  )
}
