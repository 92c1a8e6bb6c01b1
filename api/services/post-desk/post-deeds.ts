import type { PostsAnswer, PostsInput, ScheduleInput } from '#api/contract/staff/posts.ts'
import { postTimes } from '#api/contract/values/post-times.ts'
import { AppError } from '#api/errors.ts'
import { isStill, openDraft, type ReadyDraft, readyDraft } from '#api/services/post-desk/open-draft.ts'
import { signOf, stateOf, titled } from '#api/services/post-desk/post-board.ts'
import { isVisible } from '#api/services/posts/post-card.ts'
import { type PostEditing, postsLock } from '#api/services/posts/post-editing.ts'
import { planAnnouncement } from '#api/services/posts/push-plan.ts'
import { acting, type StaffContext } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import { problem, type StaffHandlers } from '#api/services/staff/staff-calls.ts'
import type { ListedPost } from '#api/store/post-rows.ts'
import type { FormerPost } from '#api/store/staff/post-undos.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

interface PostDeedsDependencies {
  stores: Stores
  editing: Pick<PostEditing, 'open' | 'prepare'>
  /** In which of some languages the gate would stop a post. */
  stopped: (postId: string, languages: Language[]) => Promise<ReadonlySet<Language>>
  note: NoteDeed
  onChange: () => void
  now: () => number
  newId: () => string
}

type Inside = Omit<Stores, 'transaction'>

interface Visibility {
  status: ListedPost['status']
  visibleFrom?: number | undefined
  visibleUntil?: number | undefined
}

interface Kind {
  deed: 'postPublished' | 'postScheduled' | 'postUnpublished' | 'postDeleted'
  isDeletion?: boolean
  /** What visitors have not seen passes the gate first. */
  isGated?: boolean
  facts?: Record<string, string>
  /** Undefined where nothing has to change. */
  change: (translation: ListedPost, at: number) => Visibility | undefined
}

/** In a run of long posts the first ones have long been open when it ends: nobody is told before it can be undone. */
const LONGEST_RUN = 600_000 // milliseconds

type Shown = Parameters<typeof planAnnouncement>[1]['post']

/** What may open of a post: its sign, what is written that nobody has seen, and in which languages the gate stops them. */
interface Look {
  sign: string
  drafts: ReadonlyMap<Language, ReadyDraft | undefined>
  stops: ReadonlySet<Language>
}

interface OneDeed {
  id: string
  seen: string
  language: Language | undefined
  look: Look | undefined
  account: string
  kind: Kind
  at: number
  shown: Shown[] // what the deed shows or hides, for announcements
}

const kinds = {
  /** What was taken down comes back with its date; what is scheduled keeps its time. */
  publish: {
    deed: 'postPublished',
    isGated: true,
    change(translation, at) {
      const state = stateOf(translation, at)
      if (state !== 'draft' && state !== 'unpublished') return undefined
      return { status: 'published', visibleFrom: translation.visibleFrom ?? at, visibleUntil: undefined }
    },
  },
  unpublish: {
    deed: 'postUnpublished',
    change: (translation, at) => (isVisible(translation, at) ? { ...translation, visibleUntil: at } : undefined),
  },
  /** A restored post comes back as a draft (D26). */
  remove: {
    deed: 'postDeleted',
    isDeletion: true,
    change: ({ status }) =>
      status === 'draft' ? undefined : { status: 'draft', visibleFrom: undefined, visibleUntil: undefined },
  },
} as const satisfies Record<string, Kind>

/** What is open, or has its time already, keeps it. */
const scheduled = (from: number): Kind => ({
  deed: 'postScheduled',
  isGated: true,
  facts: { from: new Date(from).toISOString() },
  change(translation, at) {
    const state = stateOf(translation, at)
    if (state !== 'draft' && state !== 'unpublished') return undefined
    return { status: 'scheduled', visibleFrom: from, visibleUntil: undefined }
  },
})

/** Deeds on several posts at once. What somebody else has changed since it was seen is left alone, and named. */
export function createPostDeeds({
  stores,
  editing,
  stopped,
  note,
  onChange,
  now,
  newId,
}: PostDeedsDependencies): Pick<
  StaffHandlers,
  'publishPosts' | 'schedulePosts' | 'unpublishPosts' | 'deletePosts' | 'undoPosts'
