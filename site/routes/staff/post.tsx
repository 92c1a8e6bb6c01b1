import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router-dom'
import type { StaffClient } from '#api/contract/staff/client.ts'
import { isLanguage } from '#locales/languages.ts'
import { read } from '#site/staff/frame/read.ts'
import { runDeed, statusFor } from '#site/staff/frame/staff-action.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import type { StaffHandle } from '#site/staff/frame/staff-handle.ts'
import { postAddress } from '#site/staff/screens/post-address.ts'
import { PostEditor } from '#site/staff/writing/post-editor.tsx'
import { writingInputFrom } from '#site/staff/writing/post-form.ts'
import { NotThere } from '#ui/blocks/staff/states/not-there.tsx'

export const handle: StaffHandle = {
  texts: [
    'staff-editor',
    'staff-sheet',
    'staff-panel',
    'staff-pairs',
    'staff-revisions',
    'staff-gate',
    'staff-posts',
    'staff-pictures',
    'staff-errors',
    'staff-session',
  ],
  title: (t) => t('staff-editor:editor'),
  layout: 'jamb',
}

export async function loader({ params: { id = '', language = '' }, context }: LoaderFunctionArgs) {
  if (!isLanguage(language)) return data({ opened: undefined }, 404)
  const result = await context.get(staffClientContext).readPost({ id, in: language })
  if (!result.ok && result.error.code === 'not_found') return data({ opened: undefined }, 404)
  return data({ opened: await read(Promise.resolve(result)) })
}

const deeds = {
  save: (form: FormData, client: StaffClient) => client.savePost(writingInputFrom(form)),
  preview: async (form: FormData, client: StaffClient) => {
    const input = writingInputFrom(form)
    const saved = await client.savePost(input)
    return saved.ok ? client.makePreview({ id: input.id, in: input.in, days: 1 }) : saved
  },
}

/** For a browser without scripts: the others save while one writes. Whatever comes of it, what was typed comes back. */
export async function action(posted: ActionFunctionArgs) {
  const { form, answer } = await runDeed(deeds, posted)
  const { id, in: language, text } = writingInputFrom(form)
  if (!answer.ok) return data({ text, error: answer.error }, statusFor(answer))
  return redirect('path' in answer.answer ? answer.answer.path : postAddress(id, language), 303)
}

type Outcome = Exclude<Awaited<ReturnType<typeof action>>, Response>['data']

/** Another's change is not read behind one's back: it is told when one saves. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

export function Component() {
  const { opened } = useLoaderData<typeof loader>()
  const posted = useActionData<Outcome>()
  if (!opened) return <NotThere />
  return <PostEditor key={`${opened.id} ${opened.in}`} opened={opened} posted={posted} />
}
