import * as z from 'zod/mini'
import { postLooks } from '#api/contract/values/staff/issues.ts'

/** Words that look alike; a line feed begins a new line. */
const run = z.object({
  text: z.string(),
  isStrong: z.optional(z.boolean()),
  isStressed: z.optional(z.boolean()),
  href: z.optional(z.string()), // of a link
})

export type LetterRun = z.output<typeof run>

export interface LetterList {
  kind: 'list'
  first?: number | undefined // of a numbered one
  items: { runs: LetterRun[]; lists: LetterList[] }[]
}

const list: z.ZodMiniType<LetterList> = z.object({
  kind: z.literal('list'),
  first: z.optional(z.number()),
  items: z.array(z.object({ runs: z.array(run), lists: z.array(z.lazy(() => list)) })),
})

const part = z.union([
  z.object({ kind: z.literal('paragraph'), runs: z.array(run) }),
  z.object({ kind: z.literal('heading'), runs: z.array(run) }),
  list,
])

/** What Markdown becomes in a mail. */
export type LetterPart = z.output<typeof part>

const picture = z.object({ src: z.url(), width: z.number(), height: z.number(), alt: z.string() })

export type LetterPicture = z.output<typeof picture>

/** Every address is absolute. */
const block = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('post'),
    look: z.enum(postLooks),
    title: z.string(),
    excerpt: z.string(),
    href: z.url(),
    picture: z.optional(picture),
  }),
  z.object({ kind: z.literal('text'), parts: z.array(part) }),
  z.object({ kind: z.literal('button'), label: z.string(), href: z.string() }),
  z.object({ kind: z.literal('picture'), picture }),
  z.object({ kind: z.literal('line') }),
])

export type LetterBlock = z.output<typeof block>

/** An issue of the newsletter in one language. */
export const issueMail = z.object({
  number: z.number(),
  subject: z.string(),
  preheader: z.string(),
  blocks: z.array(block),
  web: z.url(),
  preferences: z.url(),
  unsubscribe: z.url(),
})

export type IssueMail = z.output<typeof issueMail>