> {
  async function refusal(
    { staffLog }: Inside,
    id: string,
    translations: ListedPost[],
    why: PostsAnswer['refused'][number]['why'],
  ): Promise<PostsAnswer['refused'][number]> {
    const ofPost = { account: undefined, deed: undefined, thing: id, from: undefined, before: undefined }
    const [last] = await staffLog.list(ofPost, 1, 0)
    return { id, title: titled(translations, [])?.title ?? '', why, by: last?.account?.name ?? null }
  }

  /** What is written since it was seen last is opened with it. */
  async function show(
    inside: Inside,
    translation: ListedPost,
    is: Visibility,
    { at, tellAt, account, draft }: { at: number; tellAt: number; account: string; draft: ReadyDraft | undefined },
  ): Promise<Shown> {
    const { postId, language, searchId } = translation
    if (draft) await openDraft(inside, editing, translation, is, { account, at, draft })
    else await inside.posts.setVisibility(searchId, is)
    const post = { postId, language, visibleFrom: isOver(is, at) ? undefined : is.visibleFrom }
    await planAnnouncement(inside.pushAnnouncements, { post, isSilent: false, at: tellAt })
    return post
  }

  /**
   * Whoever opens from the board what visitors have not seen passes the gate as well. Before the transaction: nobody waits for the checks, or for
   * what is rendered in turns. What is read first is what may open: what is written or brought back meanwhile has not passed.
   */
  async function lookAt(id: string, language: Language | undefined, at: number): Promise<Look | undefined> {
    const translations = await stores.posts.translations(id)
    const post = await stores.posts.findPost(id)
    if (!post || post.deletedAt !== undefined) return undefined
    // One that is deleted meanwhile is gone, and keeps no other from its turn.
    const isGone = (error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') return undefined
      throw error
    }
    const closed = translations.filter(
      (one) => ['draft', 'unpublished'].includes(stateOf(one, at)) && (!language || one.language === language),
    )
    const drafts: [Language, ReadyDraft | undefined][] = []
    for (const one of closed) drafts.push([one.language, await readyDraft(stores, editing, one)])
    const written = new Map(drafts)
    // What was taken down and comes back as visitors have seen it is not looked at.
    const asked = closed
      .filter((one) => stateOf(one, at) === 'draft' || written.get(one.language))
      .map((one) => one.language)
    const stopping = asked.length > 0 ? await stopped(id, asked).catch(isGone) : []
    if (!stopping) return undefined
    const stops = new Set(stopping)
    for (const [one, draft] of drafts) if (draft && !draft.prepared) stops.add(one)
    return { sign: signOf(translations), drafts: written, stops }
  }

  /** Each post in a transaction of its own: for a hundred of them all others would wait. */
  async function run(
    context: StaffContext,
    { posts: asked, in: language }: PostsInput,
    kind: Kind,
  ): Promise<PostsAnswer> {
    const { account } = acting(context)
    const begunAt = now()
    const refused: PostsAnswer['refused'] = []
    const former: FormerPost[] = []
    const shown: Shown[] = []
    try {
      for (const { id, seen } of asked) {
        const look = kind.isGated ? await lookAt(id, language, now()) : undefined
        const at = kind.isDeletion ? begunAt : now()
        const result = await stores.transaction([postsLock], (inside) =>
          runOne(inside, { id, seen, language, look, account: account.id, kind, at, shown }),
        )
        if ('why' in result) refused.push(result)
        else former.push(result)
      }
      const changed = former.filter((post) => post.isDeleted || post.translations.length > 0)
      const undo = changed.length > 0 ? newId() : null
      if (undo)
        await stores.postUndos.insert({
          id: undo,
          account: account.id,
          former: changed,
          madeAt: kind.isDeletion ? begunAt : now(),
        })
      await announce(shown, now() + postTimes.undo)
      const windows = changed.reduce((sum, { translations }) => sum + translations.length, 0)
      return { done: former.length, windows, refused, undo }
    } finally {
      onChange()
    }
  }

  /** Those that are still to be told of. */
  const announce = (shown: Shown[], at: number) =>
    stores.transaction([postsLock], async ({ pushAnnouncements }) => {
      for (const { postId, language, visibleFrom } of shown)
        if (visibleFrom !== undefined) await pushAnnouncements.bringForward(postId, language, Math.max(visibleFrom, at))
    })

  /** What it was, without what stays; or why it is left alone. */
  async function runOne(
    inside: Inside,
    { id, seen, language, look, account, kind, at, shown }: OneDeed,
  ): Promise<FormerPost | PostsAnswer['refused'][number]> {
    const post = await inside.posts.findPost(id)
    const translations = post ? await inside.posts.translations(id) : []
    if (!post || post.deletedAt !== undefined) return refusal(inside, id, translations, 'gone')
    const isSeen = signOf(translations) === seen && (!kind.isGated || look?.sign === seen)
    if (!isSeen || !(await areStill(inside, translations, look))) return refusal(inside, id, translations, 'changed')
    const own: FormerPost['translations'] = []
    let isStopped = false
    for (const translation of translations) {
      const { searchId, version, status, visibleFrom, visibleUntil } = translation
      if (language && !kind.isDeletion && translation.language !== language) continue
      const is = kind.change(translation, at)
      if (!is) continue
      if (look?.stops.has(translation.language)) {
        isStopped = true
        continue
      }
      const draft = look?.drafts.get(translation.language)
      shown.push(await show(inside, translation, is, { at, tellAt: at + LONGEST_RUN, account, draft }))
      own.push({ searchId, language: translation.language, version: version + 1, status, visibleFrom, visibleUntil })
    }
    if (isStopped && own.length === 0) return { ...(await refusal(inside, id, translations, 'stopped')), by: null }
    if (kind.isDeletion) await inside.posts.setDeleted(id, at, account)
    if (own.length > 0 || kind.isDeletion) await say(inside, account, kind, id, own)
    for (const each of own) await inside.postWords.countUp(each.language)
    return { id, isDeleted: kind.isDeletion === true, translations: own }
  }

  /** What is written beside what was open once has no part in the sign. */
  async function areStill(inside: Inside, translations: ListedPost[], look: Look | undefined): Promise<boolean> {
    for (const [language, draft] of look?.drafts ?? []) {
      const translation = translations.find((one) => one.language === language)
      if (!translation || !(await isStill(inside, translation, draft))) return false
    }
    return true
  }

  async function say(
    inside: Inside,
    account: string,
    { deed, facts: more }: Pick<Kind, 'facts'> & { deed: Kind['deed'] | 'postDeedUndone' },
    id: string,
    translations: { language: Language }[],
  ): Promise<void> {
    const facts = { languages: translations.map(({ language }) => language).join(' '), ...more }
    await note(inside, { account, deed, thing: { kind: 'post', id }, facts })
  }

  return {
    publishPosts: (context, input) => run(context, input, kinds.publish),
    schedulePosts(context, { from, ...input }: ScheduleInput) {
      if (from <= now()) throw problem({ from: 'post_from_over' })
      return run(context, input, scheduled(from))
    },
    unpublishPosts: (context, input) => run(context, input, kinds.unpublish),
    deletePosts: (context, input) => run(context, input, kinds.remove),

    /** Everything as it was, but for what has changed since. Throws `not_found` for what is too old or another's. */
    undoPosts: (context, { id }) =>
      stores
        .transaction([postsLock], async (inside) => {
          const { account } = acting(context)
          const at = now()
          const undo = await inside.postUndos.take(id, account.id)
          if (!undo || undo.madeAt <= at - postTimes.undoKept) throw new AppError('not_found')
          const refused: PostsAnswer['refused'] = []
          const changed: Language[] = []
          for (const former of undo.former) {
            const post = await inside.posts.findPost(former.id)
            const translations = await inside.posts.translations(former.id)
            // Another deletion since is somebody's deed of its own.
            const isSame =
              post?.deletedAt === (former.isDeleted ? undo.madeAt : undefined) &&
              former.translations.every(({ searchId, version }) =>
                translations.some((one) => one.searchId === searchId && one.version === version),
              )
            if (!post || !isSame) {
              refused.push(await refusal(inside, former.id, translations, post ? 'changed' : 'gone'))
              continue
            }
            if (former.isDeleted) await inside.posts.setDeleted(former.id, undefined)
            for (const { searchId, ...is } of former.translations) {
              const translation = translations.find((one) => one.searchId === searchId)
              if (translation)
                changed.push(
                  (
                    await show(inside, translation, is, {
                      at,
                      tellAt: at + postTimes.undo,
                      account: account.id,
                      draft: undefined,
                    })
                  ).language,
                )
            }
            await say(inside, account.id, { deed: 'postDeedUndone' }, former.id, former.translations)
          }
          for (const each of new Set(changed)) await inside.postWords.countUp(each)
          return { done: undo.former.length - refused.length, windows: changed.length, refused, undo: null }
        })
        .finally(onChange),
  }
}

const isOver = ({ visibleUntil }: Visibility, at: number) => visibleUntil !== undefined && visibleUntil <= at
