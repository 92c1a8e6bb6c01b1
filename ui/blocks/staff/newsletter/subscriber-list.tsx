import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import type { StaffClock } from '#locales/staff-formats.ts'
import {
  isFiltered,
  type ListedSubscriber,
  type SubscriberConditions,
  type SuppressedAddress,
} from '#ui/blocks/staff/newsletter/subscriber.ts'
import { SubscriberTable, type SubscriberTableProps } from '#ui/blocks/staff/newsletter/subscriber-table.tsx'
import { SuppressedTable } from '#ui/blocks/staff/newsletter/suppressed-table.tsx'
import { ScreenScene } from '#ui/blocks/staff/states/screen-scene.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Pagination } from '#ui/primitives/pagination.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'

export interface SubscriberListProps extends Pick<SubscriberTableProps, 'hrefFor' | 'hrefForOne' | 'onDelete'> {
  subscribers: readonly ListedSubscriber[]
  /** Of a shelf without addresses. */
  suppressed: readonly SuppressedAddress[]
  conditions: SubscriberConditions
  clock: StaffClock
  found: number
  page: number
  pages: number
  hrefForPage: (page: number) => string
  /** The shelf without conditions. */
  clearHref: string
  /** The same addresses as a file; nothing for whoever may not take them away. */
  csvHref?: string | undefined
  /** Where addresses are brought in; nothing for whoever may not. */
  importHref?: string | undefined
  /** Before the file is fetched; what it cancels is not. */
  onCsv?: ((event: MouseEvent) => void) | undefined
}

/** What is on a shelf, or why there is nothing. */
export function SubscriberList(props: SubscriberListProps) {
  const { subscribers, suppressed, conditions, clock, found, page, pages, hrefForPage, clearHref } = props
  const { csvHref, importHref, onCsv, ...table } = props
  const { t, i18n } = useTranslation('staff-newsletter')
  const { shelf = 'listed' } = conditions
  if (subscribers.length + suppressed.length === 0) {
    const isHidden = isFiltered(conditions)
    return (
      <ScreenScene
        data-slot="subscriber-list"
        title={isHidden ? t('notFound.title') : t(`empty.${shelf}`)}
        text={isHidden ? t('notFound.text') : t(`empty.${shelf}Text`)}
        scene={isHidden ? undefined : 'scene-empty'}
        actions={
          isHidden ? (
            <DeedButton asChild>
              <Anchor href={clearHref}>{t('notFound.clear')}</Anchor>
            </DeedButton>
          ) : (
            importHref !== undefined && (
              <DeedButton asChild>
                <Anchor href={importHref}>{t('list.import')}</Anchor>
              </DeedButton>
            )
          )
        }
      />
    )
  }
  return (
    <section data-slot="subscriber-list" aria-label={t(`shelves.${shelf}`)} className="grid gap-4 py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-4 px-gutter text-sm">
        <span role="status">{t('list.found', { count: found, number: formatNumber(found, i18n.language) })}</span>
        <span className="flex flex-wrap gap-x-6 gap-y-2">
          {importHref !== undefined && (
            <Link href={importHref} className="inline-flex items-center gap-2">
              <Icon name="upload" className="size-4" />
              {t('list.import')}
            </Link>
          )}
          {csvHref !== undefined && subscribers.length > 0 && (
            <Link href={csvHref} download onClick={onCsv} className="inline-flex items-center gap-2">
              <Icon name="download" className="size-4" />
              {t('list.csv')}
            </Link>
          )}
        </span>
      </p>
      {subscribers.length > 0 ? (
        <SubscriberTable {...table} />
      ) : (
        <SuppressedTable addresses={suppressed} clock={clock} />
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefFor={hrefForPage}
        label={t('pages.label')}
        previousLabel={t('pages.previous')}
        nextLabel={t('pages.next')}
        pageLabel={(number) => t('pages.page', { page: number })}
        className="px-gutter py-2"
      />
    </section>
  )
}
