import * as z from 'zod/mini'
import { seoMeta } from '#api/contract/posts.ts'
import { type WrittenPost, writtenPost } from '#api/contract/staff/post-writing.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { isSameText, textOf } from '#api/services/posts/written-text.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

const TOGETHER = 10 * 60_000 // milliseconds in which one person's saves are one revision

interface Keeping {
  id: string // of a new one
  postId: string
  language: Language
  text: WrittenPost
  savedBy: string | undefined // an account
  at: number
  isPublished: boolean // visitors see it from now on, or at its time
}

/**
 * Adds a revision. Saves of one person within ten minutes are one, unless visitors saw it in between, or half of the
 * text went away: then what was there can be fetched back.
 */
export async function keepRevision(
  postHistory: Stores['postHistory'],
  { id, postId, language, text, savedBy, at, isPublished }: Keeping,
): Promise<void> {
  const newest = await postHistory.newestRevision(postId, language)
  const known = newest && revisedText(newest.content, postId)
  const publishedAt = isPublished ? at : undefined
  if (newest && known && isSameText(known, text)) {
    if (isPublished) await postHistory.updateRevision({ ...newest, publishedAt: at })
    return
  }
  const isOne =
    newest !== undefined &&
    known !== undefined &&
    savedBy !== undefined &&
    newest.savedBy === savedBy &&
    newest.publishedAt === undefined &&
    at - newest.begunAt < TOGETHER &&
    text.body.length * 2 >= known.body.length
  if (isOne) await postHistory.updateRevision({ ...newest, content: text, savedAt: at, publishedAt })
  else {
    const revision = { id, postId, language, content: text, savedAt: at, savedBy, begunAt: at, publishedAt }
    await postHistory.insertRevision(revision)
  }
}

/** As revisions were kept before there was an editor: whole, with how they were shown. */
const formerContent = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  body: z.string(),
  tags: z.array(z.string()),
  seo: seoMeta,
  picture: z.string(),
  pictureAlt: z.string(),
  type: z.enum(postTypes),
  author: z.string(),
  featured: z.boolean(),
})

export function revisedText(content: unknown, postId: string): WrittenPost {
  const former = z.safeParse(formerContent, content)
  return former.success ? textOf({ ...former.data, postId }) : z.parse(writtenPost, content)
}
