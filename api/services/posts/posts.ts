import type { PostAnswer } from '#api/contract/client.ts'
import {
  type Post,
  type PostAddresses,
  type PostCard,
  type PostList,
  type PostQuery,
  postsPerPage,
} from '#api/contract/posts.ts'
import { type PostType, postTypes } from '#api/contract/values/post-lists.ts'
import { cardOf, isVisible, type Uploads, uploadsOf } from '#api/services/posts/post-card.ts'
import type { PostIndex, SearchResult } from '#api/services/posts/post-index.ts'
import { htmlVersion, type RenderPost } from '#api/services/posts/post-rendering.ts'
import { readTime } from '#api/services/posts/read-time.ts'
import { asWritten } from '#api/services/posts/written-post.ts'
import type { PageSearch } from '#api/services/search/page-search.ts'
import { excerptAround, markHits } from '#api/services/search/search-marks.ts'
import { wordsIn } from '#api/services/search/search-words.ts'
import type { ListedPost, StoredPost } from '#api/store/post-rows.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

const RELATED = 3 // related cards under a post
const REREAD = 100 // hits that are ranked again by title
const NEAREST = 3 // posts offered where none has all words of a search
const LOOKED_AT = 30 // candidates for related posts

interface PostsDependencies {
  stores: Pick<Stores, 'posts' | 'pictures' | 'postTexts' | 'postWorkings'>
  index: PostIndex
  pageSearch: PageSearch
  render: RenderPost
  now: () => number
}

export type PostsService = ReturnType<typeof createPostsService>

