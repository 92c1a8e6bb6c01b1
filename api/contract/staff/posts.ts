import * as z from 'zod/mini'
import { pictureUpload } from '#api/contract/posts.ts'
import { byId } from '#api/contract/staff/account.ts'
import { moment, rowId, staffLanguage, time } from '#api/contract/staff/fields.ts'
import { storableText } from '#api/contract/text.ts'
import { boardSorts, boardStates, MOST_AT_ONCE } from '#api/contract/values/post-board.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { languages } from '#locales/languages.ts'

/** A query: everything is text. */
const boardQuery = z.object({
  q: z.optional(z.string({ error: 'refused' }).check(storableText(), z.trim(), z.maxLength(200, 'refused'))),
  type: z.optional(z.enum(postTypes, { error: 'refused' })),
  state: z.optional(z.enum(boardStates, { error: 'refused' })), // of `in`, or of any
  in: z.optional(staffLanguage), // `language` is that of errors
  author: z.optional(z.string({ error: 'refused' }).check(z.maxLength(200, 'refused'))),
  sort: z.optional(z.enum(boardSorts, { error: 'refused' })),
  page: z.optional(z.coerce.number({ error: 'refused' }).check(z.int('refused'), z.minimum(1, 'refused'))),
})

export type BoardQuery = z.output<typeof boardQuery>

const boardTranslation = z.object({
  state: z.enum(['draft', 'scheduled', 'live', 'unpublished']),
  slug: z.string(),
  behind: z.number(), // paragraphs of the source that have changed since its last save
  savedAt: time,
  visibleFrom: z.nullable(time),
  visibleUntil: z.nullable(time),
})

export type BoardTranslation = z.output<typeof boardTranslation>

const boardPost = z.object({
  id: z.string(),
  seen: z.string(), // to be sent with a deed: what has changed since is left alone
  sourceLanguage: staffLanguage,
  title: z.string(), // in the reader's language where there is one
  titleLanguage: staffLanguage,
  type: z.enum(postTypes),
  author: z.string(),
  picture: z.string(),
  upload: z.optional(pictureUpload), // where staff have uploaded the picture
  visibleFrom: z.nullable(time), // of the source
  reads: z.number(), // of the last 30 days
  translations: z.partialRecord(z.enum(languages), boardTranslation), // without those that are missing
})

export type BoardPost = z.output<typeof boardPost>

const boardAnswer = z.object({
  at: time,
  posts: z.array(boardPost),
  page: z.number(),
  pages: z.number(),
  found: z.number(),
  /** Of all posts, whatever is asked for. */
  all: z.object({
    posts: z.number(),
    types: z.record(z.enum(postTypes), z.number()),
    live: z.record(z.enum(languages), z.number()),
    behind: z.number(), // translations that the public sees
    authors: z.array(z.string()),
  }),
})

export type BoardAnswer = z.output<typeof boardAnswer>

const postsInput = z.object({
  posts: z
    .array(z.object({ id: rowId, seen: z.string({ error: 'refused' }).check(z.maxLength(400, 'refused')) }), {
      error: 'refused',
    })
    .check(z.minLength(1, 'refused'), z.maxLength(MOST_AT_ONCE, 'refused')),
  in: z.optional(staffLanguage), // this language only; deleting takes all
})

export type PostsInput = z.output<typeof postsInput>

const scheduleInput = z.extend(postsInput, { from: moment })

export type ScheduleInput = z.output<typeof scheduleInput>

/** `seen` and `behind` as the board had them: what has changed since is another question. */
const agreeInput = z.object({
  id: rowId,
  in: staffLanguage,
  seen: z.string({ error: 'refused' }).check(z.maxLength(400, 'refused')),
  behind: z.number({ error: 'refused' }).check(z.int('refused'), z.minimum(0, 'refused')),
})

export type AgreeInput = z.output<typeof agreeInput>

const agreeAnswer = z.object({ at: time })

const postsAnswer = z.object({
  done: z.number(), // posts
  windows: z.number(), // translations that changed
  refused: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      why: z.enum(['changed', 'gone', 'stopped']), // `stopped`: by the gate, as the editor would tell
      by: z.nullable(z.string()), // a name, where one is known
    }),
  ),
  undo: z.nullable(z.string()), // for `undoPosts`, for an hour
})

export type PostsAnswer = z.output<typeof postsAnswer>

/** The calls of the posts’ board. */
export const postBoardCalls = {
  listPosts: { method: 'GET', input: boardQuery, answer: boardAnswer },
  publishPosts: { method: 'POST', input: postsInput, answer: postsAnswer },
  schedulePosts: { method: 'POST', input: scheduleInput, answer: postsAnswer },
  unpublishPosts: { method: 'POST', input: postsInput, answer: postsAnswer },
  deletePosts: { method: 'POST', input: postsInput, answer: postsAnswer },
  undoPosts: { method: 'POST', input: byId, answer: postsAnswer },
  agreePost: { method: 'POST', input: agreeInput, answer: agreeAnswer },
} as const
