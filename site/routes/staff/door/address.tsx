import { type ActionFunctionArgs, data, useActionData, useLoaderData, useNavigation, useSubmit } from 'react-router-dom'
import type { StaffClient } from '#api/contract/staff/client.ts'
import { runDeed, statusFor, textOf } from '#site/staff/frame/staff-action.ts'
import type { StaffHandle } from '#site/staff/frame/staff-handle.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import { readMailedLink } from '#site/staff/session/mailed-link.ts'
import { ConfirmAddress } from '#ui/blocks/staff/door/confirm-address.tsx'
import { LinkExpired } from '#ui/blocks/staff/door/link-expired.tsx'

export const handle: StaffHandle = {
  texts: ['staff-door', 'staff-session'],
  title: (t) => t('staff-door:address.title'),
}

export const loader = readMailedLink

const deeds = {
  confirm: (form: FormData, client: StaffClient) => client.confirmAddress({ token: textOf(form, 'token') }),
}

export async function action(posted: ActionFunctionArgs) {
  const { answer } = await runDeed(deeds, posted)
  return data(answer, statusFor(answer))
}

/** A change of address counts once both ends have pressed this button. */
export function Component() {
  const { kind, email, isUsable, token } = useLoaderData<typeof loader>()
  const answer = useActionData<Awaited<ReturnType<typeof action>>['data']>()
  const navigation = useNavigation()
  const submit = useSubmit()
  const { toldOf } = useTold()
  const address = `/admin/address?token=${encodeURIComponent(token)}&deed=confirm`
  const isLink = kind === 'address-old' || kind === 'address-new'
  const state = answer?.ok ? (answer.answer.isChanged ? 'changed' : 'waiting') : 'asked'
  if (state === 'asked' && (!isLink || !isUsable || !email))
    return <LinkExpired kind="address" signInHref="/admin/login" resetHref="/admin/login/forgotten" />
  return (
    <ConfirmAddress
      state={state}
      email={(answer?.ok ? answer.answer.email : email) ?? ''}
      token={token}
      action={address}
      signInHref="/admin/login"
      isSending={navigation.state !== 'idle' && navigation.formMethod === 'POST'}
      onSend={() => submit({ token }, { method: 'post', action: address })}
      {...toldOf(answer)}
    />
  )
}
