import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom'
import type { AnsweredCall } from '#api/contract/client.ts'
import type { StaffClient } from '#api/contract/staff/client.ts'
import type { OpeningAnswer, StaffOpening } from '#api/contract/staff/openings.ts'
import { formatWhen } from '#locales/staff-formats.ts'
import { localPath } from '#site/address/addresses.ts'
import { OpeningPage } from '#site/pages/staff/opening-page.tsx'
import { read } from '#site/staff/frame/read.ts'
import { runDeed, statusFor, textsOf } from '#site/staff/frame/staff-action.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import type { StaffHandle } from '#site/staff/frame/staff-handle.ts'
import { useClock } from '#site/staff/frame/use-clock.ts'
import { useHouse } from '#site/staff/frame/use-house.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import type { Kept } from '#site/staff/saving/saving-parts.ts'
import { addUnanswered, goneOnFrom, isPassing } from '#site/staff/saving/unanswered.ts'
import { isSameOpening, joinOpenings, openingRules } from '#site/staff/screens/join-openings.ts'
import {
  emptyOpening,
  openingInputFrom,
  openingReadFrom,
  openingValuesFrom,
  unansweredOpeningsFrom,
} from '#site/staff/screens/opening-draft.ts'
import { useKeptOpening } from '#site/staff/screens/use-kept-opening.ts'
import { useNextSave } from '#site/staff/session/use-next-save.ts'
import { useStaffSubmit } from '#site/staff/session/use-staff-submit.ts'
import type { OpeningValues } from '#ui/blocks/staff/openings/opening.ts'
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

type Outcome = AnsweredCall<OpeningAnswer> & {
  values: OpeningValues
  /** The same, as it was typed. */
  sent: OpeningValues
  /** Perhaps saved. */
  unanswered: readonly OpeningValues[]
  /** What was before whoever wrote them. */
  read: ReturnType<typeof openingReadFrom>
  /** What somebody else has saved meanwhile, and what has to be chosen. */
  theirs?: StaffOpening
  clash?: OpeningValues
  /** Who has saved other fields meanwhile. */
  joinedBy?: string | null
}

/** Whatever comes of it, what was typed comes back. What somebody else has saved meanwhile is joined where it fits. */
async function save(form: FormData, client: StaffClient): Promise<Outcome> {
  const [draft, sent, read] = [openingInputFrom(form), openingValuesFrom(form), openingReadFrom(form)]
  const before = unansweredOpeningsFrom(form)
  const withTyped = (answer: AnsweredCall<OpeningAnswer>) => {
    const isLost = !answer.ok && isPassing(answer.error.code)
    return { ...answer, values: sent, sent, read, unanswered: isLost ? addUnanswered(before, sent) : before }
  }
  const answer = await client.saveOpening(draft)
  const { id } = draft
  if (answer.ok || answer.error.code !== 'conflict' || id === undefined) return withTyped(answer)
  const found = await client.readOpening({ id })
  if (!found.ok) return withTyped(answer)
  const { opening: theirs } = found.answer
  const base = read && goneOnFrom<OpeningValues>(openingRules, read, before, theirs)
  const joined = joinOpenings(base, sent, theirs)
  // One's own, whose answer was lost.
  if (isSameOpening(joined.values, theirs)) return withTyped(found)
  if (joined.clash) return { ...withTyped(answer), values: joined.values, clash: joined.clash, theirs }
  const again = withTyped(await client.saveOpening({ ...joined.values, id, version: theirs.version }))
  return base && isSameOpening(base, theirs) ? again : { ...again, joinedBy: theirs.savedBy }
}

const deeds = { save }

export async function action(posted: ActionFunctionArgs) {
  const { form, answer } = await runDeed(deeds, posted)
  if (answer.ok && openingInputFrom(form).id === undefined)
    return redirect(`${address}/${answer.answer.opening.id}?saved`, 303)
  return data(answer, statusFor(answer))
}

