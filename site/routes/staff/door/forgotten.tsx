import { type ActionFunctionArgs, data, useActionData, useNavigation, useSubmit } from 'react-router-dom'
import type { StaffClient } from '#api/contract/staff/client.ts'
import { runDeed, statusFor, textOf } from '#site/staff/frame/staff-action.ts'
import type { StaffHandle } from '#site/staff/frame/staff-handle.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import { ResetRequest } from '#ui/blocks/staff/door/reset-request.tsx'

export const handle: StaffHandle = {
  texts: ['staff-door', 'staff-session'],
  title: (t) => t('staff-door:forgotten.title'),
}

const deeds = {
  send: (form: FormData, client: StaffClient) => client.requestReset({ email: textOf(form, 'email') }),
}

export async function action(posted: ActionFunctionArgs) {
  const { answer, form } = await runDeed(deeds, posted)
  return data({ ...answer, email: textOf(form, 'email') }, statusFor(answer))
}

const address = '/admin/login/forgotten?deed=send'

/** The answer is the same whether somebody works here under the address or not (D16). */
export function Component() {
  const answer = useActionData<Awaited<ReturnType<typeof action>>['data']>()
  const navigation = useNavigation()
  const submit = useSubmit()
  const { toldOf } = useTold()
  return (
    <ResetRequest
      action={address}
      signInHref="/admin/login"
      isSent={answer?.ok === true}
      isSending={navigation.state !== 'idle'}
      onSend={(values) => submit(values, { method: 'post', action: address })}
      {...(answer?.email && { email: answer.email })}
      {...toldOf(answer)}
    />
  )
}
