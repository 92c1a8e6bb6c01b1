import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useActionData, useLoaderData, useNavigate, useSearchParams } from 'react-router-dom'
import type { StaffClient } from '#api/contract/staff/client.ts'
import { formatNumber } from '#locales/formats.ts'
import { DeletedPage } from '#site/pages/staff/deleted-page.tsx'
import { read } from '#site/staff/frame/read.ts'
import { actionOf, type DeedAnswer } from '#site/staff/frame/staff-action.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import type { StaffHandle } from '#site/staff/frame/staff-handle.ts'
import { useClock } from '#site/staff/frame/use-clock.ts'
import { useHouse } from '#site/staff/frame/use-house.ts'
import { useOnline } from '#site/staff/frame/use-online.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import { deletedAddress, deletedIn, thingsIn } from '#site/staff/screens/deleted-address.ts'
import { useStaffSubmit } from '#site/staff/session/use-staff-submit.ts'
import { chosenValue, type DeletedThing } from '#ui/blocks/staff/deleted/deleted-thing.ts'
import { staffPlaces } from '#ui/blocks/staff/frame/staff-places.ts'
import { useToasts } from '#ui/blocks/staff/frame/staff-toasts.tsx'

export const handle: StaffHandle = {
  texts: ['staff-deleted', 'staff-desk'],
  title: (t) => t('staff-deleted:title'),
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const page = Number(query.get('page'))
  const asked = { ...deletedIn(query), ...(Number.isInteger(page) && page > 1 && { page }) }
  return read(context.get(staffClientContext).listDeleted(asked))
}

/** `only` is the button of a row, `thing` a chosen one. */
function chosenIn(form: FormData) {
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  const only = texts('only')
  return { things: thingsIn(only.length > 0 ? only : texts('thing')) }
}

const deeds = {
  restore: (form: FormData, client: StaffClient) => client.restoreDeleted(chosenIn(form)),
  erase: (form: FormData, client: StaffClient) => client.eraseDeleted(chosenIn(form)),
}

export const action = actionOf(deeds)

type Answer = DeedAnswer<typeof deeds>

export function Component() {
  const { at, things, counts, next, page, pages } = useLoaderData<typeof loader>()
  const { rights } = useHouse()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { isOnline, since } = useOnline()
  const { problemOf } = useTold()
  const posted = useActionData<Answer>()
  const shown = deletedIn(query)
  const here = deletedAddress(shown, page)
  const { submit, answer: sent, isSending } = useStaffSubmit<Answer>(here)
  const answer = sent ?? posted
  useNotice(sent)
  const postTo = (deed: Answer['deed']) => `${here}${here.includes('?') ? '&' : '?'}deed=${deed}`
  const send = (deed: Answer['deed'], chosen: readonly DeletedThing[]) =>
    submit({ deed, thing: chosen.map(chosenValue).join('\n') })

  return (
    <DeletedPage
      things={things}
      clock={useClock(at)}
      filter={{
        shown,
        counts,
        action: staffPlaces.deleted.href,
        hrefFor: deletedAddress,
        onShow: (next) => void navigate(deletedAddress(next), { preventScrollReset: true }),
      }}
      next={next ?? undefined}
      page={page}
      pages={pages}
      hrefForPage={(other) => deletedAddress(shown, other)}
      clearHref={deletedAddress({ sort: shown.sort })}
      action={postTo('restore')}
      eraseAction={postTo('erase')}
      asked={query.get('ask') ?? undefined}
      askHrefFor={rights.includes('deleteForGood') ? (thing) => deletedAddress(shown, page, thing) : undefined}
      keepHref={here}
      outcome={outcomeOf(answer, !sent)}
      {...problemOf(answer)}
      offlineSince={isOnline ? undefined : since}
      isBusy={isSending}
      onRestore={(chosen) => send('restore', chosen)}
      onErase={(thing) => send('erase', [thing])}
    />
  )
}

/** What a notice cannot say: what was left alone, and everything where there are no notices. */
function outcomeOf(answer: Answer | undefined, isPosted: boolean) {
  if (!answer?.ok) return undefined
  const { done, refused } = answer.answer
  return isPosted || refused.length > 0 ? { deed: answer.deed, done, refused } : undefined
}

function useNotice(sent: Answer | undefined): void {
  const { t, i18n } = useTranslation('staff-deleted')
  const { show } = useToasts()
  const tell = useEffectEvent((sent: Answer) => {
    if (!sent.ok || sent.answer.done === 0) return
    const { done } = sent.answer
    show({ title: t(`done.${sent.deed}`, { count: done, number: formatNumber(done, i18n.language) }) })
  })
  useEffect(() => {
    if (sent) tell(sent)
  }, [sent])
}
