import type { WritingAnswer, WrittenPost } from '#api/contract/staff/post-writing.ts'
import { AppError } from '#api/errors.ts'
import { stateOf } from '#api/services/post-desk/post-board.ts'
import { revisedText } from '#api/services/posts/post-revisions.ts'
import { isMadeId } from '#api/services/posts/post-slugs.ts'
import { isSameShared, sharedOf, textOf } from '#api/services/posts/written-text.ts'
import type { StoredPost } from '#api/store/post-rows.ts'
import type { SharedPost } from '#api/store/staff/post-texts.ts'
import type { ShownWorking } from '#api/store/staff/post-workings.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

export type Inside = Omit<Stores, 'transaction'>

/** One language of a post, for whoever writes it. */
export interface WrittenLanguage {
  row: StoredPost | undefined // what visitors see or saw last, or a draft
  working: ShownWorking | undefined
  version: number // 0 for a language that nobody has written yet
  own: WrittenPost | undefined // as it was sent last
}

/** Undefined for one that a page may begin. Throws `not_found` for a deleted post, and for an id that no page makes. */
export async function findPost({ posts }: Pick<Inside, 'posts'>, id: string) {
  const post = await posts.findPost(id)
  if (post ? post.deletedAt !== undefined : !isMadeId(id)) throw new AppError('not_found')
  return post
}

export async function languageOf(
  { posts, postWorkings }: Pick<Inside, 'posts' | 'postWorkings'>,
  id: string,
  language: Language,
): Promise<WrittenLanguage> {
  const row = await posts.find(id, language)
  const working = await postWorkings.find(id, language)
  return {
    row,
    working,
    version: working?.version ?? (row ? 1 : 0),
    own: working?.content ?? (row && textOf(row)),
  }
}

/** What all languages have alike, as it is written. */
export async function sharedBy(
  { posts, postTexts }: Pick<Inside, 'posts' | 'postTexts'>,
  id: string,
  sourceLanguage: Language,
): Promise<SharedPost | undefined> {
  const written = await postTexts.shared(id)
  if (written) return written
  const [first] = await posts.translations(id)
  const row = (await posts.find(id, sourceLanguage)) ?? (first && (await posts.find(id, first.language)))
  return row && sharedOf(textOf(row))
}

/** The source's text when a translation last agreed with it, where that is known. */
export async function formerSource(
  { postHistory }: Pick<Inside, 'postHistory'>,
  { row, working }: WrittenLanguage,
  sourceLanguage: Language,
): Promise<string | undefined> {
  if (working?.sourceBody !== undefined || !row) return working?.sourceBody
  const then = await postHistory.newestRevision(row.postId, sourceLanguage, row.savedAt)
  return then && revisedText(then.content, row.postId).body
}

/** How every language of a post stands. */
export async function panesOf(
  { posts, postTexts, postWorkings }: Pick<Inside, 'posts' | 'postTexts' | 'postWorkings'>,
  id: string,
  at: number,
): Promise<WritingAnswer['panes']> {
  const workings = new Map((await postWorkings.ofPost(id)).map((working) => [working.language, working]))
  const shared = await postTexts.shared(id)
  const panes: WritingAnswer['panes'] = {}
  for (const row of await posts.translations(id)) {
    const { language, title, slug, behind, savedAt, visibleFrom, visibleUntil, featured, status, pictureAlt } = row
    const working = workings.get(language)
    const isSpread = shared === undefined || isSameShared(shared, { ...row, isFeatured: featured })
    panes[language] = {
      ...{ slug, behind },
      state: stateOf(row, at),
      title: working?.content?.title ?? title,
      version: working?.version ?? 1,
      hasChanges: status !== 'draft' && (working?.content !== undefined || !isSpread),
      hasPictureWords: (working?.content?.pictureAlt ?? pictureAlt) !== '',
      savedAt: working?.savedAt ?? savedAt,
      savedBy: working?.savedByName ?? null,
      visibleFrom: visibleFrom ?? null,
      visibleUntil: visibleUntil ?? null,
    }
  }
  return panes
}
