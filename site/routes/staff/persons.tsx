import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router-dom'
import type { StaffClient } from '#api/contract/staff/client.ts'
import { personRequestKinds } from '#api/contract/values/staff/persons.ts'
import { isLanguage } from '#locales/languages.ts'
import { dayKey } from '#locales/staff-formats.ts'
import { PersonsPage } from '#site/pages/staff/persons-page.tsx'
import { focusField } from '#site/staff/frame/focus-field.ts'
import { read } from '#site/staff/frame/read.ts'
import { runDeed, statusFor, textOf } from '#site/staff/frame/staff-action.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import type { StaffHandle } from '#site/staff/frame/staff-handle.ts'
import { useClock } from '#site/staff/frame/use-clock.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import { useStaffSubmit } from '#site/staff/session/use-staff-submit.ts'
import { staffPlaces } from '#ui/blocks/staff/frame/staff-places.ts'
import { useShortcuts } from '#ui/blocks/staff/frame/use-shortcuts.ts'

const address = staffPlaces.persons.href

export const handle: StaffHandle = {
  texts: ['staff-persons', 'staff-desk'],
  title: (t) => t('staff-persons:title'),
}

export async function loader({ context }: LoaderFunctionArgs) {
  return read(context.get(staffClientContext).listPersonRequests())
}

const kindIn = (form: FormData) => personRequestKinds.find((kind) => kind === textOf(form, 'kind')) ?? 'access'

const deeds = {
  open: (form: FormData, client: StaffClient) => {
    const language = textOf(form, 'language')
    return client.openPersonRequest({
      email: textOf(form, 'email'),
      kind: kindIn(form),
      language: isLanguage(language) ? language : 'en',
      receivedOn: textOf(form, 'receivedOn'),
    })
  },
}

/** A request that is open leads to what is kept. */
export async function action(posted: ActionFunctionArgs) {
  const { form, answer } = await runDeed(deeds, posted)
  if (answer.ok) return redirect(`${address}/${answer.answer.id}`, 303)
  const values = { email: textOf(form, 'email'), kind: kindIn(form), receivedOn: textOf(form, 'receivedOn') }
  return data({ ...answer, values }, statusFor(answer))
}

type Outcome = Exclude<Awaited<ReturnType<typeof action>>, Response>['data']

export function Component() {
  const { at, open, done } = useLoaderData<typeof loader>()
  const clock = useClock(at)
  const posted = useActionData<Outcome>()
  const { submit, answer: sent, isSending } = useStaffSubmit<Outcome>(address)
  const outcome = sent ?? posted
  const { toldOf } = useTold()
  useShortcuts({ n: () => focusField('email') })
  return (
    <PersonsPage
      open={open}
      done={done}
      clock={clock}
      hrefFor={(id) => `${address}/${id}`}
      form={{
        action: address,
        today: dayKey(at, clock.timeZone),
        values: outcome?.values,
        ...toldOf(outcome),
        isSending,
        onSend: (values) => submit({ deed: 'open', ...values }),
      }}
    />
  )
}
