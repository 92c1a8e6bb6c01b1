import { type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigate,
  useNavigation,
  useSearchParams,
} from 'react-router-dom'
import type { StaffClient } from '#api/contract/staff/client.ts'
import { brand } from '#locales/brand.ts'
import { isLanguage } from '#locales/languages.ts'
import { spokenLanguage } from '#locales/spoken-languages.ts'
import { dayKey } from '#locales/staff-formats.ts'
import { timeOf } from '#locales/zoned-time.ts'
import { PostsPage } from '#site/pages/staff/posts-page.tsx'
import { focusField } from '#site/staff/frame/focus-field.ts'
import { read } from '#site/staff/frame/read.ts'
import { type DeedAnswer, runDeed, statusFor, textOf } from '#site/staff/frame/staff-action.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import type { StaffHandle } from '#site/staff/frame/staff-handle.ts'
import { useClock } from '#site/staff/frame/use-clock.ts'
import { useOnline } from '#site/staff/frame/use-online.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import { issueAddress } from '#site/staff/issues/issue-addresses.ts'
import { boardAddress, boardPosts, conditionsIn } from '#site/staff/screens/board-posts.ts'
import { newPostAddress } from '#site/staff/screens/post-address.ts'
import { transferAddress } from '#site/staff/screens/transfer-views.ts'
import { type DoneWords, useDeedToasts } from '#site/staff/session/use-deed-toasts.ts'
import { useStaffSubmit } from '#site/staff/session/use-staff-submit.ts'
import { useShortcuts } from '#ui/blocks/staff/frame/use-shortcuts.ts'
import { chosenValue } from '#ui/blocks/staff/posts/board-post.ts'
import { useRefusedWords } from '#ui/blocks/staff/posts/use-refused-words.ts'

export const handle: StaffHandle = { texts: ['staff-posts'], title: (t) => t('staff-posts:title') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const page = Number(query.get('page'))
  const asked = { ...conditionsIn(query), ...(Number.isInteger(page) && page > 1 && { page }) }
  return read(context.get(staffClientContext).listPosts(asked))
}

const deeds = {
  publish: (form: FormData, client: StaffClient) => client.publishPosts(chosenIn(form)),
  schedule: (form: FormData, client: StaffClient) =>
    client.schedulePosts({ ...chosenIn(form), from: timeOf(textOf(form, 'from'), brand.timeZone) ?? 0 }),
  unpublish: (form: FormData, client: StaffClient) => client.unpublishPosts(chosenIn(form)),
  delete: (form: FormData, client: StaffClient) => client.deletePosts(chosenIn(form)),
  undo: (form: FormData, client: StaffClient) => client.undoPosts({ id: textOf(form, 'id') }),
  agree: (form: FormData, client: StaffClient) => client.agreePost(agreementIn(form)),
  issue: (form: FormData, client: StaffClient) =>
    client.beginIssue({ posts: chosenIn(form).posts.map(({ id }) => id) }),
}

/** Whoever begins an issue of the newsletter writes it next. */
export async function action(posted: ActionFunctionArgs) {
  const { answer } = await runDeed(deeds, posted)
  if (answer.ok && answer.deed === 'issue') return redirect(issueAddress(answer.answer.id), 303)
  return data(answer, statusFor(answer))
}

type Answer = DeedAnswer<typeof deeds>

/** A line a post: what was seen of it, and its id. */
function chosenIn(form: FormData) {
  const language = textOf(form, 'in')
  const lines = form.getAll('post').flatMap((value) => (typeof value === 'string' ? value.split('\n') : []))
  const posts = lines.map((line) => {
    const [seen = '', ...id] = line.split(' ')
    return { seen, id: id.join(' ') }
  })
  return { posts, ...(isLanguage(language) && { in: language }) }
}

function agreementIn(form: FormData) {
  const language = textOf(form, 'in')
  return {
    id: textOf(form, 'id'),
    in: isLanguage(language) ? language : 'en',
    seen: textOf(form, 'seen'),
    behind: Number(textOf(form, 'behind')) || 0,
  }
}

const DAY = 24 * 3_600_000

