import * as z from 'zod/mini'
import { storableText } from '#api/contract/text.ts'
import { longestQuery } from '#api/contract/values/field-limits.ts'
import { foundKinds } from '#api/contract/values/found-kinds.ts'
import { postOrders, postSorts, postTypes } from '#api/contract/values/post-lists.ts'
import { defaultLanguage, languages } from '#locales/languages.ts'

export const postsPerPage = 9

/** `GET /api/posts`. What is not understood counts as not given, so that every address of a list shows one. */
export const postQuery = z.object({
  language: z.catch(z.enum(languages), defaultLanguage),
  type: z.catch(z.optional(z.enum(postTypes)), undefined),
  q: z.catch(
    z.pipe(
      z.string(),
      z.transform((text) => text.trim().slice(0, longestQuery)),
    ),
    '',
  ),
  sort: z.catch(z.enum(postSorts), 'featured'),
  order: z.catch(z.enum(postOrders), 'newest'),
  page: z.catch(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
})

export type PostQuery = z.output<typeof postQuery>

const pieces = z.array(z.object({ text: z.string(), isHit: z.boolean() }))
export type TextPieces = z.output<typeof pieces>

/** Of a picture that staff have uploaded; what comes with the site is known to the pages. */
export const pictureUpload = z.object({
  width: z.number(), // pixels, of the largest file
  height: z.number(),
  widths: z.array(z.number()),
  color: z.string(), // shown until it is there
  focus: z.object({ x: z.number(), y: z.number() }), // shares of width and height that every crop keeps
})

export type PictureUpload = z.output<typeof pictureUpload>

const postPicture = z.object({ slug: z.string(), alt: z.string(), upload: z.optional(pictureUpload) })

/** A post as a card shows it (specification 3). */
export const postCard = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  type: z.enum(postTypes),
  date: z.optional(z.string()), // ISO date and time
  readTime: z.number(), // minutes
  author: z.string(),
  popularity: z.number(), // how often it was read
  featured: z.boolean(),
  picture: postPicture,
  /** Of a search: where the words were found. The excerpt may be another part of the text. */
  hits: z.optional(z.object({ title: pieces, excerpt: pieces })),
})

export type PostCard = z.output<typeof postCard>

/** A page, service, project or legal text. */
const foundPage = z.object({
  kind: z.enum(foundKinds),
  href: z.string(), // plain path
  title: pieces,
  excerpt: pieces,
})

export type FoundPage = z.output<typeof foundPage>

export const postList = z.object({
  posts: z.array(postCard),
  /** Of a search that found nothing: what has some of its words. */
  nearest: z.optional(z.array(postCard)),
  /** Of a search, on its first page: what it finds beside posts. */
  pages: z.optional(z.array(foundPage)),
  total: z.number(),
  page: z.number(),
  pageCount: z.number(),
  counts: z.record(z.enum(postTypes), z.number()),
})

export type PostList = z.output<typeof postList>

/** Slug of each published translation of a post (D21). */
export const postAddresses = z.partialRecord(z.enum(languages), z.string())
export type PostAddresses = z.output<typeof postAddresses>

/** What a post says of itself to search engines and link previews (specification 3). */
export const seoMeta = z.object({
  title: z.optional(z.string()), // for search engines, where it is another than the post's
  description: z.optional(z.string()),
  ogTitle: z.optional(z.string()),
  ogDescription: z.optional(z.string()),
  ogImageAlt: z.optional(z.string()),
  twitterTitle: z.optional(z.string()),
  twitterDescription: z.optional(z.string()),
  twitterImageAlt: z.optional(z.string()),
})

export type SeoMeta = z.output<typeof seoMeta>

const section = z.object({ id: z.string(), title: z.string() })

export const post = z.object({
  ...postCard.shape,
  id: z.string(),
  html: z.string(), // sanitized on the server
  sections: z.array(z.extend(section, { sections: z.optional(z.array(section)) })),
  tags: z.array(z.string()),
  updated: z.optional(z.string()), // ISO date and time of the last change worth mentioning
  isDraft: z.optional(z.boolean()),
  addresses: postAddresses,
  seoMeta,
  previous: z.optional(postCard),
  next: z.optional(postCard),
  related: z.array(postCard),
})

export type Post = z.output<typeof post>

/** `POST /api/posts/{id}/views` (D23). Details are used with consent to analytics only. */
export const viewInput = z.object({
  language: z.catch(z.enum(languages), defaultLanguage),
  allowsAnalytics: z.catch(z.boolean(), false),
  sessionId: z.catch(z.optional(z.string().check(storableText(), z.maxLength(100))), undefined),
  referrer: z.catch(z.string().check(z.maxLength(2000)), ''),
  isReturning: z.catch(z.boolean(), false),
})

export type ViewInput = z.output<typeof viewInput>

export const viewAnswer = z.object({ counted: z.boolean() })
