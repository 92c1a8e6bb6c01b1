import { data, type LoaderFunctionArgs, useActionData, useLoaderData, useSearchParams } from 'react-router-dom'
import type { StaffClient } from '#api/contract/staff/client.ts'
import { isLanguage } from '#locales/languages.ts'
import { SendingPage } from '#site/pages/staff/sending-page.tsx'
import { read } from '#site/staff/frame/read.ts'
import { type DeedAnswer, runDeed, statusFor, textOf } from '#site/staff/frame/staff-action.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import type { StaffHandle } from '#site/staff/frame/staff-handle.ts'
import { useClock } from '#site/staff/frame/use-clock.ts'
import { useHouse } from '#site/staff/frame/use-house.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import { issueAddress, sendingAddress, writtenLanguage } from '#site/staff/issues/issue-addresses.ts'
import { issuesAddress, sendingAddressIn } from '#site/staff/issues/sending-addresses.ts'
import { useFreshSending } from '#site/staff/issues/use-fresh-sending.ts'
import { useTurning, useUnsettled } from '#site/staff/issues/use-settled.ts'
import { subscriberAddress } from '#site/staff/newsletter/newsletter-addresses.ts'
import { useStaffSubmit } from '#site/staff/session/use-staff-submit.ts'
import { staffPlaces } from '#ui/blocks/staff/frame/staff-places.ts'
import { useShortcuts } from '#ui/blocks/staff/frame/use-shortcuts.ts'
import { languageNow } from '#ui/blocks/staff/issues/watch/sending.ts'
import { NotThere } from '#ui/blocks/staff/states/not-there.tsx'

export const handle: StaffHandle = {
  texts: ['staff-sending'],
  title: (t) => t('staff-sending:sending.title'),
  layout: 'jamb',
}

export async function loader({ params: { id = '' }, context }: LoaderFunctionArgs) {
  const result = await context.get(staffClientContext).readSending({ id })
  if (!result.ok && result.error.code === 'not_found') return data(null, 404)
  return data(await read(Promise.resolve(result)))
}

/** Throws a 400 for what the form does not offer. */
function languageIn(form: FormData) {
  const language = textOf(form, 'in')
  if (!isLanguage(language)) throw data(null, 400)
  return language
}

const deedsOf = (id: string) => ({
  pause: (_: FormData, client: StaffClient) => client.pauseIssue({ id }),
  resume: (_: FormData, client: StaffClient) => client.resumeIssue({ id }),
  cancel: (_: FormData, client: StaffClient) => client.cancelIssue({ id }),
  open: (form: FormData, client: StaffClient) => client.openShutters({ id, in: languageIn(form) }),
  again: (_: FormData, client: StaffClient) => client.sendUnknown({ id }),
})

type Answer = DeedAnswer<ReturnType<typeof deedsOf>>

export async function action(posted: Parameters<typeof runDeed>[1] & { params: { id?: string } }) {
  const { answer } = await runDeed(deedsOf(posted.params.id ?? ''), posted)
  return data(answer, statusFor(answer))
}

export function Component() {
  const loaded = useLoaderData<typeof loader>()
  return loaded ? <Watching key={loaded.id} loaded={loaded} /> : <NotThere />
}

function Watching({ loaded }: { loaded: NonNullable<ReturnType<typeof useLoaderData<typeof loader>>> }) {
  const { answer: sending, isStale } = useFreshSending(loaded)
  const { id, state } = sending
  const { rights } = useHouse()
  const [query] = useSearchParams()
  const clock = useClock(sending.at)
  const { problemOf } = useTold()
  const posted = useActionData<Answer>()
  const current = writtenLanguage(query) ?? languageNow(sending) ?? 'en'
  const here = sendingAddress(id)
  const { submit, answer: sent, isSending } = useStaffSubmit<Answer>(here)
  const isTurning = useTurning(state)
  const isBusy = isSending || isTurning
  const unsettled = useUnsettled(sent ?? posted, state)
  const maySend = rights.includes('newsletterSend')
  useShortcuts({
    p: () => {
      if (maySend && !isBusy && state === 'sending') submit({ deed: 'pause' })
      if (maySend && !isBusy && state === 'paused') submit({ deed: 'resume' })
    },
  })
  return (
    <SendingPage
      sending={sending}
      clock={clock}
      action={here}
      backHref={maySend ? staffPlaces.newsletter.href : issuesAddress()}
      issueHref={issueAddress(id)}
      issuesHref={issuesAddress()}
      current={current}
      hrefFor={(language) => sendingAddressIn(id, language)}
      hrefForPerson={maySend ? subscriberAddress : undefined}
      maySend={maySend}
      isBusy={isBusy}
      {...problemOf(unsettled)}
      staleSince={isStale ? sending.at : undefined}
      onDeed={(deed, language) => submit({ deed, ...(language && { in: language }) })}
    />
  )
}
