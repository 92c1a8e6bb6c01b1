import { useTranslation } from 'react-i18next'
import { type DeletedKind, type DeletedSort, deletedKinds, deletedSorts } from '#api/contract/values/staff/deleted.ts'
import { CountTabs } from '#ui/blocks/staff/frame/count-tabs.tsx'
import { takeForm, written } from '#ui/lib/take-form.ts'
import { BarSelect } from '#ui/primitives/staff/bar-select.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'

export interface DeletedShown {
  /** Of all kinds where none is said. */
  kind?: DeletedKind | undefined
  sort: DeletedSort
}

export interface DeletedFilterProps {
  shown: DeletedShown
  /** Of the kinds that may be seen. */
  counts: Partial<Record<DeletedKind, number>>
  /** The screen's own address: kind and order become its query. */
  action: string
  hrefFor: (shown: DeletedShown) => string
  /** Without it the browser asks for the page. */
  onShow?: ((shown: DeletedShown) => void) | undefined
}

/** A bar of panes, each with its own address, and the order at its end. */
export function DeletedFilter({ shown, counts, action, hrefFor, onShow }: DeletedFilterProps) {
  const { t } = useTranslation('staff-deleted')
  const kinds = deletedKinds.filter((kind) => counts[kind] !== undefined)
  const total = kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0)
  const panes = [{ kind: undefined, count: total }, ...kinds.map((kind) => ({ kind, count: counts[kind] ?? 0 }))]

  const sortIn = (content: FormData) => deletedSorts.find((sort) => sort === written(content, 'sort')) ?? 'soonest'

  return (
    <div
      data-slot="deleted-filter"
      className="flex flex-wrap items-stretch justify-between border-line border-b @max-2xl:flex-col-reverse @max-2xl:flex-nowrap"
    >
      <CountTabs
        label={t('kinds.label')}
        tabs={panes.map(({ kind, count }) => ({
          name: t(`kinds.${kind ?? 'all'}`),
          count,
          href: hrefFor({ ...shown, kind }),
          isCurrent: kind === shown.kind,
        }))}
        className="min-w-0"
      />
      <form
        // The select follows the address.
        key={`${shown.kind ?? ''} ${shown.sort}`}
        method="get"
        action={action}
        onSubmit={takeForm(onShow && ((content) => onShow({ ...shown, sort: sortIn(content) })))}
        className="flex items-center border-line @max-2xl:border-b @2xl:border-l"
      >
        {shown.kind && <input type="hidden" name="kind" value={shown.kind} />}
        <BarSelect
          name="sort"
          label={t('sort.label')}
          defaultValue={shown.sort}
          options={deletedSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={onShow && ((event) => event.currentTarget.form?.requestSubmit())}
          className="min-w-56 grow"
        />
        <span className="mr-4 hidden noscript:block">
          <DeedButton type="submit" size="sm">
            {t('sort.show')}
          </DeedButton>
        </span>
      </form>
    </div>
  )
}
