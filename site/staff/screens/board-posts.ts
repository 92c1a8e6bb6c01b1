import type { BoardAnswer, BoardTranslation } from '#api/contract/staff/posts.ts'
import { boardSorts, boardStates } from '#api/contract/values/post-board.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { type Language, languages } from '#locales/languages.ts'
import { postAddress } from '#site/staff/screens/post-address.ts'
import type { BoardConditions, BoardPane, BoardPost } from '#ui/blocks/staff/posts/board-post.ts'

const address = '/admin/posts'

/** What the address asks for; what makes no sense is left out. */
export function conditionsIn(query: URLSearchParams): BoardConditions {
  const text = (name: string) => query.get(name)?.trim() || undefined
  const [q, author] = [text('q')?.slice(0, 200), text('author')?.slice(0, 200)]
  const type = postTypes.find((each) => each === query.get('type'))
  const state = boardStates.find((each) => each === query.get('state'))
  const language = languages.find((each) => each === query.get('in'))
  const sort = boardSorts.find((each) => each === query.get('sort'))
  return {
    ...(q && { q }),
    ...(type && { type }),
    ...(state && { state }),
    ...(language && { in: language }),
    ...(author && { author }),
    ...(sort && sort !== 'newest' && { sort }),
  }
}

export function boardAddress(conditions: BoardConditions = {}, page = 1): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(conditions)) if (value) query.set(name, value)
  if (query.get('sort') === 'newest') query.delete('sort')
  if (page > 1) query.set('page', String(page))
  return `${address}${query.size > 0 ? `?${query}` : ''}`
}

function paneOf(id: string, language: Language, translation: BoardTranslation | undefined): BoardPane {
  const href = postAddress(id, language)
  if (!translation) return { state: 'missing', behind: 0, href }
  const { state, behind, visibleFrom, visibleUntil } = translation
  return { state, behind, visibleFrom: visibleFrom ?? undefined, visibleUntil: visibleUntil ?? undefined, href }
}

/** The rows as the board shows them. */
export function boardPosts({ posts }: BoardAnswer): BoardPost[] {
  return posts.map(({ translations, visibleFrom, ...post }) => {
    const pane = (language: Language) => paneOf(post.id, language, translations[language])
    return {
      ...post,
      visibleFrom: visibleFrom ?? undefined,
      panes: { en: pane('en'), sq: pane('sq'), de: pane('de'), es: pane('es'), it: pane('it'), fr: pane('fr') },
    }
  })
}
