import type { WritingInput, WrittenPost } from '#api/contract/staff/post-writing.ts'
import type { AgreeInput } from '#api/contract/staff/posts.ts'
import { AppError } from '#api/errors.ts'
import { limits } from '#api/services/limits/limits.ts'
import type { RateLimits } from '#api/services/limits/rate-limits.ts'
import { changedBody } from '#api/services/post-desk/changed-body.ts'
import { keepDraft } from '#api/services/post-desk/keep-draft.ts'
import { signOf } from '#api/services/post-desk/post-board.ts'
import {
  findPost,
  formerSource,
  type Inside,
  languageOf,
  panesOf,
  sharedBy,
  type WrittenLanguage,
} from '#api/services/post-desk/written-language.ts'
import { postsLock } from '#api/services/posts/post-editing.ts'
import type { PostRendering } from '#api/services/posts/post-rendering.ts'
import { keepRevision } from '#api/services/posts/post-revisions.ts'
import { freeSlug } from '#api/services/posts/post-slugs.ts'
import { hashesOf, leaveBehind } from '#api/services/posts/post-source.ts'
import {
  emptyText,
  firstShared,
  isSameShared,
  isSameText,
  mergedShared,
  sharedOf,
  textOf,
} from '#api/services/posts/written-text.ts'
import { acting } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import type { StaffHandlers } from '#api/services/staff/staff-calls.ts'
import type { SharedPost } from '#api/store/staff/post-texts.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

interface PostWritingDependencies {
  stores: Stores
  rateLimits: Pick<RateLimits, 'take'>
  rendering: Pick<PostRendering, 'render'>
  note: NoteDeed
  now: () => number
  newId: () => string
}

/** What is to be kept: words, with what all languages have alike. */
interface Keeping {
  id: string
  language: Language
  sourceLanguage: Language
  text: WrittenPost
  shared: SharedPost
  agrees: boolean
  account: string
  at: number
}

