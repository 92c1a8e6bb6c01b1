import type { ContentState } from '#api/contract/page-cache.ts'
import type { Stores } from '#api/store/stores.ts'
import { languages } from '#locales/languages.ts'

interface ContentVersionDependencies {
  stores: Pick<Stores, 'posts' | 'postWords'>
  now: () => number
  believed: number // milliseconds until another server's change may be noticed
  onFailure: (error: unknown) => void
}

export interface ContentVersion extends ContentState {
  changed: () => void // call after every change of this server
}

/** A number that grows when visible posts change, scheduled ones included. */
export function createContentVersion({ stores, now, believed, onFailure }: ContentVersionDependencies): ContentVersion {
  let version = 0
  let seen = ''
  let seenAt = Number.NEGATIVE_INFINITY
  let until = Number.POSITIVE_INFINITY
  let changes = 0
  let looking: { since: number; work: Promise<void> } | undefined

  async function ask(): Promise<void> {
    const at = now()
    const before = changes
    const versions = await Promise.all(languages.map((language) => stores.postWords.version(language)))
    const sign = versions.join(' ')
    if (sign !== seen || at >= until) {
      const appearances = await Promise.all(languages.map((language) => stores.posts.nextAppearance(language, at)))
      until = Math.min(...appearances.map((appearance) => appearance ?? Number.POSITIVE_INFINITY))
      seen = sign
      version++
    }
    // A change during the query may be missing from its result.
    if (changes === before) seenAt = at
  }

  function keepVersion(error: unknown): void {
    seenAt = now()
    onFailure(error)
  }

  return {
    known() {
      const at = now()
      return at - seenAt < believed && at < until ? version : undefined
    },

    async look() {
      // Share the query in flight, unless something changed since it began.
      if (looking?.since !== changes) {
        const mine = { since: changes, work: ask().catch(keepVersion) }
        looking = mine
        void mine.work.finally(() => {
          if (looking === mine) looking = undefined
        })
      }
      await looking?.work
      return version
    },

    changed() {
      changes++
      seenAt = Number.NEGATIVE_INFINITY
    },
  }
}
