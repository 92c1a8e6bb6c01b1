import * as z from 'zod'
import { postTypes } from '#api/contract/values/post-lists.ts'

const day = z.iso.date({ error: 'must be a day such as 2026-11-12' })
const line = (most: number) =>
  z
    .string({ error: 'must be a text' })
    .trim()
    .min(1, { error: 'must not be empty' })
    .max(most, { error: `must have at most ${most} characters` })
    .refine((text) => !text.includes('\n'), { error: 'must be one line' })

/** `post.yaml`: what is the same in every language. */
export const postFacts = z.strictObject({
  type: z.enum(postTypes),
  author: line(60),
  featured: z.boolean({ error: 'must be true or false' }).default(false),
  publishedAt: day,
  updatedAt: day.optional(),
  picture: z.string().regex(/^[a-z0-9-]+$/, { error: 'must be the name of a picture, such as performance-budget' }),
})

export const postWords = z.strictObject({
  slug: z
    .string()
    .max(80, { error: 'must have at most 80 characters' })
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'must be lower-case ASCII words with hyphens, such as what-it-costs' }),
  title: line(65),
  excerpt: line(210),
  pictureAlt: line(200),
  tags: z.array(line(40)).min(1, { error: 'must name at least one' }).max(4, { error: 'must name at most four' }),
  seo: z.strictObject({ ogTitle: line(75).optional(), ogDescription: line(210).optional() }).default({}),
})

export type PostFacts = z.infer<typeof postFacts>
export type PostWords = z.infer<typeof postWords>