/** The public blog (D21, D22). */
export function createPostsService({ stores, index, pageSearch, render, now }: PostsDependencies) {
  const { posts, pictures } = stores

  async function list(query: PostQuery): Promise<PostList> {
    const { language, type, q, sort, order, page } = query
    const at = now()
    const counted = await index.counts(language)
    const countOf = (name: PostType) => counted.get(name) ?? 0
    const counts: PostList['counts'] = {
      insights: countOf('insights'),
      features: countOf('features'),
      'case-studies': countOf('case-studies'),
      news: countOf('news'),
      opinion: countOf('opinion'),
    }
    const found = q ? await index.search(language, q) : undefined
    const base = { language, now: at, type, isReversed: order === 'oldest' }
    const answer = (shown: PostCard[], total: number) => ({
      posts: shown,
      total,
      page,
      pageCount: Math.ceil(total / postsPerPage),
      counts,
      ...(q && page === 1 && { pages: pageSearch.find(query) }),
    })
    const offset = (page - 1) * postsPerPage
    // A query of punctuation alone finds nothing.
    if (q && !found) return answer([], 0)
    if (!found) {
      const total = type ? counts[type] : postTypes.reduce((sum, name) => sum + countOf(name), 0)
      return answer(await cardsOf(await posts.list({ ...base, sort, offset, limit: postsPerPage })), total)
    }
    const hits = await visible(found.hits, query, at)
    if (hits.length === 0) return { ...answer([], 0), nearest: await nearest(query, at) }
    const limits = { offset, limit: postsPerPage }
    // Featured posts lead unsorted lists; searches lead with the best match.
    const shown =
      sort === 'featured'
        ? await best({ ...found, hits }, base, limits)
        : await posts.list({ ...base, among: hits, sort, ...limits })
    return answer(await cardsOfHits(shown, found), hits.length)
  }

  async function visible(hits: number[], { language, type }: PostQuery, at: number): Promise<number[]> {
    if (hits.length === 0) return []
    const seen = new Set(await posts.visibleAmong(hits, language, at, type))
    return hits.filter((hit) => seen.has(hit))
  }

  async function nearest(query: PostQuery, at: number): Promise<PostCard[]> {
    const { language, type, q } = query
    const found = await index.searchSome(language, q)
    const hits = await visible(found.hits, query, at)
    if (hits.length === 0) return []
    const base = { language, now: at, type, isReversed: false }
    const shown = await best({ ...found, hits }, base, { offset: 0, limit: NEAREST })
    return cardsOfHits(shown, found)
  }

  async function cardsOf(listed: ListedPost[]): Promise<PostCard[]> {
    const uploads = await uploadsOf(pictures, listed)
    return listed.map((post) => cardOf(post, uploads))
  }

  /** Only the first hundred hits are ranked again, by title. */
  async function best(
    { hits, terms }: SearchResult,
    base: { language: Language; now: number; type: PostType | undefined; isReversed: boolean },
    { offset, limit }: { offset: number; limit: number },
  ): Promise<ListedPost[]> {
    const read = (among: number[]) =>
      posts.list({ ...base, among, isReversed: false, sort: 'date', offset: 0, limit: among.length })
    const first = (await read(hits.slice(0, REREAD))).toSorted(byRelevance({ hits, terms }))
    const order = [...first.map(({ searchId }) => searchId), ...hits.slice(REREAD)]
    if (base.isReversed) order.reverse()
    const page = order.slice(offset, offset + limit)
    const found = new Map((await read(page)).map((post) => [post.searchId, post]))
    return page.flatMap((searchId) => found.get(searchId) ?? [])
  }

  async function cardsOfHits(shown: ListedPost[], { terms }: SearchResult): Promise<PostCard[]> {
    const uploads = await uploadsOf(pictures, shown)
    const stems = new Set(terms.flat())
    return Promise.all(shown.map((post) => cardOfHit(post, stems, uploads)))
  }

  async function cardOfHit(post: ListedPost, stems: Set<string>, uploads: Uploads): Promise<PostCard> {
    const { language, title, excerpt } = post
    const inExcerpt = markHits(excerpt, stems, language)
    const words = inExcerpt ? '' : ((await posts.find(post.postId, language))?.words ?? '')
    const whole = [{ text: excerpt, isHit: false }]
    return {
      ...cardOf(post, uploads),
      hits: {
        title: markHits(title, stems, language) ?? [{ text: title, isHit: false }],
        excerpt: inExcerpt ?? excerptAround(words, stems, language) ?? whole,
      },
    }
  }

  async function whole(stored: StoredPost): Promise<Post> {
    const at = now()
    const { html, sections, words } = await render(stored)
    const [previous, next] = await Promise.all([posts.neighbour(stored, at, false), posts.neighbour(stored, at, true)])
    const related = await relatedTo(stored, at)
    const uploads = await uploadsOf(
      pictures,
      [stored, previous, next, ...related].filter((post) => post !== undefined),
    )
    const isDraft = !isVisible(stored, at)
    return {
      ...cardOf(stored, uploads),
      ...(stored.htmlVersion !== htmlVersion && { readTime: readTime(words, stored.language) }),
      id: stored.postId,
      html,
      sections,
      tags: stored.tags,
      ...(stored.updatedAt !== undefined && { updated: new Date(stored.updatedAt).toISOString() }),
      ...(isDraft && { isDraft }),
      addresses: await addressesOf(stored.postId, at),
      seoMeta: stored.seo,
      ...(previous && { previous: cardOf(previous, uploads) }),
      ...(next && { next: cardOf(next, uploads) }),
      related: related.map((post) => cardOf(post, uploads)),
    }
  }

  async function addressesOf(postId: string, at: number): Promise<PostAddresses> {
    const visible = (await posts.translations(postId)).filter((post) => isVisible(post, at))
    return Object.fromEntries(visible.map(({ language, slug }) => [language, slug]))
  }

  async function written(stored: StoredPost | undefined): Promise<Post | undefined> {
    const post = stored && (await posts.findPost(stored.postId))
    if (!stored || post?.deletedAt !== undefined) return undefined
    return { ...(await whole(await asWritten(stores, stored))), isDraft: true }
  }

  /** By shared tags, then type, then date. */
  async function relatedTo(post: StoredPost, at: number): Promise<ListedPost[]> {
    const { language, type, postId } = post
    const base = { language, now: at, sort: 'date' as const, isReversed: false, offset: 0, limit: LOOKED_AT }
    const [sameType, latest] = await Promise.all([posts.list({ ...base, type }), posts.list(base)])
    const others = [...new Map([...sameType, ...latest].map((other) => [other.postId, other])).values()]
    const shared = (other: ListedPost) =>
      other.tags.filter((tag) => post.tags.includes(tag)).length + Number(other.type === type) / 2
    return others
      .filter((other) => other.postId !== postId)
      .toSorted((one, other) => shared(other) - shared(one))
      .slice(0, RELATED)
  }

  return {
    list,

    async find(language: Language, slug: string): Promise<PostAnswer> {
      const at = now()
      const stored = await posts.findBySlug(language, slug)
      if (stored && isVisible(stored, at)) return { status: 'found', post: await whole(stored) }
      const postId = stored?.postId ?? (await posts.findIdBySlug(language, slug))
      const addresses = postId ? await addressesOf(postId, at) : {}
      const here = addresses[language]
      if (here !== undefined) return { status: 'moved', slug: here }
      return { status: 'missing', addresses }
    },

    /** As it is written. Only after the caller checked the preview's link (D22). */
    findDraft: async (language: Language, slug: string): Promise<Post | undefined> =>
      written(await posts.findBySlug(language, slug)),

    findWritten: async (language: Language, postId: string): Promise<Post | undefined> =>
      written(await posts.find(postId, language)),
  }
}

/** More query words in the title rank higher; the index decides ties. */
function byRelevance({ hits, terms }: SearchResult) {
  const places = new Map(hits.map((hit, place) => [hit, place]))
  const shares = new Map<number, number>()
  const share = ({ searchId, title, language }: ListedPost) => {
    const known = shares.get(searchId)
    if (known !== undefined) return known
    const stems = new Set(wordsIn(title, language).map(({ stem }) => stem))
    const counted = terms.filter((alternatives) => alternatives.some((stem) => stems.has(stem))).length
    shares.set(searchId, counted)
    return counted
  }
  return (one: ListedPost, other: ListedPost) =>
    share(other) - share(one) || (places.get(one.searchId) ?? 0) - (places.get(other.searchId) ?? 0)
}
