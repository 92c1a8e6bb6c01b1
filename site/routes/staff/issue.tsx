import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router-dom'
import type { StaffClient } from '#api/contract/staff/client.ts'
import type { IssueInput } from '#api/contract/staff/issues.ts'
import { brand } from '#locales/brand.ts'
import { languages } from '#locales/languages.ts'
import { read } from '#site/staff/frame/read.ts'
import { runDeed, statusFor, textOf } from '#site/staff/frame/staff-action.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import type { StaffHandle } from '#site/staff/frame/staff-handle.ts'
import { issueAddress, sendingAddress, writtenLanguage } from '#site/staff/issues/issue-addresses.ts'
import { IssueEditor } from '#site/staff/issues/issue-editor.tsx'
import { issueInputFrom, leavingFrom, scheduleInput } from '#site/staff/issues/issue-form.ts'
import { staffPlaces } from '#ui/blocks/staff/frame/staff-places.ts'
import { NotThere } from '#ui/blocks/staff/states/not-there.tsx'

export const handle: StaffHandle = {
  texts: [
    'staff-issues',
    'staff-editor',
    'staff-panel',
    'staff-posts',
    'staff-pictures',
    'staff-errors',
    'staff-session',
  ],
  title: (t) => t('staff-issues:title'),
  layout: 'jamb',
}

export async function loader({ params: { id = '' }, context }: LoaderFunctionArgs) {
  const result = await context.get(staffClientContext).readIssue({ id })
  if (!result.ok && result.error.code === 'not_found') return data({ opened: undefined }, 404)
  const opened = await read(Promise.resolve(result))
  if (opened.issue.state !== 'draft' && opened.issue.state !== 'scheduled') throw redirect(sendingAddress(id), 303)
  return data({ opened })
}

const versionOf = (form: FormData) => Number(textOf(form, 'version')) || 0

const deedsOf = (id: string) => ({
  async save(form: FormData, client: StaffClient) {
    const before = await client.readIssue({ id })
    if (!before.ok) return { ...before, input: undefined }
    const input = issueInputFrom(form, before.answer.issue)
    return { ...(await client.saveIssue(input)), input }
  },
  test: (form: FormData, client: StaffClient) =>
    client.testIssue({
      id,
      languages: languages.filter((each) => form.getAll('languages').includes(each)),
      to: form.getAll('to').filter((each) => typeof each === 'string'),
    }),
  approve: (form: FormData, client: StaffClient) => client.approveIssue({ id, version: versionOf(form) }),
  schedule: (form: FormData, client: StaffClient) =>
    client.scheduleIssue(scheduleInput(id, versionOf(form), leavingFrom(form, brand.timeZone))),
  takeBack: (form: FormData, client: StaffClient) =>
    client.unscheduleIssue({ id, goesAt: Number(textOf(form, 'goesAt')) || undefined }),
  delete: (_: FormData, client: StaffClient) => client.deleteIssue({ id }),
})

interface Outcome {
  deed: string
  text?: IssueInput['text'] | undefined
  error?: { message?: string | undefined; fields?: Record<string, string> | undefined } | undefined
  leaving?: ReturnType<typeof leavingFrom> | undefined
  mails?: number | undefined
}

/** For a browser without scripts: the others do all this while one writes. Whatever comes of it, what was typed comes back. */
export async function action(posted: ActionFunctionArgs) {
  const { id = '' } = posted.params
  const { form, answer } = await runDeed(deedsOf(id), posted)
  const { deed } = answer
  if (!answer.ok) {
    const outcome: Outcome = {
      deed,
      error: answer.error,
      ...(deed === 'save' && { text: answer.input?.text }),
      ...(deed === 'schedule' && { leaving: leavingFrom(form, brand.timeZone) }),
    }
    return data(outcome, statusFor(answer))
  }
  if (deed === 'test') return data<Outcome>({ deed, mails: answer.answer.mails })
  if (deed === 'delete') return redirect(staffPlaces.newsletter.href, 303)
  if (deed === 'schedule' && leavingFrom(form, brand.timeZone).clock === 'now') return redirect(sendingAddress(id), 303)
  const language = writtenLanguage(new URL(posted.request.url).searchParams)
  return redirect(issueAddress(id, language), 303)
}

/** Another's change is not read behind one's back: it is told when one saves. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

export function Component() {
  const { opened } = useLoaderData<typeof loader>()
  const posted = useActionData<Outcome>()
  const [query] = useSearchParams()
  if (!opened) return <NotThere />
  const { id, text } = opened.issue
  return (
    <IssueEditor
      key={id}
      opened={opened}
      language={writtenLanguage(query) ?? text.source}
      posted={posted?.text && posted.error ? { text: posted.text, error: posted.error } : undefined}
      done={posted && { deed: posted.deed, ...toldIn(posted), leaving: posted.leaving, mails: posted.mails }}
    />
  )
}

const toldIn = ({ error }: Outcome) => ({ problem: error?.message, errors: error?.fields })
