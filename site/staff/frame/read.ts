import { data } from 'react-router-dom'
import type { AnsweredCall } from '#api/contract/client.ts'
import { statusFor } from '#site/staff/frame/staff-action.ts'

/** The answer of a call that a page cannot do without; throws what the error screen shows. */
export async function read<Answer>(call: Promise<AnsweredCall<Answer>>): Promise<Answer> {
  const result = await call
  if (!result.ok) throw data(result.error, statusFor(result))
  return result.answer
}
