import * as z from 'zod/mini'
import { moment, rowId, rowVersion, staffLanguage, time } from '#api/contract/staff/fields.ts'
import { storableText } from '#api/contract/text.ts'
import { translationStates } from '#api/contract/values/post-board.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { previewDays, writingLimits } from '#api/contract/values/post-writing.ts'
import type { TextChange } from '#api/contract/values/staff/text-change.ts'
import { languages } from '#locales/languages.ts'

const line = (most: number, long: string) =>
  z.string({ error: 'refused' }).check(storableText(), z.trim(), z.maxLength(most, long))

/** One language of a post as it is written. Anything may be empty until it opens. */
export const writtenPost = z.object({
  title: line(writingLimits.title, 'post_title_long'),
  slug: line(writingLimits.slug, 'post_slug_long'), // empty: made from the title
  excerpt: line(writingLimits.excerpt, 'post_excerpt_long'),
  body: z.string({ error: 'refused' }).check(storableText(), z.maxLength(writingLimits.body, 'post_body_long')), // Markdown
  tags: z
    .array(line(writingLimits.tag, 'post_tag_long'), { error: 'refused' })
    .check(z.maxLength(writingLimits.tags, 'post_tags_full')),
  seoTitle: line(writingLimits.seoTitle, 'post_title_long'), // empty: the title
  seoDescription: line(writingLimits.seoDescription, 'post_description_long'), // empty: the excerpt
  pictureAlt: line(writingLimits.alt, 'picture_alt_long'),
  // Of all languages alike.
  picture: line(400, 'refused'),
  type: z.enum(postTypes, { error: 'refused' }),
  author: line(writingLimits.author, 'post_author_long'),
  isFeatured: z.boolean({ error: 'refused' }),
})

export type WrittenPost = z.output<typeof writtenPost>

/** What all languages have alike. */
export const sharedPost = z.pick(writtenPost, { picture: true, type: true, author: true, isFeatured: true })

/** How a language stands. */
export const postPane = z.object({
  state: z.enum(translationStates),
  title: z.string(),
  slug: z.string(),
  version: z.number(), // of what the editor would show
  hasChanges: z.boolean(), // written since it was last published, and not public yet
  behind: z.number(), // paragraphs of the source that have changed since its last save
  hasPictureWords: z.boolean(), // says what the picture shows
  savedAt: time,
  savedBy: z.nullable(z.string()), // a name
  visibleFrom: z.nullable(time),
  visibleUntil: z.nullable(time),
})

export type PostPane = z.output<typeof postPane>

const paneTimes = z.object({ visibleFrom: z.nullable(moment), visibleUntil: z.nullable(moment) })

export const postPanes = z.partialRecord(z.enum(languages), postPane) // without those that are missing

export const postLanguage = z.object({ id: rowId, in: staffLanguage })

/** A query. `v` only tells a browser that the picture is another one. */
export const shareCardQuery = z.object({
  id: rowId,
  in: staffLanguage,
  v: z.optional(z.string({ error: 'refused' }).check(z.maxLength(40, 'refused'))),
})

export type ShareCardQuery = z.output<typeof shareCardQuery>

export const writingAnswer = z.object({
  at: time,
  id: z.string(),
  in: staffLanguage,
  sourceLanguage: staffLanguage, // of a new post the one that is asked for
  version: z.number(), // 0 for a language that nobody has written yet
  text: writtenPost,
  panes: postPanes,
  /** For a translation: the source as it is, and as it was when this language was last saved. */
  source: z.nullable(
    z.object({ title: z.string(), excerpt: z.string(), body: z.string(), former: z.nullable(z.string()) }),
  ),
  authors: z.array(z.string()), // who has written posts
})

export type WritingAnswer = z.output<typeof writingAnswer>

const place = z.number({ error: 'refused' }).check(z.int('refused'), z.minimum(0, 'refused'))

const bodyChange = z.object({
  of: place,
  from: place,
  drop: place,
  put: z.string({ error: 'refused' }).check(storableText(), z.maxLength(writingLimits.body, 'post_body_long')),
  length: place,
}) satisfies z.ZodMiniType<TextChange>

/** `version` is the one that was read: another one by then is a conflict. An unknown id begins a post. */
export const writingInput = z.object({
  id: rowId,
  in: staffLanguage,
  version: rowVersion,
  text: writtenPost,
  bodyChange: z.optional(bodyChange), // in place of the text's body, which is empty then: what changed since `version`
  /** Of all languages alike, as the page has read or saved it last: only what it has changed since is changed. */
  read: z.optional(sharedPost),
  agreesWith: z.optional(rowVersion), // a translation with this version of its source: only that catches up
})

export type WritingInput = z.output<typeof writingInput>

export const writtenAnswer = z.object({ at: time, version: z.number(), slug: z.string(), panes: postPanes })

const revision = z.object({
  id: z.string(),
  savedAt: time,
  savedBy: z.nullable(z.string()), // a name
  title: z.string(),
  words: z.number(),
  isPublic: z.boolean(), // what visitors see now
})

export type PostRevision = z.output<typeof revision>

export const revisionsAnswer = z.object({ at: time, revisions: z.array(revision) }) // newest first

export const revisionInput = z.object({ id: rowId, in: staffLanguage, revision: rowId })

export const revisionAnswer = z.object({ revision, text: writtenPost })

const preview = z.object({
  id: z.string(),
  madeAt: time,
  madeBy: z.nullable(z.string()), // a name
  expiresAt: time,
})

export type PostPreview = z.output<typeof preview>

export const previewsAnswer = z.object({ at: time, previews: z.array(preview) })

export const previewInput = z.object({
  id: rowId,
  in: staffLanguage,
  days: z.coerce
    .number({ error: 'refused' })
    .check(z.refine((days) => previewDays.some((one) => one === days), 'refused')),
})

/** The address is told once: only its hash is kept. */
export const newPreviewAnswer = z.object({ ...previewsAnswer.shape, path: z.string() })

export const revokeInput = z.object({ id: rowId, in: staffLanguage, preview: rowId })

/** To be linked to: posts in one language by title. */
export const linkQuery = z.object({ in: staffLanguage, q: z._default(line(200, 'refused'), '') })

export const linksAnswer = z.object({
  posts: z.array(z.object({ id: z.string(), title: z.string(), path: z.string(), isLive: z.boolean() })),
})

/** Opens what is written, at once or at a time. `versions`, `shared` and `times` are those that were checked. */
export const openingPostInput = z.object({
  id: rowId,
  versions: z.partialRecord(staffLanguage, rowVersion),
  shared: z.optional(sharedPost), // left out: whatever it is by then
  times: z.optional(z.partialRecord(staffLanguage, paneTimes)), // not from a page that was loaded before an update
  from: z.nullable(moment), // null: now
  until: z.optional(z.nullable(moment)), // null: for as long as nobody takes it down; left out: as each language has it
  reason: z.optional(line(writingLimits.reason, 'post_reason_long')), // an owner's, against a stop
})

export type OpeningPostInput = z.output<typeof openingPostInput>

export const openedAnswer = z.object({ at: time, panes: postPanes })
