import type { WrittenPost } from '#api/contract/staff/post-writing.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import type { Inside } from '#api/services/post-desk/written-language.ts'
import { mendLinksTo } from '#api/services/posts/post-moves.ts'
import type { PostRendering } from '#api/services/posts/post-rendering.ts'
import { freeSlug } from '#api/services/posts/post-slugs.ts'
import { readTime } from '#api/services/posts/read-time.ts'
import { contentOf } from '#api/services/posts/written-text.ts'
import { fold } from '#api/services/search/search-words.ts'
import type { StoredPost } from '#api/store/post-rows.ts'
import type { Language } from '#locales/languages.ts'

interface Draft {
  id: string
  language: Language
  row: StoredPost | undefined // as it was
  text: WrittenPost
  at: number
  standing: Pick<StoredPost, 'sourceHashes' | 'behind'>
}

/**
 * What is no longer, or not yet, public is its own translation, so that the board, previews and links know it. It is
 * neither rendered nor searched before it opens: words are half written, and this happens every two seconds.
 */
export async function keepDraft(
  inside: Inside,
  rendering: Pick<PostRendering, 'render'>,
  { id, language, row, text, at, standing }: Draft,
): Promise<void> {
  const { posts, postHistory, postTexts } = inside
  const slug = await freeSlug(postTexts, { postId: id, language, typed: text.slug, title: text.title })
  const draft: StoredPost = {
    ...contentOf(text, row),
    ...{ postId: id, language, slug },
    searchId: row?.searchId ?? (await posts.nextSearchId()),
    status: 'draft',
    visibleFrom: undefined,
    visibleUntil: undefined,
    titleKey: fold(text.title, language),
    html: '',
    htmlVersion: notRendered,
    sections: [],
    words: '',
    typeRank: postTypes.indexOf(text.type),
    readTime: readTime('', language),
    views: row?.views ?? (await posts.translations(id))[0]?.views ?? 0,
    updatedAt: row?.updatedAt,
    savedAt: at,
    version: (row?.version ?? 0) + 1,
    sourceHashes: standing.sourceHashes,
    behind: standing.behind,
  }
  if (row) await posts.update(draft)
  else await posts.insert(draft)
  if (!row || row.slug === slug) return
  // Visitors may know the address of what was open once.
  if (row.htmlVersion !== notRendered) await postHistory.leaveSlug(id, language, row.slug)
  await postHistory.takeSlug(language, slug)
  await mendLinksTo(inside, rendering.render, { postId: id, language, from: row.slug, to: slug })
}

const notRendered = 0

/** Whether it has been neither rendered nor searched: visibility alone would not open it. */
export function isUnopened({ status, htmlVersion }: Pick<StoredPost, 'status' | 'htmlVersion'>): boolean {
  return status === 'draft' && htmlVersion === notRendered
}
