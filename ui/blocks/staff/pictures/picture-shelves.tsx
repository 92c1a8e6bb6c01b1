import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import type { PictureShelf } from '#ui/blocks/staff/pictures/picture.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
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
  const { t, i18n } = useTranslation('staff-pictures')
  return (
    <div
      data-slot="picture-shelves"
      className="flex flex-wrap items-stretch justify-between border-line border-b @max-2xl:flex-col-reverse"
    >
      <nav aria-label={t('shelves.label')} className="min-w-0 overflow-x-auto">
        <ul className="flex h-full min-h-12">
          {all.map((each) => (
            <li key={each} className="group/tab flex shrink-0">
              <Anchor
                href={hrefFor(each)}
                {...(each === shelf && { 'aria-current': 'page' as const })}
                className="flex items-center gap-2 whitespace-nowrap border-line border-r px-4 group-first/tab:pl-gutter font-medium text-sm -outline-offset-4 outline-current aria-[current]:bg-ink aria-[current]:text-paper forced-colors:aria-[current]:underline"
              >
                <span className="decoration-2 decoration-signal underline-offset-8 hover:underline">
                  {t(`shelves.${each}`)}
                </span>
                <span className="font-normal tabular-nums opacity-85">{formatNumber(counts[each], i18n.language)}</span>
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
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
