import type { ContentState } from '#api/contract/page-cache.ts'
import type { Stores } from '#api/store/stores.ts'
import { languages } from '#locales/languages.ts'

interface ContentVersionDependencies {
  stores: Pick<Stores, 'posts' | 'postWords'>
  now: () => number
  /** Milliseconds for which what was seen is believed; a change on another server may be noticed so much later. */
  believed: number
  /** Told when the database cannot be asked. */
  onFailure: (error: unknown) => void
}

export interface ContentVersion extends ContentState {
  /** To be told after every change that this server makes, so that it is noticed at once. */
  changed: () => void
}

/** Counts the changes of what everybody may read: posts that were saved, and scheduled ones that appear. */
export function createContentVersion({ stores, now, believed, onFailure }: ContentVersionDependencies): ContentVersion {
  let version = 0
  let seen = ''
  let seenAt = Number.NEGATIVE_INFINITY
  /** When a scheduled post appears. */
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
    // What was changed meanwhile may not have been seen.
    if (changes === before) seenAt = at
  }

  /** While the database is away the last known version counts, and is believed as long as one that was read. */
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
      // One question at a time is enough, unless something was changed since it was asked.
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
