import { staffCalls } from '#api/contract/staff/calls.ts'
import { createStaffClient, type StaffClient } from '#api/contract/staff/client.ts'
import type { AppError } from '#api/errors.ts'
import type { StaffContext } from '#api/services/staff/context.ts'
import type { StaffCalls } from '#api/services/staff/staff-calls.ts'
import { type AnsweredOptions, answered } from '#api/wiring/answered.ts'
import type { Language } from '#locales/languages.ts'

interface StaffRequest extends AnsweredOptions {
  staff: StaffCalls
  /** With the token of the request's cookie, unless another one was set since. */
  open: (token?: string) => Promise<StaffContext>
  language: Language // of errors, as long as nobody is known to ask
  refusal: AppError | undefined // every write throws it
}

/** The calls of a page of the staff while the server renders it, with the session of its request. */
export function createStaffServerClient({ staff, open, refusal, language, ...options }: StaffRequest): StaffClient {
  let context: StaffContext | undefined
  let token: string | undefined

  /** What is called after a login in the same request is called by whoever has logged in. */
  async function current(): Promise<StaffContext> {
    if (context) return context
    const opened = await open(token)
    context = {
      ...opened,
      setCookie(cookie) {
        opened.setCookie(cookie)
        token = cookie?.token ?? ''
        context = undefined
      },
    }
    return context
  }

  return createStaffClient((name, input) => {
    let said = language
    return answered(
      options,
      () => said,
      async () => {
        if (refusal && staffCalls[name].method === 'POST') throw refusal
        const asking = await current()
        said = asking.language
        return staff.run(name, asking, input)
      },
    )
  })
}
