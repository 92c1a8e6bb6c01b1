import type { ContentSources, ContentState, KeptAnswer, MadeAnswer, PageCache } from '#api/contract/page-cache.ts'
import { type ContentUse, noteUses } from '#site/render/content-uses.ts'
import { isKept } from '#site/render/kept-addresses.ts'
import { type CompressedAnswer, compressAnswer, etagOf } from '#site/render/kept-answer.ts'

/** All pages in all languages take about three megabytes, some hundred posts the rest. */
const MOST_BYTES = 8_000_000
/** Views of posts are counted without a word to the cache; pages may show them so many milliseconds late. */
const VIEWS_AGE = 1000
/** How exact the order is in which pages are let go of. Milliseconds. */
const ORDER = 1000
/** A page has things of the day in it, such as the year in its footer. Milliseconds. */
const LONGEST = 3_600_000

interface PageCacheOptions {
  content: ContentState
  make: (address: string, sources: ContentSources) => Promise<MadeAnswer>
  now: () => number
  mostBytes?: number
}

interface Entry {
  answer: CompressedAnswer
  uses: ContentUse[]
  /** State of the content in which `uses` were last found unchanged, and when. */
  version: number
  checkedAt: number
  madeAt: number
  /** When it last became the youngest of all. */
  movedAt: number
  hits: number
  /** As it was last counted. */
  size: number
}

/**
 * Keeps rendered pages, compressed, by address. A page stays for as long as everything that it asked of the content is
 * answered the same: a change makes the questions be asked again, and only what they answer differently is rendered anew.
 */
export function createPageCache({ content, make, now, mostBytes = MOST_BYTES }: PageCacheOptions): PageCache {
  const entries = new Map<string, Entry>()
  const underWay = new Map<string, Promise<KeptAnswer | MadeAnswer>>()
  let bytes = 0
  let shrinking: Promise<void> = Promise.resolve()

  function isCurrent({ madeAt, uses, version, checkedAt }: Entry, state: number | undefined, at: number): boolean {
    if (at - madeAt >= LONGEST) return false
    return uses.length === 0 || (state === version && at - checkedAt < VIEWS_AGE)
  }

  function remove(address: string): void {
    bytes -= entries.get(address)?.size ?? 0
    entries.delete(address)
  }

  /** An answer shrinks, and grows when somebody wants another encoding. */
  function weigh(entry: Entry): void {
    bytes += entry.answer.size() - entry.size
    entry.size = entry.answer.size()
  }

  /** Put in anew, so that the first in the map is always the one asked for longest ago. */
  function put(address: string, entry: Entry): void {
    entries.set(address, entry)
    weigh(entry)
    for (const oldest of entries.keys()) {
      if (bytes <= mostBytes) break
      remove(oldest)
    }
  }

  /** What is asked for a second time is worth the work; a crawler's one walk through everything is not. */
  function shrinkLater({ answer }: Entry): void {
    // Where there is no memory for it, the fast one is good, too.
    shrinking = shrinking.then(answer.shrink).catch(() => {})
  }

  async function refresh(address: string, sources: ContentSources, version: number) {
    const entry = entries.get(address)
    if (entry && now() - entry.madeAt < LONGEST && (await areUnchanged(entry.uses))) {
      Object.assign(entry, { version, checkedAt: now() })
      return entry.answer
    }
    // Who was slower than a render begun after a change must not touch what that one has put here.
    const isOvertaken = () => (entries.get(address)?.version ?? version) > version
    const { sources: noted, uses, isForAll } = noteUses(sources)
    const made = await make(address, noted)
    if (made.status !== 200 || made.headers['cache-control']?.includes('no-store') || !isForAll()) {
      if (!isOvertaken()) remove(address)
      return made
    }
    const isSame = entry?.answer.etag === etagOf(made.body)
    const answer = entry && isSame ? entry.answer : await compressAnswer(made.headers, made.body)
    if (isOvertaken()) return answer
    remove(address)
    put(address, {
      answer,
      uses,
      version,
      checkedAt: now(),
      madeAt: now(),
      movedAt: now(),
      hits: isSame ? (entry?.hits ?? 0) : 0,
      size: 0,
    })
    return answer
  }

  async function render(address: string, sources: ContentSources) {
    const version = content.known() ?? (await content.look())
    const entry = entries.get(address)
    const at = now()
    if (entry && isCurrent(entry, version, at)) return touch(address, entry, at)
    // Who asks after a change must not be given what was begun before it.
    const run = `${version} ${address}`
    const others = underWay.get(run)
    if (others) return others
    const work = refresh(address, sources, version).finally(() => underWay.delete(run))
    underWay.set(run, work)
    return work
  }

  function touch(address: string, entry: Entry, at: number): KeptAnswer {
    if (at - entry.movedAt >= ORDER) {
      entry.movedAt = at
      entries.delete(address)
      entries.set(address, entry)
      weigh(entry)
    }
    entry.hits++
    if (entry.hits === 1) shrinkLater(entry)
    return entry.answer
  }

  return {
    at(address) {
      const entry = entries.get(address)
      if (!entry) return undefined
      const at = now()
      return isCurrent(entry, content.known(), at) ? touch(address, entry, at) : undefined
    },

    answer: (address, sources) => (isKept(address) ? render(address, sources) : undefined),
  }
}

async function areUnchanged(uses: ContentUse[]): Promise<boolean> {
  for (const use of uses) if (!(await use.isUnchanged())) return false
  return uses.length > 0
}
