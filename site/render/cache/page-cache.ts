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

/** All pages in all languages take about three megabytes as brotli; the rest is for posts and other encodings. */
const MOST_BYTES = 16_000_000
/** Milliseconds. Views of posts are counted without a new content version; pages show them so much late at most. */
const CONTENT_LIFE = 1000
/** Milliseconds. A page has things of the day in it, such as the year in its footer. */
const LIFE = 3_600_000
/** Milliseconds for which a stale page is served before rendering is tried again. */
const RETRY = 1000

interface PageCacheOptions {
  content: ContentState
  make: (address: string, sources: ContentSources) => Promise<MadeAnswer>
  limit: RenderLimit
  now: () => number
  mostBytes?: number
}

interface Entry {
  page: CompressedPage
  /** What is sent: the page, or its stale copy while it cannot be rendered. */
  sent: CachedPage
  /** The content version when its render began. */
  version: number
  /** Whether another content version makes it stale. */
  hasContent: boolean
  madeAt: number
  freshUntil: number
}

/** Rendered pages by address, as fresh as the content version. The least recently used go when the memory is used up. */
export function createPageCache({ content, make, limit, now, mostBytes = MOST_BYTES }: PageCacheOptions): PageCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: mostBytes,
    sizeCalculation: ({ page }, key) => page.size() + key.length,
  })
  const underWay = new Map<string, Promise<CachedPage | MadeAnswer>>()

  function freshAt(key: string, version: number | undefined): CachedPage | undefined {
    const entry = entries.get(key)
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
    const isOvertaken = () => (entries.peek(key)?.version ?? version) > version
    let made: MadeAnswer
    try {
      // A page that is known is rendered anew for everybody, so it counts for nobody.
      made = await limit(() => make(key, watched.sources), entries.has(key) ? undefined : network)
    } catch (error) {
      const last = lastKnown(key, version)
      if (last) return last
      throw error
    }
    if (made.status >= 500) return lastKnown(key, version) ?? made
    if (made.status !== 200 || !isSharable(made.headers) || watched.asked.personal) {
      if (!isOvertaken()) entries.delete(key)
      return made
    }
    const before = entries.peek(key)?.page
    const isSame = before?.etag === etagOf(made.body)
    const page: CompressedPage = isSame ? before : await compressPage(made, () => weigh(key, page))
    const madeAt = now()
    const hasContent = watched.asked.content
    const freshUntil = madeAt + (hasContent ? CONTENT_LIFE : LIFE)
    if (!isOvertaken()) entries.set(key, { page, sent: page, version, hasContent, madeAt, freshUntil })
    return page
  }

  /** The last known page, for want of a new one (RFC 5861, stale-if-error). */
  function lastKnown(key: string, version: number): CachedPage | undefined {
    const last = entries.peek(key)
    if (!last || last.version > version) return last?.sent
    const sent = staleCopy(last.page, Math.round((now() - last.madeAt) / 1000))
    entries.set(key, { ...last, sent, version, hasContent: true, freshUntil: now() + RETRY })
    return sent
  }

  /** A page shrinks, and grows with each encoding that is asked for. */
  function weigh(key: string, page: CompressedPage): void {
    const entry = entries.peek(key)
    if (entry?.page === page) entries.set(key, { ...entry })
  }

  return {
    at: (address) => freshAt(address.includes('?') ? (cacheKey(address) ?? '') : address, content.known()),

    async answer(address, sources, network) {
      const key = cacheKey(address)
      if (key === undefined) return undefined
      const version = content.known() ?? (await content.look())
      const fresh = freshAt(key, version)
      if (fresh) return fresh
      // Who asks after a change must not be given what was begun before it.
      const name = `${version} ${key}`
      const others = underWay.get(name)
      if (others) return others
      const work = render(key, sources, version, network).finally(() => underWay.delete(name))
      underWay.set(name, work)
      return work
    },
  }
}

/** The same page, saying how old it is (RFC 9111, 5.1) and that it is stale (RFC 9211, 2.4), and not to be cached on its way. */
function staleCopy(page: CompressedPage, age: number): CachedPage {
  const status = `dritare; hit; ttl=-${age}; detail=stale-if-error`
  return { ...page, headers: { ...page.headers, 'cache-control': 'no-cache', age: `${age}`, 'cache-status': status } }
}
