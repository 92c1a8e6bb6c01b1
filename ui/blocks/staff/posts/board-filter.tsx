import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { boardSorts, boardStates } from '#api/contract/values/post-board.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { formatNumber } from '#locales/formats.ts'
import { languageNames, languages } from '#locales/languages.ts'
import type { BoardConditions, PostType } from '#ui/blocks/staff/posts/board-post.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { takeForm, written } from '#ui/lib/take-form.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { BarSelect } from '#ui/primitives/staff/bar-select.tsx'
import { Key } from '#ui/primitives/staff/key.tsx'

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

/** Which posts, in which order. Links and a plain GET, so that what is shown has an address. */
export function BoardFilter({ action, conditions, counts, all, authors, hrefFor, onShow }: BoardFilterProps) {
  const { t } = useTranslation('staff-posts')
  const form = useRef<HTMLFormElement>(null)
  const { q, type, state, in: language, author, sort } = conditions

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
  const showNow = onShow && (() => form.current?.requestSubmit())
  const select = {
    onChange: showNow,
    className: 'border-line border-l @max-5xl:nth-2:border-l-0 @max-2xl:nth-4:border-l-0 @max-2xl:nth-[n+4]:border-t',
  }

  return (
    <search className="@container block">
      <TypeTabs type={type} counts={counts} all={all} hrefFor={(each) => hrefFor({ ...conditions, type: each })} />
      <form
        // Fields without a state of their own follow the address.
        key={JSON.stringify(conditions)}
        ref={form}
        data-slot="board-filter"
        method="get"
        action={action}
        aria-label={t('filter.label')}
        onSubmit={takeForm(onShow && show)}
        className="grid grid-cols-2 border-line border-b text-sm @2xl:grid-cols-4 @5xl:grid-cols-[minmax(14rem,1.5fr)_repeat(4,minmax(0,1fr))]"
      >
        <label className="relative flex min-h-12 items-center border-line hover:bg-pane @max-5xl:col-span-full @max-5xl:border-b">
          <span className="sr-only">{t('filter.find')}</span>
          <Icon name="search" className="pointer-events-none absolute left-4 size-4 md:left-6" />
          <input
            type="search"
            name="q"
            defaultValue={q}
            placeholder={t('filter.find')}
            autoComplete="off"
            enterKeyHint="search"
            className="size-full min-w-0 appearance-none bg-transparent pr-12 pl-11 md:pl-13 -outline-offset-4 placeholder:text-ink-soft"
          />
          <Key face="/" aria-hidden="true" className="pointer-events-none absolute right-4 pointer-coarse:hidden" />
        </label>
        <BarSelect
          name="state"
          icon="filter"
          label={t('filter.state')}
          defaultValue={state ?? ''}
          options={[
            { value: '', label: t('filter.anyState') },
            ...boardStates.map((each) => ({ value: each, label: t(`states.${each}`) })),
          ]}
          {...select}
        />
        <BarSelect
          name="in"
          label={t('filter.language')}
          defaultValue={language ?? ''}
          options={[
            { value: '', label: t('filter.anyLanguage') },
            ...languages.map((each) => ({ value: each, label: languageNames[each] })),
          ]}
          {...select}
        />
        <BarSelect
          name="author"
          label={t('filter.author')}
          defaultValue={author ?? ''}
          options={[
            { value: '', label: t('filter.anyAuthor') },
            ...authors.map((each) => ({ value: each, label: each })),
          ]}
          {...select}
        />
        <BarSelect
          name="sort"
          label={t('filter.sort')}
          defaultValue={sort ?? 'newest'}
          options={boardSorts.map((each) => ({ value: each, label: t(`sorts.${each}`) }))}
          {...select}
        />
        {type && <input type="hidden" name="type" value={type} />}
        <button
          type="submit"
          className="col-span-full hidden min-h-12 border-line border-t px-4 text-left font-medium noscript:block md:px-6"
        >
          {t('filter.show')}
        </button>
      </form>
    </search>
  )
}

interface TypeTabsProps {
  type: PostType | undefined
  counts: Record<PostType, number>
  all: number
  hrefFor: (type: PostType | undefined) => string
}

function TypeTabs({ type, counts, all, hrefFor }: TypeTabsProps) {
  const { t, i18n } = useTranslation('staff-posts')
  const tabs = [
    { type: undefined, name: t('types.all'), count: all },
    ...postTypes.map((each) => ({ type: each, name: t(`types.${each}`), count: counts[each] })),
  ]
  return (
    <nav data-slot="type-tabs" aria-label={t('types.label')} className="overflow-x-auto border-line border-b">
      <ul className="flex min-h-12">
        {tabs.map((tab) => (
          <li key={tab.type ?? 'all'} className="group/tab flex shrink-0">
            <Anchor
              href={hrefFor(tab.type)}
              {...(tab.type === type && { 'aria-current': 'page' as const })}
              className="flex items-center gap-2 whitespace-nowrap border-line border-r px-4 group-first/tab:px-gutter font-medium text-sm -outline-offset-4 outline-current aria-[current]:bg-ink aria-[current]:text-paper forced-colors:aria-[current]:underline"
            >
              <span className="decoration-2 decoration-signal underline-offset-8 hover:underline">{tab.name}</span>
              <span className="font-normal tabular-nums opacity-85">{formatNumber(tab.count, i18n.language)}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
