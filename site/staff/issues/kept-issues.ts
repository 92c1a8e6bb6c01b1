import * as z from 'zod/mini'
import type { WrittenIssue } from '#api/contract/staff/issues.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { gapRules, postLooks } from '#api/contract/values/staff/issues.ts'
import { languages } from '#locales/languages.ts'
import { localStore } from '#site/visitor/storage.ts'
import { names } from '#site/visitor/stored-names.ts'

const words = z.record(z.enum(languages), z.string())
const id = z.string()

/** Whatever was typed, even what the server would refuse. */
const text = z.object({
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

const keptIssue = z.object({
  at: z.number(), // milliseconds
  version: z.number(), // of the server's text that it is about
  text,
  base: text, // the server's text
})

export type KeptIssue = z.output<typeof keptIssue>

/** Text of an issue that the server does not have yet: one record for each issue and each account. */
export function keptIssues(account: string, issue: string) {
  const name = `${names.issueText}/${account}/${issue}`
  return {
    read(): KeptIssue | undefined {
      try {
        return keptIssue.safeParse(JSON.parse(localStore.get(name) ?? 'null')).data
      } catch {
        return undefined
      }
    },
    /** Returns whether there was room. */
    write: (issue: KeptIssue): boolean => localStore.set(name, JSON.stringify(issue)),
    forget: (): void => localStore.remove(name),
  }
}
