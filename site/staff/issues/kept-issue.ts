import * as z from 'zod/mini'
import type { WrittenIssue } from '#api/contract/staff/issues.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { gapRules, postLooks } from '#api/contract/values/staff/issues.ts'
import { languages } from '#locales/languages.ts'

const words = z.record(z.enum(languages), z.string())
const id = z.string()

/** An issue as a browser keeps it: whatever was typed, even what the server would refuse. */
export const keptIssue = z.object({
  title: z.string(),
  topics: z.array(z.enum(postTypes)),
  source: z.enum(languages),
  gaps: z.enum(gapRules),
  lines: z.record(z.enum(languages), z.object({ subject: z.string(), preheader: z.string() })),
  blocks: z.array(
    z.discriminatedUnion('kind', [
      z.object({ id, kind: z.literal('post'), post: z.string(), look: z.enum(postLooks) }),
      z.object({ id, kind: z.literal('text'), words }),
      z.object({ id, kind: z.literal('button'), labels: words, links: words }),
      z.object({ id, kind: z.literal('picture'), picture: z.string(), alts: words }),
      z.object({ id, kind: z.literal('line') }),
    ]),
  ),
}) satisfies z.ZodMiniType<WrittenIssue>
