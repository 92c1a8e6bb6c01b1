import { type ActionFunctionArgs, data } from 'react-router-dom'
import type { AnsweredCall } from '#api/contract/client.ts'
import type { StaffClient } from '#api/contract/staff/client.ts'
import { statusOf } from '#api/contract/values/errors.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'

type Deed = (form: FormData, client: StaffClient) => Promise<AnsweredCall<unknown>>

/** What a page's forms may ask for, by `deed`: a field of the form, or of the address it is posted to. */
export type Deeds = Record<string, Deed>

/** Which deed it was, and how it went. */
export type DeedAnswer<Known extends Deeds> = {
  [Name in keyof Known]: { deed: Name } & Awaited<ReturnType<Known[Name]>>
}[keyof Known]

type Posted = Pick<ActionFunctionArgs, 'request' | 'context'>

/** Throws a 400 for what no form of the page says. */
export async function runDeed<const Known extends Deeds>(deeds: Known, { request, context }: Posted) {
  const form = await request.formData()
  const name = textOf(form, 'deed') || new URL(request.url).searchParams.get('deed')
  if (!isKnown(name, deeds)) throw data(null, 400)
  const result = await deeds[name]?.(form, context.get(staffClientContext))
  // TypeScript does not see that the name and the result are of the same deed.
  return { form, answer: { deed: name, ...result } as DeedAnswer<Known> }
}

/** The action of a page that stays where it is. */
export function actionOf<const Known extends Deeds>(deeds: Known) {
  return async (posted: Posted) => {
    const { answer } = await runDeed(deeds, posted)
    return data(answer, statusFor(answer))
  }
}

export function statusFor(result: AnsweredCall<unknown>): number {
  if (result.ok) return 200
  return result.error.code === 'network' ? 503 : statusOf[result.error.code]
}

/** A field of text. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function isKnown<Known extends Deeds>(name: string | null, deeds: Known): name is string & keyof Known {
  return name !== null && Object.hasOwn(deeds, name)
}

/** A form of these fields. */
export function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** What a form sends, without its files. */
export function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}
