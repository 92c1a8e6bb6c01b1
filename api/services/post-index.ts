import { readQuery, type Vocabulary } from '#api/services/search-vocabulary.ts'
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
  vocabulary?: Promise<Vocabulary>
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
      ...(known?.version === version && known.vocabulary && { vocabulary: known.vocabulary }),
    }
    remembered.set(language, fresh)
    return fresh
  }

  return {
    /** How many posts each type has. */
    async counts(language: Language): Promise<Map<string, number>> {
      return (await knownOf(language)).counts
    },

    /** Undefined when the query holds no words. */
    async search(language: Language, query: string): Promise<SearchResult | undefined> {
      const known = await knownOf(language)
      known.vocabulary ??= stores.postWords.all(language)
      const terms = readQuery(query, language, await known.vocabulary)
      if (terms === undefined) return { hits: [], terms: [] }
      if (terms.length === 0) return undefined
      return { hits: await stores.postSearch.find(language, terms), terms }
    },
  }
}
