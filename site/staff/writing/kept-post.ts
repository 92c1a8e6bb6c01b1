import * as z from 'zod/mini'
import type { WrittenPost } from '#api/contract/staff/post-writing.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { changedText } from '#api/contract/values/staff/text-change.ts'
import { bodyChange } from '#site/staff/writing/body-change.ts'

const change = z.object({ of: z.number(), from: z.number(), drop: z.number(), put: z.string(), length: z.number() })

/** A post as a browser keeps it: whatever was typed, even what the server would refuse. */
export const keptPost = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  body: z.string(),
  tags: z.array(z.string()),
  seoTitle: z.string(),
  seoDescription: z.string(),
  pictureAlt: z.string(),
  picture: z.string(),
  type: z.enum(postTypes),
  author: z.string(),
  isFeatured: z.boolean(),
  bodyChange: z.optional(change), // in place of a long body, which is empty then
}) satisfies z.ZodMiniType<WrittenPost>

type KeptPost = z.output<typeof keptPost>

/** A longer change is written whole once, and what comes after it told from there. */
const MOST = 20_000 // characters

/** How a long post is kept: the page has begun with `ground`. */
export const shortPosts = (ground: WrittenPost) => ({
  ground,
  shorten(text: KeptPost, whole: KeptPost): KeptPost {
    const changed = bodyChange(whole.body, text.body)
    return changed && changed.put.length < MOST ? { ...text, body: '', bodyChange: changed } : text
  },
  /** Throws for a change of another text. */
  restore({ bodyChange: changed, ...text }: KeptPost, whole: KeptPost): KeptPost {
    if (!changed) return text
    const body = changedText(whole.body, changed)
    if (body === undefined) throw new Error('What is kept belongs to another text.')
    return { ...text, body }
  },
})
