import { useEffect, useState } from 'react'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useParams,
  useSearchParams,
} from 'react-router-dom'
import type { StaffClient } from '#api/contract/staff/client.ts'
import { localPath } from '#site/address/addresses.ts'
import { OpeningPage } from '#site/pages/staff/opening-page.tsx'
import { read } from '#site/staff/frame/read.ts'
import { runDeed, statusFor, textsOf } from '#site/staff/frame/staff-action.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import type { StaffHandle } from '#site/staff/frame/staff-handle.ts'
import { useClock } from '#site/staff/frame/use-clock.ts'
import { useHouse } from '#site/staff/frame/use-house.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import { HalfWritten } from '#site/staff/saving/half-written.tsx'
import { emptyOpening, openingInputFrom, openingValuesFrom } from '#site/staff/screens/opening-draft.ts'
import { useStaffSubmit } from '#site/staff/session/use-staff-submit.ts'
import { openingFormId } from '#ui/blocks/staff/openings/opening-form.tsx'
import { NotThere } from '#ui/blocks/staff/states/not-there.tsx'

const address = '/admin/openings'

export const handle: StaffHandle = {
  texts: ['staff-openings', 'staff-session'],
  title: (t) => t('staff-openings:title'),
}

export async function loader({ params: { id }, context }: LoaderFunctionArgs) {
  if (id === undefined) return data({ at: Date.now(), opening: undefined })
  const result = await context.get(staffClientContext).readOpening({ id })
  // Deleted while somebody wrote: without scripts the answer to their form is read together with this.
  if (!result.ok && result.error.code === 'not_found') return data({ at: Date.now(), opening: undefined }, 404)
  return data(await read(Promise.resolve(result)))
}

const deeds = { save: (form: FormData, client: StaffClient) => client.saveOpening(openingInputFrom(form)) }

/** Whatever comes of it, what was typed comes back; of a conflict what somebody else has saved as well. */
export async function action(posted: ActionFunctionArgs) {
  const { form, answer } = await runDeed(deeds, posted)
  const { id, version } = openingInputFrom(form)
  if (answer.ok && id === undefined) return redirect(`${address}/${answer.answer.opening.id}?saved`, 303)
  const isConflict = !answer.ok && answer.error.code === 'conflict' && id !== undefined
  const theirs = isConflict ? await posted.context.get(staffClientContext).readOpening({ id }) : undefined
  const outcome = {
    ...answer,
    values: openingValuesFrom(form),
    version,
    ...(theirs?.ok && { theirs: theirs.answer.opening }),
  }
  return data(outcome, statusFor(answer))
}

type Outcome = Exclude<Awaited<ReturnType<typeof action>>, Response>['data']

/** Another's change is not read behind one's back: it is told when one saves. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

export function Component() {
  const { id = 'new' } = useParams()
  const { opening } = useLoaderData<typeof loader>()
  const posted = useActionData<Outcome>()
  if (id !== 'new' && !opening && !posted) return <NotThere />
  return <Opening key={id} path={`${address}/${id}`} />
}

function Opening({ path }: { path: string }) {
  const { at, opening } = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const { account } = useHouse()
  const { toldOf } = useTold()
  const posted = useActionData<Outcome>()
  const { submit, answer: sent, isSending } = useStaffSubmit<Outcome>(path)
  const outcome = sent ?? posted
  const [saved, setSaved] = useState(savedBy(posted) ?? opening)
  const meanwhile = outcome && meanwhileOf(outcome)

  useEffect(() => setSaved((before) => savedBy(sent) ?? before), [sent])

  return (
    <>
      <OpeningPage
        saved={saved}
        action={path}
        clock={useClock(at)}
        careersHref={localPath('/careers', account.language)}
        values={outcome && !outcome.ok ? outcome.values : (saved ?? emptyOpening)}
        unfolded={opening ? [] : account.writesIn}
        meanwhile={meanwhile}
        isSaving={isSending}
        isSaved={outcome ? outcome.ok : query.has('saved')}
        {...(meanwhile ? {} : toldOf(outcome))}
        onSend={(content) => {
          if (!isSending) submit(textsOf(content))
        }}
      />
      <HalfWritten form={openingFormId} saved={sent?.ok ? sent : undefined} isOff={isSending} />
    </>
  )
}

/** What is known to be saved after an answer. */
function savedBy(outcome: Outcome | undefined) {
  return outcome?.ok ? outcome.answer.opening : outcome?.theirs
}

function meanwhileOf({ ok, theirs, ...outcome }: Outcome): 'conflict' | 'gone' | undefined {
  if (theirs) return 'conflict'
  return !ok && 'error' in outcome && outcome.error.code === 'not_found' ? 'gone' : undefined
}
