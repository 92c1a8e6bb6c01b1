import * as z from 'zod/mini'
import type { WrittenPost } from '#api/contract/staff/post-writing.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import type { Language } from '#locales/languages.ts'
import { localStore } from '#site/visitor/storage.ts'
import { names } from '#site/visitor/stored-names.ts'

/** Whatever was typed, even what the server would refuse. */
const text = z.object({
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

const keptPost = z.object({
  at: z.number(), // milliseconds
  version: z.number(), // of the server's text that it is about
  text,
  base: text, // the server's text
  unanswered: z.array(text), // sent, and perhaps saved
})

export type KeptPost = z.output<typeof keptPost>

/** Text of a post that the server does not have yet: one record for each language of a post and each account. */
export function keptPosts(account: string, id: string, language: Language) {
  const name = `${names.postText}/${account}/${id}/${language}`
  return {
    read(): KeptPost | undefined {
      try {
        return keptPost.safeParse(JSON.parse(localStore.get(name) ?? 'null')).data
      } catch {
        return undefined
      }
    },
    /** Returns whether there was room. */
    write: (post: KeptPost): boolean => localStore.set(name, JSON.stringify(post)),
    forget: (): void => localStore.remove(name),
  }
}
