import type { ListedPost, StoredPost } from '#api/store/post-rows.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

interface Saving {
  postId: string
  language: Language
  body: string
  sourceLanguage: Language
  translations: ListedPost[] // as they were
}

/** How a translation stands to its source once it is saved; a changed source leaves the others behind. */
export async function compareWithSource(
  posts: Stores['posts'],
  { postId, language, body, sourceLanguage, translations }: Saving,
): Promise<Pick<StoredPost, 'sourceHashes' | 'behind'>> {
  const source = await posts.find(postId, sourceLanguage)
  if (language !== sourceLanguage) return { sourceHashes: source && (await hashesOf(source.body)), behind: 0 }
  if (source) await leaveBehind(posts, { postId, translations, language, former: source.body, body })
  return { sourceHashes: undefined, behind: 0 }
}

/** Characters beyond which a text is not parsed at each save, two seconds after the last key. */
const LONG = 100_000

/** Of a long text, and of what no renderer would take, by its empty lines: parsing it would block the server. */
export async function hashesOf(body: string): Promise<string[]> {
  // Lazy, as the renderer is.
  const { paragraphHashes, plainHashes } = await import('#api/services/posts/paragraphs.ts')
  const { isWithinBounds } = await import('#api/services/markdown/markdown-bounds.ts')
  return body.length <= LONG && isWithinBounds(body) ? paragraphHashes(body) : plainHashes(body)
}

interface SourceChange extends Pick<Saving, 'postId' | 'translations' | 'body'> {
  language: Language // the source's
  former: string // its text before
}

/** Counts for each translation how many paragraphs of its source have changed since it agreed with it. */
export async function leaveBehind(
  posts: Stores['posts'],
  { postId, translations, language, former, body }: SourceChange,
): Promise<void> {
  const others = translations.filter((translation) => translation.language !== language)
  if (former === body || others.length === 0) return
  const { paragraphsBehind } = await import('#api/services/posts/paragraphs.ts')
  const [before, now] = [await hashesOf(former), await hashesOf(body)]
  const known = await posts.sourceHashes(postId)
  for (const { searchId } of others) {
    const then = known.get(searchId) ?? before
    await posts.setBehind(searchId, then, paragraphsBehind(then, now))
  }
}
