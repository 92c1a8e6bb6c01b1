import type { ContentState } from '#api/contract/page-cache.ts'
import type { Stores } from '#api/store/stores.ts'
import { languages } from '#locales/languages.ts'

interface ContentVersionDependencies {
  stores: Pick<Stores, 'posts' | 'postWords'>
  now: () => number
  /** Milliseconds for which what was seen is believed; a change on another server may be noticed so much later. */
  believed: number
}

export interface ContentVersion extends ContentState {
  /** To be told after every change that this server makes, so that it is noticed at once. */
  changed: () => void
}

/** Counts the changes of what everybody may read: posts that were saved, and scheduled ones that appear. */
export function createContentVersion({ stores, now, believed }: ContentVersionDependencies): ContentVersion {
  let version = 0
  let seen = ''
  let seenAt = Number.NEGATIVE_INFINITY
  /** When a scheduled post appears. */
  let until = Number.POSITIVE_INFINITY
  let changes = 0

  return {
    known() {
      const at = now()
      return at - seenAt < believed && at < until ? version : undefined
    },

    async look() {
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
      return version
    },

    changed() {
      changes++
      seenAt = Number.NEGATIVE_INFINITY
    },
  }
}