/** The editor's reading and saving. Visitors see nothing of it: that is `openPost`'s. */
export function createPostWriting({
  stores,
  rateLimits,
  rendering,
  note,
  now,
  newId,
}: PostWritingDependencies): Pick<StaffHandlers, 'readPost' | 'savePost' | 'agreePost'> {
  async function keep(inside: Inside, written: WrittenLanguage, keeping: Keeping): Promise<void> {
    const { posts, postHistory, postWorkings } = inside
    const { id, language, sourceLanguage, text, shared, agrees, account, at } = keeping
    const { row, version, own } = written
    const whole = { ...text, ...shared }
    const isPublic = row !== undefined && row.status !== 'draft'
    const isAsPublic = isPublic && isSameText(textOf(row), whole)
    const standing = await standingOf(inside, written, keeping)
    await postWorkings.put({
      postId: id,
      language,
      version: own && isSameText(own, text) ? version : version + 1,
      content: isAsPublic ? undefined : text,
      savedAt: at,
      savedBy: account,
      sourceBody: standing.sourceBody,
    })
    if (language === sourceLanguage && own) {
      const translations = await posts.translations(id)
      await leaveBehind(posts, { postId: id, translations, language, former: own.body, body: text.body })
    }
    if (!isPublic) await keepDraft(inside, rendering, { id, language, row, text: whole, at, standing })
    else if (agrees && standing.sourceHashes) await posts.setBehind(row.searchId, standing.sourceHashes, 0)
    await keepRevision(postHistory, {
      id: newId(),
      postId: id,
      language,
      text: whole,
      savedBy: account,
      at,
      isPublished: false,
    })
  }

  return {
    async readPost(_context, { id, in: language }) {
      const at = now()
      const post = await findPost(stores, id)
      const sourceLanguage = post?.sourceLanguage ?? language
      const written = await languageOf(stores, id, language)
      const source = language === sourceLanguage ? undefined : (await languageOf(stores, id, sourceLanguage)).own
      const shared = (await sharedBy(stores, id, sourceLanguage)) ?? firstShared
      return {
        at,
        id,
        in: language,
        sourceLanguage,
        version: written.version,
        text: { ...(written.own ?? emptyText(shared)), ...shared },
        panes: await panesOf(stores, id, at),
        source: source
          ? {
              title: source.title,
              excerpt: source.excerpt,
              body: source.body,
              former: (await formerSource(stores, written, sourceLanguage)) ?? null,
            }
          : null,
        authors: await stores.postBoard.authors(),
      }
    },

    /** Throws `conflict` when somebody has saved another text or another source since, `not_found` for a deleted post. */
    savePost: (context, { id, in: language, version, text: sent, bodyChange, read, agreesWith }: WritingInput) =>
      stores.transaction([postsLock], async (inside) => {
        const account = acting(context).account.id
        const at = now()
        const post = await findPost(inside, id)
        const sourceLanguage = post?.sourceLanguage ?? language
        const written = await languageOf(inside, id, language)
        const { row, own } = written
        if (bodyChange && version !== written.version) throw new AppError('conflict')
        const typed = bodyChange ? { ...sent, body: changedBody(own?.body ?? '', bodyChange) } : sent
        // What has been open keeps its address unless another one is typed.
        const slug = typed.slug === '' && row && row.status !== 'draft' ? row.slug : typed.slug
        const text = { ...typed, slug }
        const known = await sharedBy(inside, id, sourceLanguage)
        // A form without scripts does not say what it has read.
        const before = read ?? (own ? sharedOf(own) : known)
        const shared = known ? mergedShared(known, before ?? known, sharedOf(text)) : sharedOf(text)
        const isSame =
          own !== undefined && known !== undefined && isSameText({ ...own, ...known }, { ...text, ...shared })
        // Sent twice, as after an answer that was lost.
        if (version !== written.version && !isSame) throw new AppError('conflict')
        const agrees = agreesWith !== undefined
        if (agrees && agreesWith !== (await languageOf(inside, id, sourceLanguage)).version)
          throw new AppError('conflict')
        if (!post) {
          await rateLimits.take(inside.rateHits, [{ ...limits.staffPostsBegun, value: account }])
          await inside.posts.insertPost(id, text.picture, at, language)
          await note(inside, {
            account,
            deed: 'postBegun',
            thing: { kind: 'post', id },
            facts: { languages: language },
          })
        }
        if (!known || !isSameShared(known, shared)) await inside.postTexts.setShared(id, shared)
        if (!isSame || agrees)
          await keep(inside, written, { id, language, sourceLanguage, text, shared, agrees, account, at })
        return {
          at,
          version: (await languageOf(inside, id, language)).version,
          slug: await freeSlug(inside.postTexts, { postId: id, language, typed: text.slug, title: text.title }),
          panes: await panesOf(inside, id, at),
        }
      }),

    /** Throws `conflict` when the translation or its source has changed since the board was shown. */
    agreePost: (context, { id, in: language, seen, behind }: AgreeInput) =>
      stores.transaction([postsLock], async (inside) => {
        const account = acting(context).account.id
        const at = now()
        const post = await findPost(inside, id)
        if (!post || post.sourceLanguage === language) throw new AppError('not_found')
        const { sourceLanguage } = post
        const written = await languageOf(inside, id, language)
        const shared = await sharedBy(inside, id, sourceLanguage)
        const { row, own } = written
        if (!row || !own || !shared) throw new AppError('not_found')
        if (signOf(await inside.posts.translations(id)) !== seen || row.behind !== behind)
          throw new AppError('conflict')
        await keep(inside, written, { id, language, sourceLanguage, text: own, shared, agrees: true, account, at })
        return { at }
      }),
  }
}

/** How a translation stands to its source: it agrees when it is begun, and when somebody says so. */
async function standingOf(inside: Inside, written: WrittenLanguage, { id, language, sourceLanguage, agrees }: Keeping) {
  if (language === sourceLanguage) return { sourceBody: undefined, sourceHashes: undefined, behind: 0 }
  const { row, own } = written
  if (own && !agrees) {
    const sourceBody = await formerSource(inside, written, sourceLanguage)
    return { sourceBody, sourceHashes: row?.sourceHashes, behind: row?.behind ?? 0 }
  }
  const sourceBody = (await languageOf(inside, id, sourceLanguage)).own?.body
  const sourceHashes = sourceBody === undefined ? undefined : await hashesOf(sourceBody)
  return { sourceBody, sourceHashes, behind: 0 }
}
