import type { SeoMeta } from '#api/contract/posts.ts'
import { type PostType, postTypes } from '#api/contract/values/post-lists.ts'
import { AppError } from '#api/errors.ts'
import { mendLinksTo } from '#api/services/posts/post-moves.ts'
import { htmlVersion, type PostRendering } from '#api/services/posts/post-rendering.ts'
import { keepRevision } from '#api/services/posts/post-revisions.ts'
import { compareWithSource } from '#api/services/posts/post-source.ts'
import { isPreparedFrom, type PreparedText, prepareText, type ReadText } from '#api/services/posts/prepared-text.ts'
import { planAnnouncement } from '#api/services/posts/push-plan.ts'
import { readTime } from '#api/services/posts/read-time.ts'
import { isSameShared, mergedShared, textOf } from '#api/services/posts/written-text.ts'
import { fold } from '#api/services/search/search-words.ts'
import type { ListedPost, PostStatus, StoredPost } from '#api/store/post-rows.ts'
import type { Stores } from '#api/store/stores.ts'
import { defaultLanguage, type Language } from '#locales/languages.ts'

export interface PostContent {
  postId: string
  language: Language
  slug: string
  title: string
  excerpt: string
  body: string
  tags: string[]
  seo: SeoMeta
  picture: string
  pictureAlt: string
  type: PostType
  author: string
  featured: boolean
  status: PostStatus
  visibleFrom?: number | undefined // milliseconds since 1970; undefined for a draft
  visibleUntil?: number | undefined // taken down from then on; undefined for as long as nobody does
  updatedAt?: number | undefined // the last notable change
}

interface PostEditingDependencies {
  stores: Stores
  rendering: PostRendering
  now: () => number
  newId: () => string
  onChange?: () => void
}

interface WriteOptions {
  isSilent?: boolean // nobody is told
  expected?: number | undefined
  /** By whom, where it was written before and is opened now: how it stands to its source, and to the editor, stays. */
  openedBy?: string | undefined
  prepared?: PreparedText | undefined
}

type Inside = Pick<
  Stores,
  'pictures' | 'postHistory' | 'posts' | 'postSearch' | 'postTexts' | 'postWords' | 'postWorkings' | 'pushAnnouncements'
>

/** What is saved of what comes with the site. */
type Adapting = (within: Pick<Stores, 'posts'>, content: PostContent) => Promise<PostContent | 'later' | 'never'>

export type PostEditing = ReturnType<typeof createPostEditing>

export const postsLock = 'posts' // lock key of all changes to posts

