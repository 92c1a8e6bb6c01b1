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
  title: (t) => t('staff-door:newPassword.reset.title'),
}

export const loader = readMailedLink

const deeds = {
  set: (form: FormData, client: StaffClient) => {
    const code = textOf(form, 'code')
    const password = textOf(form, 'password')
    return client.finishReset({ token: textOf(form, 'token'), password, ...(code && { code }) })
  },
}

export async function action(posted: ActionFunctionArgs) {
  const { answer } = await runDeed(deeds, posted)
  return answer.ok ? redirect(loginAddress(''), 303) : data(answer, statusFor(answer))
}

export function Component() {
  const { kind, email, isUsable, needsCode, token } = useLoaderData<typeof loader>()
  const answer = useActionData<Exclude<Awaited<ReturnType<typeof action>>, Response>['data']>()
  const navigation = useNavigation()
  const submit = useSubmit()
  const { toldOf } = useTold()
  const address = `/admin/reset?token=${encodeURIComponent(token)}&deed=set`
  if (kind !== 'reset' || !isUsable || !email)
    return <LinkExpired kind="reset" signInHref="/admin/login" resetHref="/admin/login/forgotten" />
  return (
    <NewPasswordForm
      kind="reset"
      needsCode={needsCode}
      action={address}
      token={token}
      email={email}
      isSending={navigation.state !== 'idle' && navigation.formMethod === 'POST'}
      onSend={(values) => submit({ ...values, token }, { method: 'post', action: address })}
      {...toldOf(answer)}
    />
  )
}
