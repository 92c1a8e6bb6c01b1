import {
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useParams,
  useSearchParams,
} from 'react-router-dom'
import type { StaffClient } from '#api/contract/staff/client.ts'
import { staffPersonPackage } from '#api/contract/values/staff-paths.ts'
import { PersonPage } from '#site/pages/staff/person-page.tsx'
import { read } from '#site/staff/frame/read.ts'
import { actionOf, type DeedAnswer, textOf } from '#site/staff/frame/staff-action.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import type { StaffHandle } from '#site/staff/frame/staff-handle.ts'
import { useClock } from '#site/staff/frame/use-clock.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import { useFileLink } from '#site/staff/session/use-file-link.ts'
import { useStaffSubmit } from '#site/staff/session/use-staff-submit.ts'
import { staffPlaces } from '#ui/blocks/staff/frame/staff-places.ts'

const address = staffPlaces.persons.href

export const handle: StaffHandle = {
  texts: ['staff-persons', 'staff-desk'],
  title: (t) => t('staff-persons:title'),
}

export async function loader({ params: { id = '' }, context }: LoaderFunctionArgs) {
  const result = await context.get(staffClientContext).readPersonRequest({ id })
  // Closed, perhaps by what was just posted: its answer is shown instead.
  if (!result.ok && result.error.code === 'not_found') return data(null, 404)
  return data(await read(Promise.resolve(result)))
}

const deeds = {
  close: (form: FormData, client: StaffClient) =>
    client.closePersonRequest({
      id: textOf(form, 'id'),
      outcome: textOf(form, 'outcome') === 'withdrawn' ? 'withdrawn' : 'handedOver',
    }),
  erase: (form: FormData, client: StaffClient) => client.erasePerson({ id: textOf(form, 'id') }),
}

export const action = actionOf(deeds)

type Answer = DeedAnswer<typeof deeds>

export function Component() {
  const { id = '' } = useParams()
  const found = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const linked = useFileLink(found?.at ?? 0)
  const { problemOf } = useTold()
  const here = `${address}/${id}`
  const posted = useActionData<Answer>()
  const { submit, answer: sent, isSending } = useStaffSubmit<Answer>(here)
  const answer = sent ?? posted
  const clock = useClock(found?.at ?? 0)
  const packageHref = `${staffPersonPackage}?id=${id}`

  return (
    <PersonPage
      backHref={address}
      erased={answer?.ok && answer.deed === 'erase' ? answer.answer : undefined}
      isClosed={answer?.ok === true && answer.deed === 'close'}
      {...(found && problemOf(answer))}
      open={
        found
          ? {
              request: found.request,
              found: found.found,
              clock,
              action: here,
              packageHref,
              onPackage: linked(packageHref),
              isBusy: isSending,
              onClose: (outcome) => submit({ deed: 'close', id, outcome }),
              askHref: `${here}?ask`,
              isAsking: query.has('ask'),
              question: {
                action: here,
                keepHref: here,
                isBusy: isSending,
                onErase: () => submit({ deed: 'erase', id }),
              },
            }
          : undefined
      }
    />
  )
}
