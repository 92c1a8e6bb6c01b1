import { useEffect, useEffectEvent } from 'react'
import {
  data,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom'
import { SubscriberPage } from '#site/pages/staff/subscriber-page.tsx'
import { read } from '#site/staff/frame/read.ts'
import { runDeed, statusFor } from '#site/staff/frame/staff-action.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import type { StaffHandle } from '#site/staff/frame/staff-handle.ts'
import { useClock } from '#site/staff/frame/use-clock.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import { subscriberAddress, subscribersAddress, subscribersIn } from '#site/staff/newsletter/newsletter-addresses.ts'
import { type SubscriberOutcome, subscriberDeeds, undoOf } from '#site/staff/newsletter/subscriber-deeds.ts'
import { useSubscriberWords } from '#site/staff/newsletter/use-subscriber-words.ts'
import { useDeedToasts } from '#site/staff/session/use-deed-toasts.ts'
import { useStaffSubmit } from '#site/staff/session/use-staff-submit.ts'
import { staffPlaces } from '#ui/blocks/staff/frame/staff-places.ts'
import { useShortcuts } from '#ui/blocks/staff/frame/use-shortcuts.ts'

export const handle: StaffHandle = {
  texts: ['staff-newsletter', 'staff-posts'],
  title: (t) => t('staff-newsletter:one.title'),
}

export async function loader({ params: { id = '' }, context }: LoaderFunctionArgs) {
  const result = await context.get(staffClientContext).readSubscriber({ id })
  // Left or deleted, perhaps by what was just posted: the page says so and can take it back.
  if (!result.ok && result.error.code === 'not_found') return data(null, 404)
  return data(await read(Promise.resolve(result)))
}

export async function action(posted: Parameters<typeof runDeed>[1] & { params: { id?: string } }) {
  const { answer } = await runDeed(subscriberDeeds(posted.params.id ?? ''), posted)
  return data(answer, statusFor(answer))
}

const ends = (deed: unknown) => deed === 'unsubscribe' || deed === 'delete'

/** Who has just left or was deleted is not asked for again: the answer to the deed says so. */
export function shouldRevalidate(given: ShouldRevalidateFunctionArgs): boolean {
  const { formData, actionStatus = 200, defaultShouldRevalidate } = given
  return ends(formData?.get('deed')) && actionStatus < 400 ? false : defaultShouldRevalidate
}

export function Component() {
  const found = useLoaderData<typeof loader>()
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const shown = subscribersIn(query)
  const here = subscriberAddress(id, shown)
  const backHref = subscribersAddress(shown)
  const navigate = useNavigate()
  const clock = useClock(found?.at ?? 0)
  const { problemOf } = useTold()
  const posted = useActionData<SubscriberOutcome>()
  const { submit, answer: sent, isSending } = useStaffSubmit<SubscriberOutcome>(here)
  const wordsOf = useSubscriberWords()
  const last = useDeedToasts(sent, { deeds: subscriberDeeds(id), wordsOf, undoOf })
  const done = sent ? undefined : wordsOf(posted)
  const goBack = () => void navigate(backHref)
  useShortcuts({ Escape: goBack })

  const follow = useEffectEvent((outcome: SubscriberOutcome) => {
    // Whoever left and came back may have another number.
    if (outcome.ok && outcome.deed === 'resubscribe' && outcome.answer.id !== id)
      void navigate(subscriberAddress(outcome.answer.id, shown), { replace: true })
  })
  useEffect(() => {
    if (last) follow(last)
  }, [last])

  return (
    <SubscriberPage
      subscriber={last?.ok && ends(last.deed) ? undefined : found?.subscriber}
      clock={clock}
      backHref={backHref}
      deletedHref={`${staffPlaces.deleted.href}?kind=subscriber`}
      {...problemOf(sent ?? posted)}
      done={done && { ...done, action: here, undo: undoOf(posted) }}
      leaving={{
        action: here,
        isBusy: isSending,
        onLeave: (reason) => submit({ deed: 'unsubscribe', reason }),
      }}
      deletion={{ action: here, isBusy: isSending, onDelete: () => submit({ deed: 'delete' }) }}
    />
  )
}
