import { type Inside, languageOf } from '#api/services/post-desk/written-language.ts'
import type { PostContent, PostEditing } from '#api/services/posts/post-editing.ts'
import { contentOf, textOf } from '#api/services/posts/written-text.ts'
import type { ListedPost } from '#api/store/post-rows.ts'

/** Opens a draft that was never open, from the board: rendered and searched from now on. */
export async function openDraft(
  inside: Inside,
  editing: Pick<PostEditing, 'open'>,
  { postId, language }: ListedPost,
  is: Pick<PostContent, 'status' | 'visibleFrom' | 'visibleUntil'>,
  account: string,
): Promise<void> {
  const { row, working } = await languageOf(inside, postId, language)
  if (!row) return
  const { status, visibleFrom, visibleUntil } = is
  const words = contentOf(textOf(row), row)
  const times = { status, visibleFrom, visibleUntil }
  await editing.open(inside, { ...words, postId, language, slug: row.slug, ...times }, account)
  if (working) await inside.postWorkings.put({ ...working, content: undefined })
}
