import { useState } from 'react'
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router-dom'
import type { StaffAnswer } from '#api/contract/staff/calls.ts'
import { useSettings } from '#site/context/settings.ts'
import { AccountPage } from '#site/pages/staff/account-page.tsx'
import { read } from '#site/staff/frame/read.ts'
import { showTheme } from '#site/staff/frame/show-theme.ts'
import { actionOf, type DeedAnswer } from '#site/staff/frame/staff-action.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import type { StaffHandle } from '#site/staff/frame/staff-handle.ts'
import { useClock } from '#site/staff/frame/use-clock.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import { accountDeeds } from '#site/staff/screens/account-deeds.ts'
import { useNewPasskey } from '#site/staff/session/use-new-passkey.ts'
import { useStaffSubmit } from '#site/staff/session/use-staff-submit.ts'

export const handle: StaffHandle = {
  texts: ['staff-account', 'staff-door'],
  title: (t) => t('staff-account:title'),
}

export async function loader({ context }: LoaderFunctionArgs) {
  const client = context.get(staffClientContext)
  const [own, { sessions }, letters] = await Promise.all([
    read(client.readAccount()),
    read(client.listSessions()),
    client.readLetters(),
  ])
  // Refused to who may not read the numbers.
  return { own, sessions, letters: letters.ok ? letters.answer : undefined, now: Date.now() }
}

export const action = actionOf(accountDeeds)

export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && actionResult?.ok !== false
}

type Answer = DeedAnswer<typeof accountDeeds>

export function Component() {
  const { own, sessions, letters, now } = useLoaderData<typeof loader>()
  const { publicUrl } = useSettings()
  const posted = useActionData<Answer>()
  const { submit, answer: sent, isSending } = useStaffSubmit<Answer>('/admin/account')
  const answer = sent ?? posted
  const passkeys = useNewPasskey()
  const [keptCodes, setKeptCodes] = useState<readonly (readonly string[])[]>([])
  const clock = useClock(now)
  const { toldOf, fieldOf, problemOf } = useTold()
  const { account, secondFactor } = own
  const of = (...deeds: Answer['deed'][]) => (answer && deeds.includes(answer.deed) ? answer : undefined)
  const done = (deed: Answer['deed']) => of(deed)?.ok === true
  const confirming = of('totp-confirm')
  const codes = [codesIn(answer), passkeys.codes].find((made) => made && !keptCodes.includes(made))

  return (
    <AccountPage
      account={account}
      clock={clock}
      action="/admin/account"
      newCodes={
        codes && {
          codes,
          account: account.email,
          host: new URL(publicUrl).host,
          nextHref: '/admin/account',
          onKept: () => setKeptCodes([...keptCodes, codes]),
        }
      }
      secondStep={{
        since: own.totpSince,
        dueAt: secondFactor.dueAt,
        isRequired: secondFactor.isRequired,
        offer: offerIn(answer),
        isSending,
        onBegin: () => submit({ deed: 'totp' }),
        onConfirm: (code) => submit({ deed: 'totp-confirm', code }),
        onCancel: () => submit({ deed: 'totp-keep' }),
        onRemove: () => submit({ deed: 'totp-remove' }),
        ...fieldOf(confirming, 'code'),
        ...problemOf(of('totp', 'totp-remove')),
      }}
      codes={{
        ...own.recoveryCodes,
        isSending,
        onMake: () => submit({ deed: 'codes' }),
        ...problemOf(of('codes')),
      }}
      passkeys={{
        passkeys: own.passkeys,
        isAdding: passkeys.isAdding,
        onAdd: passkeys.add,
        onRemove: (id) => submit({ deed: 'passkey-remove', id }),
        ...fieldOf(passkeys.refused, 'name'),
        ...problemOf(of('passkey-remove')),
      }}
      password={{
        isSending,
        isChanged: done('password'),
        onSend: ({ current, next }) => submit({ deed: 'password', current, next }),
        ...toldOf(of('password')),
      }}
      address={{
        email: account.email,
        waiting: own.waitingAddress === null ? undefined : { email: own.waitingAddress },
        isSending,
        onSend: (email) => submit({ deed: 'address', email }),
        ...fieldOf(of('address'), 'email'),
      }}
      own={{
        values: account,
        isSending,
        isSaved: done('own'),
        onSend(values) {
          showTheme(values.theme === 'device' ? 'system' : values.theme)
          submit({ deed: 'own', ...values, writesIn: values.writesIn.join(',') })
        },
        ...toldOf(of('own')),
      }}
      keys={{
        isOn: account.letterKeys,
        onChange: (isOn) => submit({ deed: 'keys', letterKeys: String(isOn) }),
        ...problemOf(of('keys')),
      }}
      letters={
        letters && {
          values: letters,
          isSending,
          isSaved: done('letters'),
          onSend: ({ report, alerts }) => submit({ deed: 'letters', report, alerts: String(alerts) }),
          ...problemOf(of('letters')),
        }
      }
      sessions={{
        sessions,
        onEnd: (id) => submit({ deed: 'session-end', id }),
        onEndOthers: () => submit({ deed: 'sessions-end' }),
        ...problemOf(of('session-end', 'sessions-end')),
      }}
    />
  )
}

/** Of an app that is being set up; a wrong code leaves it on the page. */
function offerIn(answer: Answer | undefined): StaffAnswer<'beginTotp'> | undefined {
  if (answer?.deed === 'totp') return answer.ok ? answer.answer : undefined
  return answer?.deed === 'totp-confirm' && !answer.ok ? answer.offer : undefined
}

/** Shown once, wherever they come from. */
function codesIn(answer: Answer | undefined): readonly string[] | undefined {
  if (!answer?.ok || (answer.deed !== 'codes' && answer.deed !== 'totp-confirm')) return undefined
  return answer.answer.recoveryCodes.length > 0 ? answer.answer.recoveryCodes : undefined
}
