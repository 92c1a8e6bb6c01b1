import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import type { PictureShelf, StaffPicture } from '#ui/blocks/staff/pictures/picture.ts'
import { PictureTile, type PictureTileProps } from '#ui/blocks/staff/pictures/picture-tile.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Pagination } from '#ui/primitives/pagination.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'

export interface PictureGridProps extends Pick<PictureTileProps, 'now' | 'onChoose'> {
  /** Newest first. Nothing while they are being fetched. */
  pictures: readonly StaffPicture[] | undefined
  shelf: PictureShelf
  query: string
  /** How many fit, on all pages. */
  found: number
  page: number
  pages: number
  hrefFor: (page: number) => string
  pictureHref: (id: string) => string
  /** Shows everything of the shelf again. */
  clearHref: string
  /** Does so in its place. */
  onClear?: (() => void) | undefined
}

const tiles =
  'grid overflow-hidden grid-cols-[repeat(auto-fill,minmax(min(9.5rem,50%),1fr))] border-line border-b @2xl:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]'
const tile = '-mr-px -mb-px border-line border-r border-b'

/** The library as a front of panes. */
export function PictureGrid({ pictures, ...props }: PictureGridProps) {
  const { t, i18n } = useTranslation('staff-pictures')
  const { shelf, query, found, page, pages, hrefFor, pictureHref, clearHref, onClear, now, onChoose } = props
  if (!pictures) return <Loading label={t('title')} />
  return (
    <div data-slot="picture-grid" className="@container">
      {query !== '' && (
        <p className="flex flex-wrap items-baseline justify-between gap-4 border-line border-b px-gutter py-3 text-sm">
          <span role="status">{t('search.found', { count: found, number: formatNumber(found, i18n.language) })}</span>
          {onClear ? (
            <DeedButton size="sm" onClick={onClear}>
              {t('search.all')}
            </DeedButton>
          ) : (
            <Link href={clearHref}>{t('search.all')}</Link>
          )}
        </p>
      )}
      {pictures.length === 0 ? (
        <div className="grid justify-items-center gap-2 px-gutter py-20 text-center">
          <p className="heading wrap-anywhere text-h3">
            {query === '' ? t(`empty.${shelf}`) : t('empty.found', { query })}
          </p>
          <p className="text-ink-soft">{t(query === '' ? `empty.${shelf}Text` : 'empty.foundText')}</p>
        </div>
      ) : (
        <ul className={tiles}>
          {pictures.map((picture) => (
            <li key={picture.id} className={tile}>
              <PictureTile picture={picture} href={pictureHref(picture.id)} now={now} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefFor={hrefFor}
        label={t('pages.label')}
        previousLabel={t('pages.previous')}
        nextLabel={t('pages.next')}
        pageLabel={(number) => t('pages.page', { page: number })}
        className="p-gutter"
      />
    </div>
  )
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" data-slot="picture-grid" className="@container">
      <span className="sr-only">{label}</span>
      <div className={tiles}>
        {['a', 'b', 'c', 'd', 'e'].map((place) => (
          <div key={place} className={tile}>
            <div className="aspect-4/3 bg-pane" />
            <div className="grid gap-3 p-3">
              <Skeleton className="w-3/4" />
              <Skeleton className="w-1/2" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
