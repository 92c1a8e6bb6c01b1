import { AppError } from '#api/errors.ts'
import { ownTurn } from '#api/services/post-desk/checks/in-turns.ts'
import { type Inside, languageOf } from '#api/services/post-desk/written-language.ts'
import type { PostContent, PostEditing } from '#api/services/posts/post-editing.ts'
import type { PreparedText } from '#api/services/posts/prepared-text.ts'
import { contentOf, textOf } from '#api/services/posts/written-text.ts'
import type { ListedPost } from '#api/store/post-rows.ts'

/** For `openDraft`, before its transaction. Undefined for a text that the renderer refuses. */
export async function prepareDraft(
  { posts }: Pick<Inside, 'posts'>,
  editing: Pick<PostEditing, 'prepare'>,
  { postId, language }: ListedPost,
): Promise<PreparedText | undefined> {
  const row = await posts.find(postId, language)
  await ownTurn()
  return (
    row &&
    editing.prepare(row).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'invalid') throw error
      return undefined
    })
  )
}

/** Opens a draft that was never open, from the board: rendered and searched from now on. */
export async function openDraft(
  inside: Inside,
  editing: Pick<PostEditing, 'open'>,
  { postId, language }: ListedPost,
  is: Pick<PostContent, 'status' | 'visibleFrom' | 'visibleUntil'>,
  { account, prepared }: { account: string; prepared: PreparedText | undefined },
): Promise<void> {
  const { row, working } = await languageOf(inside, postId, language)
  if (!row) return
  const { status, visibleFrom, visibleUntil } = is
  const words = contentOf(textOf(row), row)
  const times = { status, visibleFrom, visibleUntil }
  await editing.open(inside, { ...words, postId, language, slug: row.slug, ...times }, account, prepared)
  if (working) await inside.postWorkings.put({ ...working, content: undefined })
}
