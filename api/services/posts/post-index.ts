import { readQuery, type Vocabulary } from '#api/services/search/search-vocabulary.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

interface PostIndexDependencies {
  stores: Pick<Stores, 'posts' | 'postSearch' | 'postWords'>
  now: () => number
}

interface Known {
  version: number
  /** When a scheduled post appears, so that the counts end. */
  until: number
  counts: Map<string, number>
  /** Shared by all that are of one version; read with the first search, and again after a failure. */
  vocabulary: { words: Promise<Vocabulary> | undefined }
}

export interface SearchResult {
  /** Numbers in the search index, the best first. */
  hits: number[]
  /** What was looked for: each word as the stems it may stand for. */
  terms: string[][]
}

export type PostIndex = ReturnType<typeof createPostIndex>

/**
 * What a server remembers of each language's posts: their number and their words. It holds until a post changes, on
 * whichever server that happens, or until a scheduled one appears.
 */
export function createPostIndex({ stores, now }: PostIndexDependencies) {
  const remembered = new Map<Language, Known>()

  async function knownOf(language: Language): Promise<Known> {
    const version = await stores.postWords.version(language)
    const known = remembered.get(language)
    if (known && known.version === version && now() < known.until) return known
    const at = now()
    const fresh: Known = {
      version,
      until: (await stores.posts.nextAppearance(language, at)) ?? Number.POSITIVE_INFINITY,
      counts: await stores.posts.count(language, at),
      // Words come with changes alone.
      vocabulary: known?.version === version ? known.vocabulary : { words: undefined },
    }
    remembered.set(language, fresh)
    return fresh
  }

  function wordsOf(language: Language, { vocabulary }: Known): Promise<Vocabulary> {
    vocabulary.words ??= stores.postWords.all(language).catch((error) => {
      vocabulary.words = undefined
      throw error
    })
    return vocabulary.words
  }

  return {
    /** How many posts each type has. */
    async counts(language: Language): Promise<Map<string, number>> {
      return (await knownOf(language)).counts
    },

    /** Undefined when the query holds no words. */
    async search(language: Language, query: string): Promise<SearchResult | undefined> {
      const known = await knownOf(language)
      const terms = readQuery(query, language, await wordsOf(language, known))
      if (terms === undefined) return { hits: [], terms: [] }
      if (terms.length === 0) return undefined
      return { hits: await stores.postSearch.find(language, terms), terms }
    },
  }
}
