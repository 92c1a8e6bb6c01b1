import type { WrittenPost } from '#api/contract/staff/post-writing.ts'
import type { PostContent } from '#api/services/posts/post-editing.ts'
import { textOf } from '#api/services/posts/written-text.ts'
import { plainText } from '#api/services/transfer/post-files.ts'
import type { StoredPost } from '#api/store/post-rows.ts'
import type { Stores } from '#api/store/stores.ts'

/** What becomes of words that are written and not open where an import changes their translation. */
export interface UnopenedWords {
  seen: unknown // another one when somebody has saved since
  kept: WrittenPost | undefined // what is written then; undefined where that is what came in
  setsAside: boolean // some of them make way
}

const ownParts = ['title', 'slug', 'excerpt', 'body', 'tags', 'seoTitle', 'seoDescription', 'pictureAlt'] as const
const sharedParts = ['picture', 'type', 'author', 'isFeatured'] as const // kept beside the texts of all languages

/** A part that the import leaves as it was stays as it is written. */
export async function unopenedWords(
  { postTexts, postWorkings }: Pick<Stores, 'postTexts' | 'postWorkings'>,
  stored: StoredPost,
  content: PostContent,
): Promise<UnopenedWords> {
  const working = await postWorkings.find(stored.postId, stored.language)
  const shared = await postTexts.shared(stored.postId)
  const [opened, coming] = [textOf(stored), textOf(content)]
  const written = { ...(working?.content ?? opened), ...shared }
  // A draft without an address of its own has one in its row.
  const isUnopened = (part: Part) => !isSame(written, opened, part) && !(part === 'slug' && written.slug === '')
  const kept = ownParts.filter((part) => isUnopened(part) && isSame(coming, opened, part))
  const lost = [...ownParts, ...sharedParts].filter(
    (part) => isUnopened(part) && !isSame(coming, opened, part) && !isSame(coming, written, part),
  )
  return {
    seen: [working?.version, shared],
    kept: kept.length > 0 ? { ...coming, ...Object.fromEntries(kept.map((part) => [part, written[part]])) } : undefined,
    setsAside: lost.length > 0,
  }
}

type Part = (typeof ownParts)[number] | (typeof sharedParts)[number]

function isSame(one: WrittenPost, other: WrittenPost, part: Part): boolean {
  if (part === 'body') return plainText(one.body) === plainText(other.body)
  return String(one[part]).trim() === String(other[part]).trim()
}
