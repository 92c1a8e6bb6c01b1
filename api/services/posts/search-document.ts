import { stemsIn } from '#api/services/search/search-words.ts'
import type { SearchDocument } from '#api/store/post-search.ts'
import type { Language } from '#locales/languages.ts'

interface Searched {
  title: string
  tags: readonly string[]
  excerpt: string
  words: string // plain text of the body
}

/** What the search index keeps of a post: its stems. */
export function searchDocument(language: Language, { title, tags, excerpt, words }: Searched): SearchDocument {
  return {
    title: stemsIn(title, language),
    tags: stemsIn(tags.join(' '), language),
    excerpt: stemsIn(excerpt, language),
    words: stemsIn(words, language),
  }
}
