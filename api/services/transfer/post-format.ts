import * as z from 'zod'
import { lastMoment } from '#api/contract/staff/fields.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { writingLimits } from '#api/contract/values/post-writing.ts'
import { languages } from '#locales/languages.ts'

/** Decision 0021. What comes with the site, what is taken away and what is brought in are all written in it. */
const time = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], {
    error: 'must be a day such as 2026-11-12, or a time such as 2026-11-12T08:30:00Z',
  })
  .refine((text) => Date.parse(text) >= 0 && Date.parse(text) <= lastMoment, {
    error: 'must be a time from 1970 on, of a year with four digits',
  })

const line = (most: number) =>
  z
    .string({ error: 'must be a text' })
    .trim()
    .max(most, { error: `must have at most ${most} characters` })
    .refine((text) => !/[\n\r\0]/.test(text) && text.isWellFormed(), { error: 'must be one line' })

const filled = (most: number) => line(most).min(1, { error: 'must not be empty' })

const slug = z
  .string({ error: 'must be a text' })
  .max(writingLimits.slug, { error: `must have at most ${writingLimits.slug} characters` })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'must be lower-case ASCII words with hyphens, such as what-it-costs' })

const shared = {
  type: z.enum(postTypes),
  author: filled(writingLimits.author),
  featured: z.boolean({ error: 'must be true or false' }),
  picture: line(400), // a name such as performance-budget, or an uploaded picture's
}

/** `post.yaml`: what is the same in every language. */
export const postFacts = z.strictObject({
  ...shared,
  featured: shared.featured.default(false),
  publishedAt: time.optional(), // of each language that does not say otherwise
  updatedAt: time.optional(),
  sourceLanguage: z.enum(languages).optional(), // the others are translated from it
  createdAt: time.optional(),
})

/** Between two lines of `---`, above the text of a language. */
export const postWords = z.strictObject({
  slug,
  title: line(writingLimits.title),
  excerpt: line(writingLimits.excerpt),
  pictureAlt: line(writingLimits.alt),
  tags: z
    .array(filled(writingLimits.tag), { error: 'must be a list' })
    .max(writingLimits.tags, { error: `must name at most ${writingLimits.tags}` }),
  seo: z
    .strictObject({
      ogTitle: line(writingLimits.seoTitle).optional(),
      ogDescription: line(writingLimits.seoDescription).optional(),
      ogImageAlt: line(writingLimits.alt).optional(),
      twitterTitle: line(writingLimits.seoTitle).optional(),
      twitterDescription: line(writingLimits.seoDescription).optional(),
      twitterImageAlt: line(writingLimits.alt).optional(),
    })
    .default({}),
  state: z.enum(['draft', 'scheduled', 'published']).optional(), // published
  visibleFrom: time.optional(), // `publishedAt`
  visibleUntil: time.optional(),
  formerSlugs: z.array(slug, { error: 'must be a list' }).max(1000).optional(), // they redirect
  sourceParagraphs: z.array(line(20)).max(20_000).optional(), // of the source as this was translated from, where it is behind
  // Where this language differs from `post.yaml`.
  type: shared.type.optional(),
  author: shared.author.optional(),
  featured: shared.featured.optional(),
  picture: shared.picture.optional(),
  updatedAt: time.nullable().optional(), // null: never
})

export type PostFacts = z.infer<typeof postFacts>
export type PostWords = z.infer<typeof postWords>

/** `pictures/{id}.json`: a picture's words. */
export const pictureFacts = z.strictObject({
  name: filled(400),
  alt: z.partialRecord(z.enum(languages), line(writingLimits.alt)),
  isDecorative: z.boolean(),
  focus: z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
})

export type PictureFacts = z.infer<typeof pictureFacts>
