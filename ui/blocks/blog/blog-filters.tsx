import { type ChangeEvent, type FormEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { longestQuery } from '#api/contract/values/field-limits.ts'
import { type PostOrder, type PostType, postOrders, postSorts, postTypes } from '#api/contract/values/post-lists.ts'
import { type BlogQuery, blogTypeParameters } from '#ui/blocks/blog/blog-types.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { SearchField } from '#ui/primitives/search-field.tsx'
import { Select } from '#ui/primitives/select.tsx'

export interface BlogFiltersProps {
  /** Without scripts the form is sent here. */
  action: string
  query: BlogQuery
  /** Called at once for a choice, and on Enter or the button for the words. */
  onChange?: (query: BlogQuery) => void
}

/** One GET form, so that every result has an address. */
export function BlogFilters({ action, query, onChange }: BlogFiltersProps) {
  const { t } = useTranslation('blog-list')
  const { t: tCard } = useTranslation('blog-card')
  const form = useRef<HTMLFormElement>(null)
  const synced = useRef(query)

  // Uncontrolled, because they work before hydration; they follow a change of the address, as on Back.
  useEffect(() => {
    if (form.current && synced.current !== query) fill(form.current, query)
    synced.current = query
  }, [query])

  function submit(event: FormEvent<HTMLFormElement>) {
    if (!onChange) return
    event.preventDefault()
    onChange(readQuery(event.currentTarget))
  }

  function choose(event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) {
    if (event.currentTarget.form) onChange?.(readQuery(event.currentTarget.form))
  }

  const types = [
    { value: '', label: t('filters.allTypes') },
    ...postTypes.map((type) => ({ value: blogTypeParameters[type], label: tCard(`types.${type}`) })),
  ]
  /** What the order does to the sort of the page shown (D36). Words that are searched for sort by how well they fit. */
  function orderLabel(order: PostOrder) {
    if (query.sort === 'date') return t(`filters.orders.${order}`)
    const direction = query.sort === 'featured' && query.q ? 'match' : query.sort
    return t(`filters.directions.${direction}.${order}`)
  }

  const chosen = query.type ? blogTypeParameters[query.type] : ''
  return (
    <search data-slot="blog-filters" className="print:hidden">
      <form ref={form} method="get" action={action} onSubmit={submit} aria-label={t('filters.label')}>
        <fieldset className="border-line border-b">
          <legend className="sr-only">{t('filters.type')}</legend>
          <div className="flex flex-wrap gap-px overflow-hidden bg-line">
            {types.map(({ value, label }) => (
              <label
                key={value}
                className="relative flex min-h-14 grow cursor-pointer items-center justify-center bg-paper px-gutter font-medium transition-colors hover:bg-pane has-checked:bg-ink has-checked:text-paper has-focus-visible:z-10 has-focus-visible:outline-2 has-focus-visible:outline-signal has-focus-visible:-outline-offset-5"
              >
                <input
                  type="radio"
                  name="type"
                  value={value}
                  defaultChecked={value === chosen}
                  onChange={choose}
                  className="peer absolute inset-0 size-full cursor-pointer appearance-none outline-none"
                />
                {/* In forced colours the filled pane is not seen, but the tick is. */}
                <Icon
                  name="check"
                  className="absolute top-1.5 left-1.5 hidden size-3.5 forced-colors:peer-checked:block"
                />
                <span className="pointer-events-none relative">{label}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className="grid gap-x-6 gap-y-5 border-line border-b px-gutter py-6 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_13rem_18rem]">
          <SearchField
            name="q"
            label={t('filters.search')}
            placeholder={t('filters.search')}
            clearLabel={t('filters.clear')}
            submitLabel={t('filters.submit')}
            defaultValue={query.q}
            maxLength={longestQuery}
            onClear={() => form.current && onChange?.(readQuery(form.current))}
            className="self-end sm:col-span-2 lg:col-span-1"
          />
          <Select
            name="sort"
            label={t('filters.sort')}
            options={postSorts.map((sort) => ({ value: sort, label: t(`filters.sorts.${sort}`) }))}
            defaultValue={query.sort}
            onChange={choose}
          />
          <Select
            name="order"
            label={t('filters.order')}
            options={postOrders.map((order) => ({ value: order, label: orderLabel(order) }))}
            defaultValue={query.order}
            onChange={choose}
          />
        </div>
      </form>
    </search>
  )
}

function readQuery(form: HTMLFormElement): BlogQuery {
  const values = new FormData(form)
  const type = postTypes.find(
    (candidate): candidate is PostType => blogTypeParameters[candidate] === values.get('type'),
  )
  return {
    q: String(values.get('q') ?? '').trim(),
    ...(type && { type }),
    sort: postSorts.find((sort) => sort === values.get('sort')) ?? 'featured',
    order: postOrders.find((order) => order === values.get('order')) ?? 'newest',
  }
}

function fill(form: HTMLFormElement, { q, type, sort, order }: BlogQuery): void {
  const values = new Map<string, string>(Object.entries({ q, type: type ? blogTypeParameters[type] : '', sort, order }))
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue
    const value = values.get(control.name)
    if (value === undefined) continue
    // One by one: Chromium's RadioNodeList does not take the empty value, which stands for all types.
    if (control.type === 'radio' && control instanceof HTMLInputElement) control.checked = control.value === value
    else control.value = value
  }
}
