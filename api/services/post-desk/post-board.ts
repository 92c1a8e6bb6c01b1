import { createHash } from 'node:crypto'
import type { BoardAnswer, BoardPost, BoardQuery, BoardTranslation } from '#api/contract/staff/posts.ts'
import type { TranslationState } from '#api/contract/values/post-board.ts'
import { isVisible, uploadsOf } from '#api/services/posts/post-card.ts'
import type { PostIndex } from '#api/services/posts/post-index.ts'
import { fold } from '#api/services/search/search-words.ts'
import type { ListedPost } from '#api/store/post-rows.ts'
import type { BoardFilter } from '#api/store/staff/post-board.ts'
import type { Stores } from '#api/store/stores.ts'
import { defaultLanguage, type Language, languages } from '#locales/languages.ts'

const PER_PAGE = 25
const DAY = 24 * 3_600_000
const READS_COUNTED = 30 * DAY

interface PostBoardDependencies {
  stores: Pick<Stores, 'postBoard' | 'pictures'>
  index: Pick<PostIndex, 'search'>
  now: () => number
}

/** A row a post, with how each of its languages stands. */
export function createPostBoard({ stores: { postBoard, pictures }, index, now }: PostBoardDependencies) {
  /** In every language; a search of several words finds what has them all in one. */
  async function wordsOf(q: string): Promise<BoardFilter['words']> {
    const found = await Promise.all(languages.map((language) => index.search(language, q)))
    return { hits: found.flatMap((result) => result?.hits ?? []), titlePart: fold(q, defaultLanguage) }
  }

  async function all(at: number): Promise<BoardAnswer['all']> {
    const types = await postBoard.countTypes()
    const live = await postBoard.countLive(at)
    const count = (type: string) => types.get(type) ?? 0
    const lit = (language: Language) => live.get(language) ?? 0
    return {
      posts: await postBoard.count({ ...anything, now: at }),
      types: {
        insights: count('insights'),
        features: count('features'),
        'case-studies': count('case-studies'),
        news: count('news'),
        opinion: count('opinion'),
      },
      live: { en: lit('en'), sq: lit('sq'), de: lit('de'), es: lit('es'), it: lit('it'), fr: lit('fr') },
      behind: await postBoard.countBehind(at),
      authors: await postBoard.authors(),
    }
  }

  function cellOf(translation: ListedPost, at: number): BoardTranslation {
    const { slug, behind, savedAt, visibleFrom, visibleUntil } = translation
    const state = stateOf(translation, at)
    return {
      state,
      slug,
      behind,
      savedAt,
      visibleFrom: visibleFrom ?? null,
      visibleUntil: visibleUntil ?? null,
    }
  }

  return {
    async read(query: BoardQuery, readerLanguage: Language): Promise<BoardAnswer> {
      const at = now()
      const { type, state, in: language, author, sort = 'newest' } = query
      const filter = { now: at, words: query.q ? await wordsOf(query.q) : undefined, type, state, language, author }
      const found = await postBoard.count(filter)
      const pages = Math.max(1, Math.ceil(found / PER_PAGE))
      const page = Math.min(query.page ?? 1, pages)
      const rows = await postBoard.page(filter, {
        sort,
        titleLanguage: readerLanguage,
        readSince: at - READS_COUNTED,
        limit: PER_PAGE,
        offset: (page - 1) * PER_PAGE,
      })
      const translations = Map.groupBy(await postBoard.translationsOf(rows.map(({ id }) => id)), ({ postId }) => postId)
      const uploads = await uploadsOf(pictures, [...translations.values()].flat())
      const posts = rows.flatMap(({ id, sourceLanguage, reads }): BoardPost[] => {
        const own = translations.get(id) ?? []
        const shown = titled(own, [readerLanguage, sourceLanguage])
        if (!shown) return []
        const upload = uploads.get(shown.picture)
        return [
          {
            id,
            seen: signOf(own),
            sourceLanguage,
            title: shown.title,
            titleLanguage: shown.language,
            type: shown.type,
            author: shown.author,
            picture: shown.picture,
            ...(upload && { upload }),
            visibleFrom: own.find((one) => one.language === sourceLanguage)?.visibleFrom ?? null,
            reads,
            translations: Object.fromEntries(own.map((one) => [one.language, cellOf(one, at)])),
          },
        ]
      })
      return { at, posts, page, pages, found, all: await all(at) }
    },
  }
}

const anything = { words: undefined, type: undefined, state: undefined, language: undefined, author: undefined }

export function stateOf(translation: ListedPost, at: number): Exclude<TranslationState, 'missing'> {
  const { visibleFrom, visibleUntil } = translation
  if (visibleFrom === undefined) return 'draft'
  if (isVisible(translation, at)) return 'live'
  return visibleUntil !== undefined && visibleUntil <= at ? 'unpublished' : 'scheduled'
}

/** The versions of a post's translations, and what they have alike: another sign, and something has changed. */
export function signOf(translations: ListedPost[]): string {
  const versions = translations.map(({ language, version }) => `${language}${version}`)
  // It has no version of its own.
  const alike = translations.map(({ language, picture, type }) => `${language} ${picture} ${type}`)
  const hash = createHash('sha256').update(alike.toSorted().join()).digest('base64url')
  return [...versions.toSorted(), hash.slice(0, 12)].join('.')
}

/** The first of the languages that a post has, or any. */
export function titled(translations: ListedPost[], wanted: Language[]): ListedPost | undefined {
  const inOrder = wanted.flatMap((language) => translations.find((one) => one.language === language) ?? [])
  return inOrder[0] ?? translations[0]
}
