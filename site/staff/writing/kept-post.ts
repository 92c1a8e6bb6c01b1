import * as z from 'zod/mini'
import type { WrittenPost } from '#api/contract/staff/post-writing.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'

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
}) satisfies z.ZodMiniType<WrittenPost>
