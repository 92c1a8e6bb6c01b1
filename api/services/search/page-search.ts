import type { FoundPage, PostQuery } from '#api/contract/posts.ts'
import type { FoundKind } from '#api/contract/values/found-kinds.ts'
import { excerptAround, markHits } from '#api/services/search/search-marks.ts'
import { createVocabulary, readQuery, type Vocabulary } from '#api/services/search/search-vocabulary.ts'
import { wordsIn } from '#api/services/search/search-words.ts'
import type { Language } from '#locales/languages.ts'

const MOST_PAGES = 5 // shown above the articles

export interface SearchedPage {
  kind: FoundKind
  href: string // plain path
  title: string
  summary: string
  text: string
}

interface PageIndex {
  pages: { page: SearchedPage; title: Set<string>; summary: Set<string>; text: Set<string> }[]
  words: Vocabulary
  titleWords: Vocabulary
}

export type PageSearch = ReturnType<typeof createPageSearch>

/** Searches pages whose words lie in `locales/`. A language's index is built when it is first asked for. */
export function createPageSearch({ readTexts }: { readTexts: (language: Language) => SearchedPage[] }) {
  const indexes = new Map<Language, PageIndex>()

  function indexOf(language: Language): PageIndex {
    const known = indexes.get(language) ?? buildIndex(readTexts(language), language)
    indexes.set(language, known)
    return known
  }

  return {
    /** Pages with all words of the query, those with most of them in the title first. */
    find({ language, q }: Pick<PostQuery, 'language' | 'q'>): FoundPage[] {
      const { pages, words, titleWords } = indexOf(language)
      // Long legal texts are near to any misspelt word; titles are what somebody meant.
      const terms = readQuery(q, language, words, titleWords)
      if (!terms?.length) return []
      const share = (stems: Set<string>) => terms.filter((term) => term.some((stem) => stems.has(stem))).length
      const ranked = pages
        .filter(({ text }) => share(text) === terms.length)
        .map(({ page, title, summary }) => ({ page, rank: 3 * share(title) + share(summary) }))
        .toSorted((one, other) => other.rank - one.rank)
      return ranked.slice(0, MOST_PAGES).map(({ page }) => foundPage(page, new Set(terms.flat()), language))
    },
  }
}

function buildIndex(searched: SearchedPage[], language: Language): PageIndex {
  const stems = (text: string, words: Map<string, string>) => {
    const found = wordsIn(text, language)
    for (const { word, stem } of found) words.set(word, stem)
    return found.map(({ stem }) => stem)
  }
  const words = new Map<string, string>()
  const titleWords = new Map<string, string>()
  const pages = searched.map((page) => {
    const title = new Set(stems(page.title, titleWords))
    const summary = new Set(stems(page.summary, words))
    return { page, title, summary, text: new Set([...title, ...summary, ...stems(page.text, words)]) }
  })
  return {
    pages,
    words: createVocabulary(new Map([...words, ...titleWords])),
    titleWords: createVocabulary(titleWords),
  }
}

function foundPage({ kind, href, title, summary, text }: SearchedPage, stems: Set<string>, language: Language) {
  const plain = (words: string) => [{ text: words, isHit: false }]
  const inTitle = markHits(title, stems, language)
  const excerpt = markHits(summary, stems, language) ?? (inTitle ? undefined : excerptAround(text, stems, language))
  return { kind, href, title: inTitle ?? plain(title), excerpt: excerpt ?? plain(summary) }
}
