import {
  type ActionFunctionArgs,
  createContext,
  data,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigation,
  useSubmit,
} from 'react-router-dom'
import type { StaffClient } from '#api/contract/staff/client.ts'
import { brand } from '#locales/brand.ts'
import { useSettings } from '#site/context/settings.ts'
import { type DeedAnswer, runDeed, statusFor, textOf } from '#site/staff/frame/staff-action.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import type { StaffHandle } from '#site/staff/frame/staff-handle.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import { afterLogin, loginAddress } from '#site/staff/session/after-login.ts'
import { useAccessWarning } from '#site/staff/session/use-access-warning.ts'
import { usePasskey } from '#site/staff/session/use-passkey.ts'
import { CodeForm } from '#ui/blocks/staff/door/code-form.tsx'
import { EnrolSecondFactor } from '#ui/blocks/staff/door/enrol-second-factor.tsx'
import { RecoveryCodes } from '#ui/blocks/staff/door/recovery-codes.tsx'
import { FlagsWarning } from '#ui/blocks/staff/door/security-warning.tsx'
import { SignInForm } from '#ui/blocks/staff/door/sign-in-form.tsx'

export const handle: StaffHandle = {
  texts: ['staff-door', 'staff-session'],
  title: (t) => t('staff-door:signIn.title'),
}

/** How far this browser's login has come decides what the page asks for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { search } = new URL(request.url)
  const client = context.get(staffClientContext)
  const session = await client.session()
  if (!session.ok) throw data(session.error, statusFor(session))
  const { account } = session.answer
  const stage = isAnew(search) ? null : session.answer.stage
  if (stage === 'full' && !context.get(codesContext)) throw redirect(afterLogin(search))
  if (stage !== 'enrol' || !account) return { stage, email: account?.email, offer: undefined, role: account?.role }
  const offer = await client.beginTotp()
  // The password was given too long ago to set up a second factor.
  if (!offer.ok && offer.error.code === 'password_needed') throw redirect(loginAddress(search, { anew: '' }))
  if (!offer.ok) throw data(offer.error, statusFor(offer))
  return { stage, email: account.email, offer: offer.answer, role: account.role }
}

/** Whether this answer shows recovery codes, which nobody may be led away from. */
const codesContext = createContext(false)

const isAnew = (search: string) => new URLSearchParams(search).has('anew')

/** Codes that are shown once stay until they are kept. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && !(actionResult?.deed === 'confirmTotp' && actionResult.ok)
}

const deeds = {
  signIn: (form: FormData, client: StaffClient) =>
    client.signIn({ email: textOf(form, 'email'), password: textOf(form, 'password') }),
  signInWithCode: (form: FormData, client: StaffClient) => client.signInWithCode({ code: textOf(form, 'code') }),
  confirmTotp: (form: FormData, client: StaffClient) => client.confirmTotp({ code: textOf(form, 'code') }),
  signOut: (_form: FormData, client: StaffClient) => client.signOut(),
}

type Answer = DeedAnswer<typeof deeds> & { email: string }

export async function action({ request, context }: ActionFunctionArgs) {
  const { search } = new URL(request.url)
  const { answer, form } = await runDeed(deeds, { request, context })
  if (answer.ok) {
    if (answer.deed === 'signOut') return redirect('/admin/login', 303)
    if (answer.deed !== 'confirmTotp')
      return redirect(answer.answer.next === 'done' ? afterLogin(search) : loginAddress(search), 303)
    context.set(codesContext, true)
  }
  return data({ ...answer, email: textOf(form, 'email') }, statusFor(answer))
}

export function Component() {
  const { stage, email, offer, role } = useLoaderData<typeof loader>()
  const answer = useActionData<Answer>()
  const { search } = useLocation()
  const { publicUrl } = useSettings()
  const navigation = useNavigation()
  const submit = useSubmit()
  const { toldOf } = useTold()
  const { warning, onRemove } = useAccessWarning(stage === null && email === undefined)
  const to = afterLogin(search)
  const passkey = usePasskey(stage === 'code' ? 'second' : 'alone', to)
  const kind = new URLSearchParams(search).get('with') === 'recovery' ? 'recovery' : 'app'
  const isSending = navigation.state !== 'idle' && navigation.formMethod === 'POST'
  const send = (deed: Answer['deed']) => ({
    action: loginAddress(search, { deed }),
    isSending,
    onSend: (values: Record<string, string>) =>
      submit(values, { method: 'post', action: loginAddress(search, { deed }) }),
    ...toldOf(passkey.refused ?? answer),
  })

  if (answer?.ok && answer.deed === 'confirmTotp') {
    return (
      <RecoveryCodes
        codes={answer.answer.recoveryCodes}
        account={email ?? ''}
        host={new URL(publicUrl).host}
        nextHref={to}
      />
    )
  }
  if (warning) return <FlagsWarning siteHref="/" onRemove={onRemove} {...warning} />
  if (offer && role) {
    return <EnrolSecondFactor {...offer} {...send('confirmTotp')} reason={role === 'owner' ? 'owner' : 'asked'} />
  }
  if (stage === 'code') {
    return (
      <CodeForm
        kind={kind}
        account={`${brand.name}: ${email ?? ''}`}
        otherKindHref={loginAddress(search, kind === 'app' ? { with: 'recovery' } : {})}
        startHref={loginAddress(search, { anew: '' })}
        onPasskey={passkey.press}
        {...send('signInWithCode')}
      />
    )
  }
  return (
    <SignInForm
      resetHref="/admin/login/forgotten"
      {...(answer?.email && { email: answer.email })}
      onPasskey={passkey.press}
      {...send('signIn')}
    />
  )
}
