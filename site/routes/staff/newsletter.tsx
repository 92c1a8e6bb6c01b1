import {
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from 'react-router-dom'
import type { AnsweredCall } from '#api/contract/client.ts'
import { NewsletterPage } from '#site/pages/staff/newsletter-page.tsx'
import { focusField } from '#site/staff/frame/focus-field.ts'
import { read } from '#site/staff/frame/read.ts'
import { actionOf } from '#site/staff/frame/staff-action.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import type { StaffHandle } from '#site/staff/frame/staff-handle.ts'
import { useClock } from '#site/staff/frame/use-clock.ts'
import { useHouse } from '#site/staff/frame/use-house.ts'
import { useOnline } from '#site/staff/frame/use-online.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import { addressOfIssue, issuesAddress } from '#site/staff/issues/sending-addresses.ts'
import {
  importAddress,
  subscriberAddress,
  subscribersAddress,
  subscribersFile,
  subscribersIn,
  subscribersQueryOf,
} from '#site/staff/newsletter/newsletter-addresses.ts'
import { type SubscriberOutcome, subscriberDeeds, undoOf } from '#site/staff/newsletter/subscriber-deeds.ts'
import { useSubscriberWords } from '#site/staff/newsletter/use-subscriber-words.ts'
import { useRowKeys } from '#site/staff/screens/use-row-keys.ts'
import { useDeedToasts } from '#site/staff/session/use-deed-toasts.ts'
import { useFileLink } from '#site/staff/session/use-file-link.ts'
import { useStaffSubmit } from '#site/staff/session/use-staff-submit.ts'
import { useShortcuts } from '#ui/blocks/staff/frame/use-shortcuts.ts'

export const handle: StaffHandle = {
  texts: ['staff-newsletter', 'staff-posts', 'staff-sending'],
  title: (t) => t('staff-newsletter:title'),
}

/** So many issues stand above the addresses. */
const LATEST = 5

export async function loader({ request, context }: LoaderFunctionArgs) {
  const client = context.get(staffClientContext)
  const shown = subscribersIn(new URL(request.url).searchParams)
  const found = await client.listSubscribers(subscribersQueryOf(shown))
  // Whoever writes issues without sending them does not see who gets them.
  if (!found.ok && found.error.code === 'forbidden') throw redirect(issuesAddress(), 303)
  const [list, growth, latest] = await Promise.all([
    read(Promise.resolve(found)),
    read(client.readGrowth({})),
    read(client.listIssues({})),
  ])
  return { list, growth, issues: latest.issues.slice(0, LATEST) }
}

const deeds = subscriberDeeds('')

export const action = actionOf(deeds)

export function Component() {
  const { list, growth, issues } = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const { page: _, ...shown } = subscribersIn(query)
  const { as, ...conditions } = shown
  const here = subscribersAddress({ ...shown, page: list.page })
  const navigate = useNavigate()
  const clock = useClock(list.at)
  const { rights } = useHouse()
  const linked = useFileLink(list.at)
  const { isOnline, since } = useOnline()
  const { problemOf } = useTold()
  const posted = useActionData<SubscriberOutcome>()
  const { submit, answer: sent } = useStaffSubmit<SubscriberOutcome>(here)
  const wordsOf = useSubscriberWords()
  useDeedToasts(sent, { deeds, wordsOf, undoOf })
  const begin = useStaffSubmit<AnsweredCall<unknown> & { deed: string }>(issuesAddress())
  const done = sent ? undefined : wordsOf(posted)
  const importHref = importAddress()
  const csvHref = subscribersFile(conditions)
  // What was asked for is among the addresses, below the issues.
  const isAsked = Object.keys(conditions).length > 0
  useRowKeys(isAsked ? '[data-slot=subscriber-row] [data-row]' : undefined)
  useShortcuts({ '/': () => focusField('q'), n: () => void navigate(importHref) })
  const isAnybody = Object.values(list.counts).some((count) => count > 0)
  return (
    <NewsletterPage
      clock={clock}
      issues={{
        issues,
        hrefFor: addressOfIssue,
        allHref: issuesAddress(),
        isBusy: begin.isSending,
        begin: { action: issuesAddress(), onBegin: () => !begin.isSending && begin.submit({ deed: 'begin' }) },
      }}
      offlineSince={isOnline ? undefined : since}
      {...problemOf(begin.answer ?? sent ?? posted)}
      done={done && { ...done, action: here, undo: undoOf(posted) }}
      growth={
        isAnybody
          ? {
              ...growth,
              shown: as === 'table' ? 'table' : 'chart',
              twinHref: subscribersAddress({ ...shown, page: list.page, as: as === 'table' ? undefined : 'table' }),
              onTwin: (href) => void navigate(href, { preventScrollReset: true }),
            }
          : undefined
      }
      filter={{
        action: subscribersAddress(),
        conditions,
        counts: list.counts,
        sources: list.sources,
        hrefFor: (next) => subscribersAddress({ ...next, as }),
        onShow: (next) => void navigate(subscribersAddress({ ...next, as }), { preventScrollReset: true }),
      }}
      list={{
        subscribers: list.subscribers,
        suppressed: list.suppressed,
        found: list.found,
        page: list.page,
        pages: list.pages,
        hrefForOne: (id) => subscriberAddress(id, conditions),
        hrefForPage: (page) => subscribersAddress({ ...shown, page }),
        clearHref: subscribersAddress({ shelf: conditions.shelf, as }),
        importHref,
        csvHref: rights.includes('exports') ? csvHref : undefined,
        onCsv: linked(csvHref),
        onDelete: (id) => submit({ deed: 'delete', id }),
      }}
    />
  )
}
