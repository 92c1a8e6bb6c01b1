import type { SeoMeta } from '#api/contract/posts.ts'
import { type PostType, postTypes } from '#api/contract/values/post-lists.ts'
import { AppError } from '#api/errors.ts'
import { type createPostRendering, htmlVersion } from '#api/services/posts/post-rendering.ts'
import { planAnnouncement } from '#api/services/posts/push-plan.ts'
import { readTime } from '#api/services/posts/read-time.ts'
import { fold, stemsIn, wordsIn } from '#api/services/search/search-words.ts'
import type { PostStatus, StoredPost } from '#api/store/post-rows.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

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
  updatedAt?: number | undefined // the last notable change
}

interface PostEditingDependencies {
  stores: Stores
  rendering: ReturnType<typeof createPostRendering>
  now: () => number
  newId: () => string
  onChange?: () => void
}

export type PostEditing = ReturnType<typeof createPostEditing>

export const postsLock = 'posts' // lock key of all changes to posts

/** Editing for staff (D21): each save is a revision, and an old slug redirects. */
export function createPostEditing({ stores, rendering, now, newId, onChange = () => {} }: PostEditingDependencies) {
  async function write(
    within: Pick<Stores, 'posts' | 'postSearch' | 'postWords' | 'postHistory' | 'pushAnnouncements'>,
    content: PostContent,
    isSilent = false,
  ) {
    const { posts, postSearch, postWords, postHistory } = within
    const { postId, language, slug } = content
    const translations = await posts.translations(postId)
    const existing = translations.find((translation) => translation.language === language)
    const holder = await posts.findBySlug(language, slug)
    if (holder && holder.postId !== postId) throw new AppError('conflict')
    if (translations.length === 0) await posts.insertPost(postId, content.picture, now())

    const { html, sections, words } = await rendering.render(content.body, language)
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
    }
    if (existing) await posts.update(post)
    else await posts.insert(post)
    if (existing && existing.slug !== slug) await postHistory.leaveSlug(postId, language, existing.slug)
    await postHistory.takeSlug(language, slug)
    await postHistory.insertRevision({ id: newId(), postId, language, content, savedAt: post.savedAt })
    await planAnnouncement(within.pushAnnouncements, { post, isSilent, at: now() })
    await postSearch.put(language, post.searchId, {
      title: stemsIn(post.title, language),
      tags: stemsIn(post.tags.join(' '), language),
      excerpt: stemsIn(post.excerpt, language),
      words: stemsIn(words, language),
    })
    const all = [post.title, ...post.tags, post.excerpt, words].join(' ')
    await postWords.add(language, new Map(wordsIn(all, language).map(({ word, stem }) => [word, stem])))
    await postWords.countUp(language)
  }

  return {
    /** Upserts a translation. Throws `conflict` when another post has its slug. */
    save: (content: PostContent): Promise<void> =>
      stores.transaction([postsLock], (within) => write(within, content)).finally(onChange),

    revisions: (postId: string, language: Language) => stores.postHistory.revisions(postId, language),

    /** Saves translations unless their mark was used before, on any server. Subscribers are not notified. */
    saveOnce: (marked: { mark: string; content: PostContent }[]): Promise<void> =>
      stores
        .transaction([postsLock], async (within) => {
          for (const { mark, content } of marked) {
            const id = newId()
            if ((await within.settings.getOrInsert(mark, id)) === id) await write(within, content, true)
          }
        })
        .finally(onChange),
  }
}