/** Editing for staff (D21): each save is a revision, and an old slug redirects. */
export function createPostEditing({ stores, rendering, now, newId, onChange = () => {} }: PostEditingDependencies) {
  async function write(
    within: Inside,
    content: PostContent,
    { isSilent = false, expected, openedBy, prepared }: WriteOptions = {},
  ): Promise<number> {
    const { posts, postSearch, postWords, postHistory } = within
    const { postId, language, slug } = content
    const translations = await posts.translations(postId)
    const existing = translations.find((translation) => translation.language === language)
    const formerVersion = existing?.version ?? 0
    if (expected !== undefined && expected !== formerVersion) throw new AppError('conflict')
    const holder = await posts.findBySlug(language, slug)
    if (holder && holder.postId !== postId) throw new AppError('conflict')
    const known = await posts.findPost(postId)
    if (known?.deletedAt !== undefined) throw new AppError('not_found')
    // What comes with the site was written in its default language, whichever is brought in first.
    const sourceLanguage = known?.sourceLanguage ?? (isSilent ? defaultLanguage : language)
    if (!known) await posts.insertPost(postId, content.picture, now(), sourceLanguage)

    const { html, sections, words, document, stems } =
      prepared && isPreparedFrom(prepared, content)
        ? prepared
        : await prepareText(content, rendering.render, within.pictures)
    const post: StoredPost = {
      ...content,
      searchId: existing?.searchId ?? (await posts.nextSearchId()),
      visibleFrom: content.status === 'draft' ? undefined : (content.visibleFrom ?? now()),
      titleKey: fold(content.title, language),
      html,
      htmlVersion,
      sections,
      words,
      typeRank: postTypes.indexOf(content.type),
      readTime: readTime(words, language),
      views: translations[0]?.views ?? 0,
      updatedAt: content.updatedAt,
      savedAt: now(),
      version: formerVersion + 1,
      visibleUntil: content.status === 'draft' ? undefined : content.visibleUntil,
      ...(openedBy === undefined
        ? await compareWithSource(posts, { ...content, sourceLanguage, translations })
        : { behind: existing?.behind ?? 0, sourceHashes: (await posts.find(postId, language))?.sourceHashes }),
    }
    if (existing) await posts.update(post)
    else await posts.insert(post)
    if (existing && existing.slug !== slug) {
      await postHistory.leaveSlug(postId, language, existing.slug)
      await mendLinksTo(within, rendering.render, { postId, language, from: existing.slug, to: slug })
    }
    await postHistory.takeSlug(language, slug)
    if (openedBy === undefined) {
      const before = existing ?? translations[0]
      if (before) await keepShared(within, before, post)
      if (existing) await putAside(within, post)
    }
    await keepRevision(postHistory, {
      id: newId(),
      postId,
      language,
      text: textOf(post),
      savedBy: openedBy,
      at: post.savedAt,
      isPublished: post.status !== 'draft',
    })
    await planAnnouncement(within.pushAnnouncements, { post, isSilent, at: now() })
    await postSearch.put(language, post.searchId, document)
    await postWords.add(language, stems)
    await postWords.countUp(language)
    return post.version
  }

  /** For the editor this is another text: what was written before is among the revisions. */
  async function putAside({ postWorkings }: Inside, { postId, language, savedAt }: StoredPost): Promise<void> {
    const written = await postWorkings.find(postId, language)
    const version = (written?.version ?? 1) + 1
    const nothing = { content: undefined, savedBy: undefined, sourceBody: undefined }
    await postWorkings.put({ postId, language, version, savedAt, ...nothing })
  }

  /** What the editor has set for all languages, and nobody has opened yet, is not older than what comes in. */
  async function keepShared({ postTexts }: Inside, before: ListedPost, post: StoredPost): Promise<void> {
    const waiting = await postTexts.shared(post.postId)
    if (!waiting) return
    const shared = mergedShared(waiting, { ...before, isFeatured: before.featured }, textOf(post))
    if (!isSameShared(waiting, shared)) await postTexts.setShared(post.postId, shared)
  }

  return {
    /** For `open`, before its transaction. Throws `invalid` for what the renderer refuses. */
    prepare: (text: ReadText): Promise<PreparedText> => prepareText(text, rendering.render),

    /** Opens what was written before, in an open transaction on `postsLock`. Throws as `save` does. */
    open: (
      within: Inside,
      content: PostContent,
      openedBy: string,
      prepared: PreparedText | undefined,
    ): Promise<number> => write(within, content, { openedBy, prepared }),

    /**
     * Upserts a translation and returns its version. `expected` is the version that was changed, 0 for none: throws
     * `conflict` when it is another by now, or when another post has its slug, and `not_found` for a deleted post.
     */
    save: (content: PostContent, expected?: number): Promise<number> =>
      stores.transaction([postsLock], (within) => write(within, content, { expected })).finally(onChange),

    /** `save` within a transaction that holds `postsLock`. The caller says afterwards that something has changed. */
    writeWithin: write,

    revisions: (postId: string, language: Language) => stores.postHistory.revisions(postId, language),

    /**
     * Saves translations, as `adapted`, unless their mark was used before, on any server; what is left for later is not marked.
     * Subscribers are not notified.
     */
    saveOnce: (marked: { mark: string; content: PostContent }[], adapted: Adapting = async (_, same) => same) =>
      stores
        .transaction([postsLock], async (within) => {
          for (const { mark, content } of marked) {
            if ((await within.settings.find([mark])).has(mark)) continue
            const taken = await adapted(within, content)
            if (taken !== 'later') await within.settings.put(mark, newId())
            if (typeof taken === 'object') await write(within, taken, { isSilent: true })
          }
        })
        .finally(onChange),
  }
}
