import { createVocabulary, MOST_WORDS, readQuery, type Vocabulary } from '#api/services/search/search-vocabulary.ts'
import { wordsIn } from '#api/services/search/search-words.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

interface PostIndexDependencies {
  stores: Pick<Stores, 'posts' | 'postSearch' | 'postWords'>
  now: () => number
}

interface Known {
  version: number
  until: number // when the next scheduled post appears
  counts: Map<string, number>
  /** Shared by entries of one version; loaded lazily, and again after a failure. */
  vocabulary: { words: Promise<Vocabulary> | undefined }
}

export interface SearchResult {
  hits: number[] // search ids, best first
  terms: string[][] // for each query word, the stems that it may stand for
}

export type PostIndex = ReturnType<typeof createPostIndex>

/** Caches counts and vocabulary per language until a post changes, on any server, or a scheduled one appears. */
export function createPostIndex({ stores, now }: PostIndexDependencies) {
  const remembered = new Map<Language, Known>()

  async function knownOf(language: Language): Promise<Known> {
    const version = await stores.postWords.version(language)
    const known = remembered.get(language)
    if (known && known.version === version && now() < known.until) return known
    const at = now()
    const fresh: Known = {
      version,
      until: (await stores.posts.nextChange(language, at)) ?? Number.POSITIVE_INFINITY,
      counts: await stores.posts.count(language, at),
      // Scheduled posts change counts, not words.
      vocabulary: known?.version === version ? known.vocabulary : { words: undefined },
    }
    remembered.set(language, fresh)
    return fresh
  }

  function wordsOf(language: Language, { vocabulary }: Known): Promise<Vocabulary> {
    vocabulary.words ??= stores.postWords
      .all(language)
      .then(createVocabulary)
      .catch((error) => {
        vocabulary.words = undefined
        throw error
      })
    return vocabulary.words
  }

  return {
    async counts(language: Language): Promise<Map<string, number>> {
      return (await knownOf(language)).counts
    },

    /** Undefined when the query has no words. */
    async search(language: Language, query: string): Promise<SearchResult | undefined> {
      const known = await knownOf(language)
      const terms = readQuery(query, language, await wordsOf(language, known))
      if (!terms) return { hits: [], terms: [] }
      if (terms.length === 0) return undefined
      return { hits: await stores.postSearch.find(language, terms), terms }
    },

    /** Posts with some of the query's words, for a query that none has whole. */
    async searchSome(language: Language, query: string): Promise<SearchResult> {
      // An article or a single letter is near to everything.
      const words = wordsIn(query, language).filter(({ word }) => word.length > 2)
      const asked = [...new Set(words.map(({ word }) => word))].slice(0, MOST_WORDS)
      const vocabulary = await wordsOf(language, await knownOf(language))
      const terms = asked.flatMap((word) => readQuery(word, language, vocabulary) ?? [])
      const hits = terms.length > 0 ? await stores.postSearch.find(language, [terms.flat()]) : []
      return { hits, terms }
    },
  }
}
