import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { PostQuery } from '#api/contract/posts.ts'
import type { StaffClient } from '#api/contract/staff/client.ts'
import type { StaffRight } from '#api/contract/values/staff.ts'
import { isLanguage } from '#locales/languages.ts'
import { StaffClientInView } from '#site/staff/frame/staff-client-in-view.ts'
import { type StaffPlace, staffPlaces } from '#ui/blocks/staff/frame/staff-places.ts'
import type {
  PaletteLine,
  PaletteQuery,
  PaletteResults,
  PaletteSearch,
} from '#ui/blocks/staff/palette/palette-results.ts'

/** So many of a kind are shown. */
const MOST = 6

interface PaletteOptions {
  places: readonly StaffPlace[]
  rights: readonly StaffRight[]
  onKeys: () => void
  onSignOut: () => void
}

/** What the palette finds and does: places and deeds by name, published posts by search, people by name and address. */
export function usePalette({ places, rights, onKeys, onSignOut }: PaletteOptions) {
  const { t, i18n } = useTranslation(['staff-frame', 'staff-palette'])
  const client = use(StaffClientInView)
  const navigate = useNavigate()
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  const knowsPeople = rights.includes('people')

  const todo: (PaletteLine & { run: () => void })[] = [
    ...[...places, { name: 'account' as const }].map(({ name }) => {
      const { href, icon, letter } = staffPlaces[name]
      return {
        id: `go ${name}`,
        title: t('staff-palette:goTo', { place: t(`places.${name}`) }),
        icon,
        keys: ['G', letter.toUpperCase()] as const,
        run: () => void navigate(href),
      }
    }),
    ...(knowsPeople
      ? [
          {
            id: 'invite',
            title: t('staff-palette:invite'),
            icon: 'plus' as const,
            run: () => void navigate(`${staffPlaces.people.href}?invite`),
          },
        ]
      : []),
    { id: 'keys', title: t('keySheet.title'), icon: 'command', keys: ['?'], run: onKeys },
    {
      id: 'sign-out',
      title: t('signOut'),
      icon: 'external',
      run: onSignOut,
    },
  ]

  const search: PaletteSearch = async ({ text, scope }: PaletteQuery): Promise<PaletteResults> => {
    const wants = (group: 'do' | 'people') => scope === 'all' || scope === group
    const [posts, people] = await Promise.all([
      text && (scope === 'all' || scope === 'tags') ? postLines(text, language) : [],
      knowsPeople && client && wants('people') ? personLines(text, client) : [],
    ])
    return { posts, do: wants('do') ? todo.filter(({ title }) => holds(title, text)) : [], people }
  }

  function onChoose({ id }: PaletteLine): void {
    const [kind, name = ''] = id.split(':')
    if (kind === 'post') window.location.assign(name)
    else if (kind === 'person') void navigate(`${staffPlaces.people.href}#${name}`)
    else todo.find((line) => line.id === id)?.run()
  }

  return { search, onChoose }
}

async function postLines(text: string, language: PostQuery['language']): Promise<PaletteLine[]> {
  const { listPosts } = await import('#site/client/posts.ts')
  const result = await listPosts({ language, q: text, sort: 'date', order: 'newest', page: 1 })
  if (!result.ok) throw new Error('The search for posts did not answer.')
  return result.answer.posts.slice(0, MOST).map(({ slug, title, excerpt }) => ({
    id: `post:/${language}/blog/app/${slug}/`,
    title,
    detail: excerpt,
    icon: 'post',
  }))
}

async function personLines(text: string, client: Pick<StaffClient, 'listPeople'>): Promise<PaletteLine[]> {
  const result = await client.listPeople()
  if (!result.ok) throw new Error('The list of people did not answer.')
  return result.answer.people
    .filter(({ name, email }) => holds(name, text) || holds(email, text))
    .slice(0, MOST)
    .map(({ id, name, email }) => ({ id: `person:${id}`, title: name, detail: email, icon: 'people' }))
}

const holds = (words: string, text: string) => words.toLocaleLowerCase().includes(text.toLocaleLowerCase())
