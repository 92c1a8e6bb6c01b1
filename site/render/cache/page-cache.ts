import { LRUCache } from 'lru-cache'
import {
  type CachedPage,
  type ContentSources,
  type ContentState,
  isSharable,
  type MadeAnswer,
  type PageCache,
  type RenderLimit,
} from '#api/contract/page-cache.ts'
import { cacheKey } from '#site/render/cache/cache-key.ts'
import { type CompressedPage, compressPage, etagOf } from '#site/render/cache/cached-page.ts'
import { watchContent } from '#site/render/cache/watch-content.ts'

/** All pages take about three megabytes as brotli; the rest is for posts and other encodings. */
const MOST_BYTES = 12_000_000
/** Of lists that a query makes, beside those: there are thousands, so one visitor could push all else out. */
const LISTS_SHARE = 1 / 3
/** Milliseconds: how stale the views of posts may be, which change no content version. */
const CONTENT_LIFE = 1000
const LIFE = 3_600_000 // milliseconds: a page contains the date's year
const RETRY = 1000 // milliseconds between attempts to render while a stale page is served

interface PageCacheOptions {
  content: ContentState
  make: (address: string, sources: ContentSources) => Promise<MadeAnswer>
  limit: RenderLimit
  now: () => number
  mostBytes?: number
}

interface Entry {
  page: CompressedPage
  sent: CachedPage
  version: number
  hasContent: boolean
  madeAt: number
  freshUntil: number
}

/** LRU caches of rendered pages by address and content version. */
export function createPageCache({ content, make, limit, now, mostBytes = MOST_BYTES }: PageCacheOptions): PageCache {
  const pages = createEntries(mostBytes)
  const lists = createEntries(mostBytes * LISTS_SHARE)
  const entriesOf = (key: string) => (key.includes('?') ? lists : pages)
  const rendering = new Map<string, Promise<CachedPage | MadeAnswer>>()

  function freshAt(key: string, version: number | undefined): CachedPage | undefined {
    const entry = entriesOf(key).get(key)
    const isFresh = entry && now() < entry.freshUntil && (!entry.hasContent || entry.version === version)
    return isFresh ? entry.sent : undefined
  }

  async function render(
    key: string,
    sources: ContentSources,
    version: number,
    network?: string,
  ): Promise<CachedPage | MadeAnswer> {
    const watched = watchContent(sources)
    // A render that began before a change must not replace one that began after it.
    const isOvertaken = () => (entriesOf(key).peek(key)?.version ?? version) > version
    let made: MadeAnswer
    let retry = 0 // who asks for too much gets the last page; the next who asks has it rendered
    try {
      made = await limit(
        () => {
          retry = RETRY
          return make(key, watched.sources)
        },
        network,
        nameOf(key, version),
      )
    } catch (error) {
      const last = lastKnown(key, version, retry)
      if (last) return last
      throw error
    }
    if (made.status >= 500) return lastKnown(key, version) ?? made
    if (made.status !== 200 || !isSharable(made.headers) || watched.asked.personal) {
      if (!isOvertaken()) entriesOf(key).delete(key)
      return made
    }
    const before = entriesOf(key).peek(key)?.page
    const isSame = before?.etag === etagOf(made.body)
    const page: CompressedPage = isSame ? before : await compressPage(made, () => weigh(key, page))
    const madeAt = now()
    const hasContent = watched.asked.content
    const freshUntil = madeAt + (hasContent ? CONTENT_LIFE : LIFE)
    if (!isOvertaken()) entriesOf(key).set(key, { page, sent: page, version, hasContent, madeAt, freshUntil })
    return page
  }

  /** RFC 5861, stale-if-error. */
  function lastKnown(key: string, version: number, retry = RETRY): CachedPage | undefined {
    const last = entriesOf(key).peek(key)
    if (!last || last.version > version) return last?.sent
    const sent = staleCopy(last.page, Math.round((now() - last.madeAt) / 1000))
    entriesOf(key).set(key, { ...last, sent, version, hasContent: true, freshUntil: now() + retry })
    return sent
  }

  function weigh(key: string, page: CompressedPage): void {
    const entry = entriesOf(key).peek(key)
    if (entry?.page === page) entriesOf(key).set(key, { ...entry })
  }

  return {
    at: (address) => freshAt(address.includes('?') ? (cacheKey(address) ?? '') : address, content.known()),

    async answer(address, sources, network) {
      const key = cacheKey(address)
      if (key === undefined) return undefined
      const version = content.known() ?? (await content.look())
      const fresh = freshAt(key, version)
      if (fresh) return fresh
      const name = nameOf(key, version)
      const others = rendering.get(name)
      if (others) {
        limit.join?.(name, network)
        return others
      }
      const work = render(key, sources, version, network).finally(() => rendering.delete(name))
      rendering.set(name, work)
      return work
    },
  }
}

/** A request after a change must not share a render from before it. */
const nameOf = (key: string, version: number) => `${version} ${key}`

const createEntries = (maxSize: number) =>
  new LRUCache<string, Entry>({
    maxSize: Math.floor(maxSize),
    sizeCalculation: ({ page }, key) => page.size() + key.length,
  })

/** With its age (RFC 9111, 5.1), marked as stale (RFC 9211, 2.4), and not to be cached on its way. */
function staleCopy(page: CompressedPage, age: number): CachedPage {
  const status = `dritare; hit; ttl=-${age}; detail=stale-if-error`
  return { ...page, headers: { ...page.headers, 'cache-control': 'no-cache', age: `${age}`, 'cache-status': status } }
}
