import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router-dom'
import type { AnsweredCall } from '#api/contract/client.ts'
import type { StaffAccountShown, StaffSession } from '#api/contract/staff/session.ts'
import { StaffClientInView } from '#site/staff/frame/staff-client-in-view.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import { endedSession } from '#site/staff/session/ended-session.ts'
import { idlePart } from '#ui/lib/idle-part.tsx'

const ConfirmPasswordDialog = idlePart(() =>
  import('#ui/blocks/staff/frame/confirm-password-dialog.tsx').then((file) => file.ConfirmPasswordDialog),
)
const EndedSessionDialog = idlePart(() =>
  import('#site/staff/session/ended-session-dialog.tsx').then((file) => file.EndedSessionDialog),
)

interface Asking {
  /**
   * Opens the dialog that the refusal asks for: `goOn` is called once it is answered, `giveUp` once it is put aside, or
   * answered in another tab long after. What has no `giveUp` goes on whenever that is.
   */
  again: (refusal: 'unauthorized' | 'password_needed', goOn: () => void, giveUp?: () => void) => void
}

/** Gives up what needs nothing more: the page it was asked on says what has not worked. */
export const leftAlone = (): void => {}

const AskingContext = createContext<Asking>({ again: () => {} })

export function useAsking(): Asking {
  return use(AskingContext)
}

/** Milliseconds: who comes back later may no longer want what they pressed, or have done it elsewhere. */
const LONGEST_WAIT = 120_000

interface SessionDialogsProps {
  account: StaffAccountShown
  secondFactor: StaffSession['secondFactor']
  children: ReactNode
}

/** A session that has ended, or a password that is asked for once more, costs nobody what they have written. */
export function SessionDialogs({ account, secondFactor, children }: SessionDialogsProps) {
  const { t } = useTranslation('staff-session')
  const { toldOf, problemOf } = useTold()
  const client = use(StaffClientInView)
  const { revalidate } = useRevalidator()
  const [isPut, setPut] = useState(false) // aside, to read and copy
  const [asksPassword, setAsksPassword] = useState(false)
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<AnsweredCall<unknown>>()
  const waiting = useRef<{ goOn: () => void; giveUp?: (() => void) | undefined; since: number }[]>([])

  const again = useCallback<Asking['again']>((refusal, goOn, giveUp) => {
    waiting.current.push({ goOn, giveUp, since: Date.now() })
    setRefused(undefined)
    if (refusal === 'password_needed') setAsksPassword(true)
    else setPut(false)
  }, [])
  const context = useMemo(() => ({ again }), [again])

  function putAside(): void {
    for (const { giveUp } of waiting.current.splice(0)) giveUp?.()
  }

  /** Undefined is what somebody has given up. */
  async function send(ask: () => Promise<AnsweredCall<unknown> | undefined>, done: () => void): Promise<void> {
    setSending(true)
    const result = await ask()
    setSending(false)
    setRefused(result?.ok ? undefined : result)
    if (result?.ok) done()
  }

  function goOn(isElsewhere = false): void {
    for (const { goOn, giveUp, since } of waiting.current.splice(0)) {
      if (isElsewhere && giveUp && Math.abs(Date.now() - since) > LONGEST_WAIT) giveUp()
      else goOn()
    }
  }

  const told = 'errors' in toldOf(refused) ? toldOf(refused) : problemOf(refused)
  const shared = { account, isSending, ...told }
  return (
    <AskingContext value={context}>
      {children}
      <EndedSessionDialog
        {...shared}
        isPutAside={isPut}
        onOpenChange={() => {
          setPut(true)
          putAside()
        }}
        needsCode={secondFactor.has}
        hasApp={secondFactor.hasApp}
        hasPasskey={secondFactor.hasPasskey}
        send={send}
        onRenewed={(isElsewhere) => {
          endedSession.renew()
          setPut(false)
          void revalidate()
          goOn(isElsewhere)
        }}
      />
      <ConfirmPasswordDialog
        {...shared}
        open={asksPassword}
        onOpenChange={() => {
          setAsksPassword(false)
          putAside()
        }}
        title={t('password.title')}
        deed={t('password.deed')}
        action="/admin/account"
        email={account.email}
        onSend={({ password }) =>
          void send(
            async () => client?.confirmPassword({ password }) ?? { ok: false, error: { code: 'network' } },
            () => {
              setAsksPassword(false)
              goOn()
              // Until when it is enough is said there.
              void revalidate()
            },
          )
        }
      />
    </AskingContext>
  )
}
