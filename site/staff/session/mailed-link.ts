import { data, type LoaderFunctionArgs } from 'react-router-dom'
import type { StaffAnswer } from '#api/contract/staff/calls.ts'
import { statusFor } from '#site/staff/frame/staff-action.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'

export interface MailedLink extends StaffAnswer<'readLink'> {
  token: string
}

/** What a link in a mail is for. Opening it changes nothing, because mail scanners open them all. */
export async function readMailedLink({ request, context }: LoaderFunctionArgs): Promise<MailedLink> {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const result = token ? await context.get(staffClientContext).readLink({ token }) : undefined
  if (!result) return { token, kind: null, email: null, role: null, isUsable: false, needsCode: false }
  if (!result.ok) throw data(result.error, statusFor(result))
  return { token, ...result.answer }
}
