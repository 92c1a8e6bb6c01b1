import type { WrittenPost } from '#api/contract/staff/post-writing.ts'
import { AppError } from '#api/errors.ts'
import { ownTurn } from '#api/services/post-desk/checks/in-turns.ts'
import { isUnopened } from '#api/services/post-desk/keep-draft.ts'
import { type Inside, languageOf } from '#api/services/post-desk/written-language.ts'
import type { PostContent, PostEditing } from '#api/services/posts/post-editing.ts'
import { freeSlug } from '#api/services/posts/post-slugs.ts'
import type { PreparedText } from '#api/services/posts/prepared-text.ts'
import { contentOf, isSameText, sharedOf, textOf } from '#api/services/posts/written-text.ts'
import type { ListedPost } from '#api/store/post-rows.ts'

/** A draft as it opens from the board: as it is written. */
export interface ReadyDraft {
  text: WrittenPost
  prepared: PreparedText | undefined // undefined for what the renderer refuses
}

/** Before the transaction in which it opens. Undefined where visitors have seen all that is written: that is shown again as it was. */
export async function readyDraft(
  stores: Pick<Inside, 'posts' | 'postTexts' | 'postWorkings'>,
  editing: Pick<PostEditing, 'prepare'>,
  translation: ListedPost,
): Promise<ReadyDraft | undefined> {
  const text = await draftText(stores, translation)
  if (!text) return undefined
  await ownTurn()
  const prepared = await editing.prepare({ ...text, language: translation.language }).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error
    return undefined
  })
  return { text, prepared }
}

/** Whether it is still what was looked at. */
export async function isStill(
  inside: Inside,
  translation: ListedPost,
  draft: ReadyDraft | undefined,
): Promise<boolean> {
  const text = await draftText(inside, translation)
  return text && draft ? isSameText(text, draft.text) : !text && !draft
}

/** Opens a draft: rendered and searched from now on. */
export async function openDraft(
  inside: Inside,
  editing: Pick<PostEditing, 'open'>,
  { postId, language }: ListedPost,
  { status, visibleFrom, visibleUntil }: Pick<PostContent, 'status' | 'visibleFrom' | 'visibleUntil'>,
  { account, at, draft: { text, prepared } }: { account: string; at: number; draft: ReadyDraft },
): Promise<void> {
  const { row, working } = await languageOf(inside, postId, language)
  if (!row) return
  const slug = await freeSlug(inside.postTexts, { postId, language, typed: text.slug, title: text.title })
  const wasVisible = row.visibleFrom !== undefined && row.visibleFrom <= at
  const times = { status, visibleFrom, visibleUntil, updatedAt: wasVisible ? at : row.updatedAt }
  await editing.open(inside, { ...contentOf(text, row), postId, language, slug, ...times }, account, prepared)
  if (working) await inside.postWorkings.put({ ...working, content: undefined })
}

async function draftText(
  stores: Pick<Inside, 'posts' | 'postTexts' | 'postWorkings'>,
  { postId, language }: ListedPost,
): Promise<WrittenPost | undefined> {
  const { row, working, own } = await languageOf(stores, postId, language)
  if (!row || !own) return undefined
  const seen = sharedOf(textOf(row))
  // A row that was live when it was set has it not, as after an undo.
  const text = { ...own, ...((await stores.postTexts.shared(postId)) ?? seen) }
  const isSeen = !isUnopened(row) && !working?.content && isSameText(text, { ...own, ...seen })
  return isSeen ? undefined : text
}
