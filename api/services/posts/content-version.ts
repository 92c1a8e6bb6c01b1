import type { ContentState } from '#api/contract/page-cache.ts'
import { languagesWith } from '#api/services/newsletter/newsletter-settings.ts'
import type { Stores } from '#api/store/stores.ts'
import { languages } from '#locales/languages.ts'

interface ContentVersionDependencies {
  stores: Pick<Stores, 'issueArchive' | 'openings' | 'posts' | 'postWords' | 'settings'>
  now: () => number
  believed: number // milliseconds until another server's change may be noticed
  onFailure: (error: unknown) => void
}

export interface ContentVersion extends ContentState {
  changed: () => void // call after every change of this server
}

/** A number that grows when visible posts, openings or issues of the newsletter change, also by their times. */
export function createContentVersion({ stores, now, believed, onFailure }: ContentVersionDependencies): ContentVersion {
  let version = 0
  let seen = ''
  let seenAt = Number.NEGATIVE_INFINITY
  let askedAt = Number.NEGATIVE_INFINITY
  let until = Number.POSITIVE_INFINITY
  let changes = 0
  let looking: { since: number; work: Promise<void> } | undefined

  /** Empty as long as nobody sees the newsletter's issues. */
  async function archiveSign(): Promise<string> {
    const languages = await languagesWith(stores, 'archive')
    return languages.length === 0 ? '' : `${languages} ${await stores.issueArchive.sign()}`
  }

  async function ask(): Promise<void> {
    const at = now()
    const before = changes
    const versions = await Promise.all([
      stores.openings.sign(),
      archiveSign(),
      ...languages.map((language) => stores.postWords.version(language)),
    ])
    const sign = versions.join(' ')
    // A clock that was ahead, and is right again: what was made by it is not true any more.
    const wentBack = at < askedAt
    askedAt = at
    if (sign !== seen || at >= until || wentBack) {
      const nextChanges = await Promise.all([
        stores.openings.nextClosing(at),
        ...languages.map((language) => stores.posts.nextChange(language, at)),
      ])
      until = Math.min(...nextChanges.map((change) => change ?? Number.POSITIVE_INFINITY))
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
      return at >= seenAt && at - seenAt < believed && at < until ? version : undefined
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