/** Another's change is not read behind one's back: it is told when one saves. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

export function Component() {
  const { id = 'new' } = useParams()
  const key = useKey(id)
  return <Opening key={key} id={id} />
}

/** Another one for each opening. A new one that gets its address stays, with what was typed since it was sent. */
function useKey(id: string): number {
  const [query] = useSearchParams()
  const [shown, setShown] = useState({ id, key: 0 })
  // Forward to it again is a way to another one.
  const isLed = useNavigationType() !== 'POP'
  const isSame = shown.id === id || (shown.id === 'new' && isLed && query.has('saved'))
  if (shown.id !== id) setShown({ id, key: isSame ? shown.key : shown.key + 1 })
  return isSame ? shown.key : shown.key + 1
}

function Opening({ id }: { id: string }) {
  const path = `${address}/${id}`
  const { at, opening } = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const { account } = useHouse()
  const { t, i18n } = useTranslation('staff-openings')
  const { toldOf } = useTold()
  const posted = useActionData<Outcome>()
  const { submit, answer: sent, isSending } = useStaffSubmit<Outcome & { deed: string }>(path)
  const outcome = sent ?? posted
  const [last, setLast] = useState(savedBy(posted))
  const next = savedBy(sent)
  if (next && next !== last) setLast(next)
  const saved = last ?? opening
  const [unfolded] = useState(opening ? [] : account.writesIn)
  const isMissing = id !== 'new' && !saved && !outcome
  const meanwhile = outcome ? meanwhileOf(outcome) : isMissing ? 'gone' : undefined
  const clock = useClock(at)
  const kept = useKeptOpening({
    account: account.id,
    id,
    saved,
    before: outcome?.clash && outcome.read,
    isPosted: posted !== undefined,
  })
  const back = outcome ? undefined : kept.back
  const isNew = id === 'new' || meanwhile === 'gone'
  const isSaved = outcome ? outcome.ok : !back && query.has('saved')
  const send = useNextSave(openingFormId, {
    // What is saved as a new one gets another address, and whoever goes on at once does not see it.
    submit: (values) => submit(values, (isDone) => isDone && isNew && kept.forget()),
    isSending,
    isSaved,
  })
  if (isMissing && !back) return <NotThere />

  return (
    <OpeningPage
      key={kept.key}
      saved={saved}
      {...(outcome ? filledBy(outcome, saved) : filledWith(back, kept.typed, saved))}
      keptAt={back && formatWhen(back.at, i18n.language, clock)}
      onDrop={back ? kept.drop : kept.forget}
      leaveText={kept.hasRoom && meanwhile !== 'gone' ? t('leave.text') : undefined}
      clash={outcome?.clash}
      joinedBy={outcome?.joinedBy}
      action={path}
      clock={clock}
      careersHref={localPath('/careers', account.language)}
      unfolded={unfolded}
      meanwhile={meanwhile}
      isSaving={isSending}
      isSaved={isSaved}
      {...(meanwhile ? {} : toldOf(outcome))}
      onSend={(content) => send(textsOf(content))}
    />
  )
}

/** What stands in the fields after an answer, and what it goes on from where that is not what was saved last. */
function filledBy(outcome: Outcome, saved: StaffOpening | undefined) {
  const { sent, read, unanswered } = outcome
  const values = outcome.ok ? (saved ?? emptyOpening) : outcome.values
  return savedBy(outcome) ? { values, sent } : { values, sent, read, unanswered }
}

/** The same of what is back; `typed` stood in the fields before. */
function filledWith(
  back: Kept<OpeningValues> | undefined,
  typed: OpeningValues | undefined,
  saved: StaffOpening | undefined,
) {
  if (!back) return { values: saved ?? emptyOpening }
  const { text: values, unanswered, base } = back
  const read = base.version > 0 ? { ...base.text, version: base.version } : undefined
  return { values, sent: typed, read, unanswered }
}

/** What is known to be saved after an answer. */
function savedBy(outcome: Outcome | undefined) {
  return outcome?.ok ? outcome.answer.opening : outcome?.theirs
}

function meanwhileOf(outcome: Outcome): 'conflict' | 'gone' | undefined {
  if (outcome.theirs) return 'conflict'
  return !outcome.ok && outcome.error.code === 'not_found' ? 'gone' : undefined
}
