import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useActionData, useLoaderData, useNavigate } from 'react-router-dom'
import type { StaffClient } from '#api/contract/staff/client.ts'
import { OpeningsPage } from '#site/pages/staff/openings-page.tsx'
import { read } from '#site/staff/frame/read.ts'
import { actionOf, type DeedAnswer, textOf } from '#site/staff/frame/staff-action.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import type { StaffHandle } from '#site/staff/frame/staff-handle.ts'
import { useClock } from '#site/staff/frame/use-clock.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import { useDeedToasts } from '#site/staff/session/use-deed-toasts.ts'
import { useStaffSubmit } from '#site/staff/session/use-staff-submit.ts'
import { useShortcuts } from '#ui/blocks/staff/frame/use-shortcuts.ts'

const address = '/admin/openings'
const newAddress = `${address}/new`

export const handle: StaffHandle = { texts: ['staff-openings'], title: (t) => t('staff-openings:title') }

export async function loader({ context }: LoaderFunctionArgs) {
  return read(context.get(staffClientContext).listOpenings())
}

const deeds = {
  delete: (form: FormData, client: StaffClient) => client.deleteOpening({ id: textOf(form, 'id') }),
  restore: (form: FormData, client: StaffClient) => client.restoreOpening({ id: textOf(form, 'id') }),
}

export const action = actionOf(deeds)

type Answer = DeedAnswer<typeof deeds>

export function Component() {
  const { at, openings } = useLoaderData<typeof loader>()
  const { t } = useTranslation('staff-openings')
  const navigate = useNavigate()
  const { problemOf } = useTold()
  const posted = useActionData<Answer>()
  const { submit, answer: sent } = useStaffSubmit<Answer>(address)
  useShortcuts({ n: () => void navigate(newAddress) })

  const deleted = (done: Answer) => (done.ok && done.deed === 'delete' ? done.answer : undefined)
  useDeedToasts(sent, {
    deeds,
    wordsOf(done) {
      const title = deleted(done)?.title
      return title === undefined ? undefined : { title: t('deleted', { title }) }
    },
    undoOf(done) {
      const id = deleted(done)?.id
      return id === undefined ? undefined : { deed: 'restore', id }
    },
  })

  return (
    <OpeningsPage
      openings={openings}
      clock={useClock(at)}
      action={address}
      newHref={newAddress}
      hrefFor={(id) => `${address}/${id}`}
      deleted={!sent && posted?.ok && posted.deed === 'delete' ? posted.answer : undefined}
      {...problemOf(sent ?? posted)}
      onDelete={(id) => submit({ deed: 'delete', id })}
      onRestore={(id) => submit({ deed: 'restore', id })}
    />
  )
}
