import { useTranslation } from 'react-i18next'
import { boardSorts, boardStates } from '#api/contract/values/post-board.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { languageNames, languages } from '#locales/languages.ts'
import { CountTabs } from '#ui/blocks/staff/frame/count-tabs.tsx'
import { FilterBar } from '#ui/blocks/staff/frame/filter-bar.tsx'
import type { BoardConditions, PostType } from '#ui/blocks/staff/posts/board-post.ts'
import { written } from '#ui/lib/take-form.ts'

export interface BoardFilterProps {
  /** The board's own address: the conditions become its query. */
  action: string
  conditions: BoardConditions
  counts: Record<PostType, number>
  all: number
  authors: readonly string[]
  hrefFor: (conditions: BoardConditions) => string
  /** Without it the browser asks for the page. */
  onShow?: ((conditions: BoardConditions) => void) | undefined
}

/** Which posts, in which order. */
export function BoardFilter({ action, conditions, counts, all, authors, hrefFor, onShow }: BoardFilterProps) {
  const { t } = useTranslation('staff-posts')
  const { q, type, state, in: language, author, sort } = conditions
  const tab = (each: PostType | undefined, count: number) => ({
    name: t(`types.${each ?? 'all'}`),
    count,
    href: hrefFor({ ...conditions, type: each }),
    isCurrent: each === type,
  })

  function show(content: FormData) {
    const given = (name: string) => written(content, name).trim() || undefined
    onShow?.({
      q: given('q'),
      type,
      state: boardStates.find((each) => each === given('state')),
      in: languages.find((each) => each === given('in')),
      author: given('author'),
      sort: boardSorts.find((each) => each === given('sort')),
    })
  }

  return (
    <search data-slot="board-filter" className="@container block">
      <CountTabs
        label={t('types.label')}
        tabs={[tab(undefined, all), ...postTypes.map((each) => tab(each, counts[each]))]}
        className="border-line border-b"
      />
      <FilterBar
        label={t('filter.label')}
        action={action}
        search={{ label: t('filter.find'), value: q }}
        selects={[
          {
            name: 'state',
            icon: 'filter',
            label: t('filter.state'),
            value: state,
            options: [
              { value: '', label: t('filter.anyState') },
              ...boardStates.map((each) => ({ value: each, label: t(`states.${each}`) })),
            ],
          },
          {
            name: 'in',
            label: t('filter.language'),
            value: language,
            options: [
              { value: '', label: t('filter.anyLanguage') },
              ...languages.map((each) => ({ value: each, label: languageNames[each] })),
            ],
          },
          {
            name: 'author',
            label: t('filter.author'),
            value: author,
            options: [
              { value: '', label: t('filter.anyAuthor') },
              ...authors.map((each) => ({ value: each, label: each })),
            ],
          },
          {
            name: 'sort',
            label: t('filter.sort'),
            value: sort ?? 'newest',
            options: boardSorts.map((each) => ({ value: each, label: t(`sorts.${each}`) })),
          },
        ]}
        kept={{ type }}
        submitLabel={t('filter.show')}
        onShow={onShow && show}
      />
    </search>
  )
}
