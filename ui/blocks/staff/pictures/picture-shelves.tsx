import { useTranslation } from 'react-i18next'
import { CountTabs } from '#ui/blocks/staff/frame/count-tabs.tsx'
import type { PictureShelf } from '#ui/blocks/staff/pictures/picture.ts'
import { takeForm, written } from '#ui/lib/take-form.ts'
import { SearchField } from '#ui/primitives/search-field.tsx'

export interface PictureShelvesProps {
  shelf: PictureShelf
  counts: Record<PictureShelf, number>
  query: string
  /** The library's own address: search and shelf become its query. */
  action: string
  hrefFor: (shelf: PictureShelf) => string
  /** Without it the browser asks for the page. */
  onSearch?: ((query: string) => void) | undefined
}

const all: readonly PictureShelf[] = ['all', 'asking', 'deleted']

/** A bar of panes, each with its own address, and the search at its end. */
export function PictureShelves({ shelf, counts, query, action, hrefFor, onSearch }: PictureShelvesProps) {
  const { t } = useTranslation('staff-pictures')
  return (
    <div
      data-slot="picture-shelves"
      className="flex flex-wrap items-stretch justify-between border-line border-b @max-2xl:flex-col-reverse"
    >
      <CountTabs
        label={t('shelves.label')}
        tabs={all.map((each) => ({
          name: t(`shelves.${each}`),
          count: counts[each],
          href: hrefFor(each),
          isCurrent: each === shelf,
        }))}
        className="min-w-0"
      />
      <search className="block @max-2xl:border-line @max-2xl:border-b @2xl:w-80 @2xl:border-line @2xl:border-l">
        <form
          // The field follows the address.
          key={`${shelf} ${query}`}
          method="get"
          action={action}
          onSubmit={takeForm(onSearch && ((content) => onSearch(written(content, 'q'))))}
        >
          {shelf !== 'all' && <input type="hidden" name="shelf" value={shelf} />}
          <SearchField
            id="picture-search"
            name="q"
            label={t('search.label')}
            placeholder={t('search.placeholder')}
            clearLabel={t('search.clear')}
            submitLabel={t('search.submit')}
            defaultValue={query}
            maxLength={100}
            {...(onSearch && { onClear: () => onSearch('') })}
            className="[&_[data-slot=icon-button]]:border-y-0 [&_[data-slot=icon-button]]:border-r-0 [&_input]:rounded-none [&_input]:border-0"
          />
        </form>
      </search>
    </div>
  )
}
