import {
  type ActionFunctionArgs,
  data,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  useSubmit,
} from 'react-router-dom'
import type { StaffClient } from '#api/contract/staff/client.ts'
import { runDeed, statusFor, textOf } from '#site/staff/frame/staff-action.ts'
import type { StaffHandle } from '#site/staff/frame/staff-handle.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import { loginAddress } from '#site/staff/session/after-login.ts'
import { readMailedLink } from '#site/staff/session/mailed-link.ts'
import { LinkExpired } from '#ui/blocks/staff/door/link-expired.tsx'
import { NewPasswordForm } from '#ui/blocks/staff/door/new-password-form.tsx'

export const handle: StaffHandle = {
  texts: ['staff-door', 'staff-session'],
  title: (t) => t('staff-door:newPassword.invitation.title'),
}

export const loader = readMailedLink

const deeds = {
  accept: (form: FormData, client: StaffClient) =>
    client.acceptInvitation({
      token: textOf(form, 'token'),
      name: textOf(form, 'name'),
      password: textOf(form, 'password'),
    }),
}

/** Whoever takes an invitation is signed in, and sets up the second step next. */
export async function action(posted: ActionFunctionArgs) {
  const { answer, form } = await runDeed(deeds, posted)
  if (answer.ok) return redirect(answer.answer.next === 'done' ? '/admin' : loginAddress(''), 303)
  return data({ ...answer, name: textOf(form, 'name') }, statusFor(answer))
}

export function Component() {
  const { kind, email, role, isUsable, token } = useLoaderData<typeof loader>()
  const answer = useActionData<Exclude<Awaited<ReturnType<typeof action>>, Response>['data']>()
  const navigation = useNavigation()
  const submit = useSubmit()
  const { toldOf } = useTold()
  const address = `/admin/invitation?token=${encodeURIComponent(token)}&deed=accept`
  if (kind !== 'invitation' || !isUsable || !role || !email)
    return <LinkExpired kind="invitation" signInHref="/admin/login" resetHref="/admin/login/forgotten" />
  return (
    <NewPasswordForm
      kind="invitation"
      role={role}
      action={address}
      token={token}
      email={email}
      isSending={navigation.state !== 'idle' && navigation.formMethod === 'POST'}
      onSend={(values) => submit({ ...values, token }, { method: 'post', action: address })}
      {...(answer?.name && { name: answer.name })}
      {...toldOf(answer)}
    />
  )
}
