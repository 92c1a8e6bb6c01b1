import type { RenderedMarkdown } from '#api/services/markdown/markdown.ts'
import type { PostRendering } from '#api/services/posts/post-rendering.ts'
import { stemsIn, wordsIn } from '#api/services/search/search-words.ts'
import type { StoredPost } from '#api/store/post-rows.ts'
import type { SearchDocument } from '#api/store/post-search.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

/** What is rendered and searched. */
export type ReadText = Pick<StoredPost, 'language' | 'title' | 'excerpt' | 'body' | 'tags'>

/** What is made of a text for those who read and search. It takes up to a second, for which nobody should wait in a transaction. */
export interface PreparedText extends RenderedMarkdown {
  of: ReadText
  document: SearchDocument
  stems: ReadonlyMap<string, string> // of each word
}

/** Throws `invalid` for what the renderer refuses. `inside`: the stores of an open transaction. */
export async function prepareText(
  { language, title, excerpt, body, tags }: ReadText,
  render: PostRendering['render'],
  inside?: Stores['pictures'],
): Promise<PreparedText> {
  const rendered = await render(body, language, inside && { inside })
  const { words } = rendered
  const all = [title, ...tags, excerpt, words].join(' ')
  return {
    ...rendered,
    of: { language, title, excerpt, body, tags },
    document: searchDocument(language, { title, tags, excerpt, words }),
    stems: new Map(wordsIn(all, language).map(({ word, stem }) => [word, stem])),
  }
}

export function isPreparedFrom({ of }: PreparedText, text: ReadText): boolean {
  return (
    of.language === text.language &&
    of.title === text.title &&
    of.excerpt === text.excerpt &&
    of.body === text.body &&
    of.tags.join('\n') === text.tags.join('\n')
  )
}

/** What the search index keeps of a post: its stems. `words`: plain text of the body. */
export function searchDocument(
  language: Language,
  { title, tags, excerpt, words }: Pick<ReadText, 'title' | 'excerpt'> & { tags: readonly string[]; words: string },
): SearchDocument {
  return {
    title: stemsIn(title, language),
    tags: stemsIn(tags.join(' '), language),
    excerpt: stemsIn(excerpt, language),
    words: stemsIn(words, language),
  }
}