export function Component() {
  const board = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { state: moving, location } = useNavigation()
  const clock = useClock(board.at)
  const { isOnline, since } = useOnline()
  const { problemOf } = useTold()
  const { t, i18n } = useTranslation('staff-posts')
  const posted = useActionData<Answer>()
  const conditions = conditionsIn(query)
  const here = boardAddress(conditions, board.page)
  const { submit, answer: sent, isSending } = useStaffSubmit<Answer>(here)
  useShortcuts({ '/': () => focusField('q'), n: () => void navigate(newPostAddress) })
  const agreed = useRef('')
  const last = useDeedToasts(sent, {
    ...{ deeds, undoOf, wordsOf: useDoneWords(agreed) },
    refusalOf: useRefusal(),
  })
  const answer = last ?? posted

  function problemIn(answer: Answer | undefined) {
    if (isTooLate(answer)) return { problem: t('done.tooLate') }
    const isOther = answer?.ok === false && answer.deed === 'agree' && answer.error.code === 'conflict'
    return isOther ? { problem: t('done.disagreed', { spoken: agreed.current }) } : problemOf(answer)
  }

  return (
    <PostsPage
      clock={clock}
      transferHref={transferAddress()}
      behind={board.all.behind}
      writeHref={newPostAddress}
      offlineSince={isOnline ? undefined : since}
      filter={{
        action: boardAddress(),
        conditions,
        counts: board.all.types,
        all: board.all.posts,
        authors: board.all.authors,
        hrefFor: boardAddress,
        onShow: (next) => void navigate(boardAddress(next), { preventScrollReset: true }),
      }}
      posts={boardPosts(board)}
      lit={board.all.live}
      page={board.page}
      pages={board.pages}
      hrefForPage={(page) => boardAddress(conditions, page)}
      clearHref={boardAddress()}
      action={here}
      outcome={outcomeOf(answer, !sent)}
      {...problemIn(answer)}
      isBusy={isSending}
      isOld={moving === 'loading' && location.pathname === '/admin/posts'}
      onIssue={(posts) => submit({ deed: 'issue', post: posts.map(chosenValue).join('\n') })}
      usual={{ from: `${dayKey(clock.now + DAY, brand.timeZone)}T09:00`, timeZone: brand.timeZone }}
      onDeed={(deed, posts, from = '') =>
        submit({ deed, from, post: posts.map(chosenValue).join('\n'), ...(conditions.in && { in: conditions.in }) })
      }
      onAgree={({ post, language, behind }) => {
        agreed.current = spokenLanguage(language, i18n.language)
        submit({ deed: 'agree', id: post.id, seen: post.seen, in: language, behind: String(behind) })
      }}
    />
  )
}

const isTooLate = (answer: Answer | undefined) =>
  answer?.ok === false && answer.deed === 'undo' && answer.error.code === 'not_found'

/** Why an undo has left something alone: the page that has asked may be left by then. */
function useRefusal() {
  const { t } = useTranslation('staff-posts')
  const wordsOf = useRefusedWords()
  return (answer: Answer): string | undefined => {
    if (isTooLate(answer)) return t('done.tooLate')
    if (!answer.ok || answer.deed !== 'undo' || answer.answer.refused.length === 0) return undefined
    return answer.answer.refused.map(wordsOf).join(' ')
  }
}

/** What a notice cannot say: what was left alone, and everything where there are no notices. */
function outcomeOf(answer: Answer | undefined, isPosted: boolean) {
  if (!answer?.ok || answer.deed === 'issue' || answer.deed === 'agree') return undefined
  const { done, refused, undo } = answer.answer
  if (!isPosted && refused.length === 0) return undefined
  return { deed: answer.deed, done, refused, ...(isPosted && undo !== null && { undo }) }
}

/** What was done, in words; `agreed` names the language that says what its source says. */
function useDoneWords(agreed: RefObject<string>) {
  const { t } = useTranslation('staff-posts')
  return (done: Answer): DoneWords | undefined => {
    if (!done.ok || done.deed === 'issue') return undefined
    if (done.deed === 'agree') return { title: t('done.agreed', { spoken: agreed.current }) }
    const { done: posts, windows } = done.answer
    if (posts === 0) return undefined
    const counted = { count: posts, number: String(posts) }
    const title = done.deed === 'undo' ? t('done.undone', counted) : t(`done.${done.deed}`, counted)
    const languages =
      windows === 0 ? t('done.nothing') : t('done.languages', { count: windows, number: String(windows) })
    return { title, text: done.deed === 'delete' ? t('done.deleteText') : languages }
  }
}

function undoOf(done: Answer): Record<string, string> | undefined {
  if (!done.ok || done.deed === 'issue' || done.deed === 'agree' || done.answer.undo === null) return undefined
  return { deed: 'undo', id: done.answer.undo }
}
