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
import { openingInputFrom, postedOpening, seenFrom } from '#site/staff/gate/opening-form.ts'
import { PlainGate } from '#site/staff/gate/plain-gate.tsx'
import { postAddress, viewIn } from '#site/staff/screens/post-address.ts'
import { PostEditor } from '#site/staff/writing/post-editor.tsx'
import { sharedFrom, writingInputFrom } from '#site/staff/writing/post-form.ts'
import { NotThere } from '#ui/blocks/staff/states/not-there.tsx'
import { useHydrated } from '#ui/lib/use-hydrated.ts'

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

const notThere = () => data({ opened: undefined, checks: undefined }, 404)

export async function loader({ request, params: { id = '', language = '' }, context }: LoaderFunctionArgs) {
  const client = context.get(staffClientContext)
  if (!isLanguage(language)) return notThere()
  const result = await client.readPost({ id, in: language })
  if (!result.ok && result.error.code === 'not_found') return notThere()
  const opened = await read(Promise.resolve(result))
  // A browser with scripts asks for the checks itself, and looks at the previews.
  const isPlain = import.meta.env.SSR && viewIn(new URL(request.url).searchParams) === 'check'
  return data({ opened, checks: isPlain ? await read(client.checkPost({ id })) : undefined })
}

const deeds = {
  save: (form: FormData, client: StaffClient) => client.savePost(writingInputFrom(form)),
  preview: async (form: FormData, client: StaffClient) => {
    const input = writingInputFrom(form)
    const saved = await client.savePost(input)
    return saved.ok ? client.makePreview({ id: input.id, in: input.in, days: 1 }) : saved
  },
}

const gateDeeds = (id: string) => ({
  open: (form: FormData, client: StaffClient) =>
    client.openPost(openingInputFrom(form, id, { ...seenFrom(form), shared: sharedFrom(form) })),
})

/** For a browser without scripts: the others save while one writes. Whatever comes of it, what was typed comes back. */
export async function action(posted: ActionFunctionArgs) {
  const { id: postId = '', language: shown = '' } = posted.params
  if (viewIn(new URL(posted.request.url).searchParams) === 'check' && isLanguage(shown)) {
    const { form, answer } = await runDeed(gateDeeds(postId), posted)
    if (answer.ok) return redirect(postAddress(postId, shown), 303)
    return data({ opening: postedOpening(form), answer }, statusFor(answer))
  }
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
  const { opened, checks } = useLoaderData<typeof loader>()
  const posted = useActionData<Outcome>()
  const isHydrated = useHydrated()
  if (!opened) return <NotThere />
  return (
    <PostEditor
      key={`${opened.id} ${opened.in}`}
      opened={opened}
      posted={posted && 'text' in posted ? posted : undefined}
    >
      {checks && !isHydrated && (
        <PlainGate opened={opened} checks={checks} posted={posted && 'opening' in posted ? posted : undefined} />
      )}
    </PostEditor>
  )
}
