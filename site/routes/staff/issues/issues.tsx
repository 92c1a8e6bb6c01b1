import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router-dom'
import type { StaffClient } from '#api/contract/staff/client.ts'
import { type Language, languages } from '#locales/languages.ts'
import { IssuesPage } from '#site/pages/staff/issues-page.tsx'
import { read } from '#site/staff/frame/read.ts'
import { type DeedAnswer, runDeed, statusFor, textOf } from '#site/staff/frame/staff-action.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import type { StaffHandle } from '#site/staff/frame/staff-handle.ts'
import { useClock } from '#site/staff/frame/use-clock.ts'
import { useHouse } from '#site/staff/frame/use-house.ts'
import { useOnline } from '#site/staff/frame/use-online.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import { issueAddress } from '#site/staff/issues/issue-addresses.ts'
import { addressOfIssue, issuesAddress, issuesPageIn } from '#site/staff/issues/sending-addresses.ts'
import { useRowKeys } from '#site/staff/screens/use-row-keys.ts'
import { useStaffSubmit } from '#site/staff/session/use-staff-submit.ts'
import { useShortcuts } from '#ui/blocks/staff/frame/use-shortcuts.ts'

export const handle: StaffHandle = { texts: ['staff-sending'], title: (t) => t('staff-sending:issues.title') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = issuesPageIn(new URL(request.url).searchParams)
  return read(context.get(staffClientContext).listIssues({ page }))
}

const languageSettings = ['archive', 'welcome'] as const

const deeds = {
  begin: (_: FormData, client: StaffClient) => client.beginIssue({}),
  approval: (form: FormData, client: StaffClient) =>
    client.saveIssueSettings({ approval: ['yes', 'on'].includes(textOf(form, 'approval')) ? 'yes' : 'no' }),
  archive: (form: FormData, client: StaffClient) =>
    client.saveIssueSettings({ archive: languagesIn(form, 'language'), ...seenIn(form) }),
  welcome: (form: FormData, client: StaffClient) =>
    client.saveIssueSettings({ welcome: languagesIn(form, 'language'), ...seenIn(form) }),
}

/** A field a language without scripts, and one field of all with them. */
function languagesIn(form: FormData, name: 'language' | 'seen'): Language[] {
  const named = form.getAll(name).flatMap((value) => (typeof value === 'string' ? value.split(',') : []))
  return languages.filter((language) => named.includes(language))
}

/** Not from a page that was loaded before an update. */
const seenIn = (form: FormData) => (form.has('seen') ? { seen: languagesIn(form, 'seen') } : {})

type Answer = DeedAnswer<typeof deeds>

/** Whoever begins an issue writes it next. */
export async function action(posted: ActionFunctionArgs) {
  const { answer } = await runDeed(deeds, posted)
  if (answer.ok && answer.deed === 'begin') return redirect(issueAddress(answer.answer.id), 303)
  return data(answer, statusFor(answer))
}

export function Component() {
  const list = useLoaderData<typeof loader>()
  const { rights } = useHouse()
  const clock = useClock(list.at)
  const { isOnline, since } = useOnline()
  const { problemOf } = useTold()
  const posted = useActionData<Answer>()
  const here = issuesAddress()
  const { submit, answer: sent, isSending } = useStaffSubmit<Answer>(here)
  const onBegin = () => {
    if (!isSending) submit({ deed: 'begin' })
  }
  useRowKeys()
  useShortcuts({ n: onBegin })
  return (
    <IssuesPage
      clock={clock}
      issues={list.issues}
      found={list.found}
      page={list.page}
      pages={list.pages}
      hrefFor={addressOfIssue}
      hrefForPage={issuesAddress}
      action={here}
      offlineSince={isOnline ? undefined : since}
      {...problemOf(sent ?? posted)}
      approval={
        rights.includes('newsletterSend')
          ? {
              isApprovalAsked: list.settings.isApprovalAsked,
              onChange: (isAsked) => submit({ deed: 'approval', approval: isAsked ? 'yes' : 'no' }),
            }
          : undefined
      }
      languageSettings={
        rights.includes('newsletterSend')
          ? languageSettings.map((setting) => ({
              setting,
              chosen: list.settings[setting],
              onChange: (chosen, seen) => submit({ deed: setting, language: chosen.join(','), seen: seen.join(',') }),
            }))
          : undefined
      }
      isBusy={isSending}
      onBegin={onBegin}
    />
  )
}
