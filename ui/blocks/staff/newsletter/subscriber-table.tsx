import { useTranslation } from 'react-i18next'
import { postTypes } from '#api/contract/values/post-lists.ts'
import type { SubscriberSort } from '#api/contract/values/staff/subscribers.ts'
import { languageNames } from '#locales/languages.ts'
import { formatList, formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import { type ListedSubscriber, type SubscriberConditions, usualOrder } from '#ui/blocks/staff/newsletter/subscriber.ts'
import { SubscriberMenu } from '#ui/blocks/staff/newsletter/subscriber-menu.tsx'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '#ui/primitives/table.tsx'

export interface SubscriberTableProps {
  subscribers: readonly ListedSubscriber[]
  clock: StaffClock
  conditions: SubscriberConditions
  /** Sorting leads to the same list in another order. */
  hrefFor: (conditions: SubscriberConditions) => string
  hrefForOne: (id: string) => string
  onDelete?: ((id: string) => void) | undefined
}

/** The addresses, each with what its consent stands on. Rows stack where it is narrow. */
export function SubscriberTable(props: SubscriberTableProps) {
  const { subscribers, clock, conditions, hrefFor, hrefForOne, onDelete } = props
  const { t, i18n } = useTranslation(['staff-newsletter', 'staff-posts'])
  const head = { conditions, hrefFor }
  const topicsOf = ({ topics }: ListedSubscriber) =>
    topics.length === postTypes.length
      ? undefined
      : topics.length === 0
        ? t('table.noTopics')
        : t('table.onlyTopics', {
            topics: formatList(
              topics.map((topic) => t(`staff-posts:types.${topic}`)),
              i18n.language,
            ),
          })
  return (
    <Table caption={t('table.label')} isCaptionHidden whenNarrow="stack" className="px-gutter">
      <TableHead>
        <TableRow>
          <SortHead sort="address" {...head} />
          <SortHead sort="language" {...head} />
          <SortHead sort="since" {...head} />
          <SortHead sort="source" {...head} />
          <TableHeaderCell>{t('table.proof')}</TableHeaderCell>
          <TableHeaderCell>
            <span className="sr-only">{t('table.deeds')}</span>
          </TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {subscribers.map((subscriber) => {
          const { id, address, language, since, source, proof } = subscriber
          const topics = topicsOf(subscriber)
          return (
            <TableRow key={id} data-slot="subscriber-row" className="relative">
              <TableCell isRowHeader className="max-w-96 @max-2xl/stack:pr-12">
                <Anchor
                  href={hrefForOne(id)}
                  data-row=""
                  className="wrap-anywhere underline decoration-transparent decoration-2 underline-offset-4 hover:decoration-signal"
                >
                  {address}
                </Anchor>
              </TableCell>
              <TableCell columnName={t('table.language')}>
                <span lang={language}>{languageNames[language]}</span>
              </TableCell>
              <TableCell columnName={t('table.since')} className="tabular-nums @2xl/stack:whitespace-nowrap">
                <time dateTime={new Date(since).toISOString()}>{formatWhen(since, i18n.language, clock)}</time>
              </TableCell>
              <TableCell columnName={t('table.source')} className="wrap-anywhere text-ink-soft">
                {source}
              </TableCell>
              <TableCell columnName={t('table.proof')}>
                {t(`proofs.${proof}`)}
                {topics && <span className="block text-ink-soft text-xs">{topics}</span>}
              </TableCell>
              <TableCell className="w-11 py-0 pr-0 @max-2xl/stack:absolute @max-2xl/stack:top-1.5 @max-2xl/stack:right-0">
                <SubscriberMenu address={address} href={hrefForOne(id)} onDelete={onDelete && (() => onDelete(id))} />
              </TableCell>
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}

function SortHead({
  sort,
  conditions,
  hrefFor,
}: { sort: SubscriberSort } & Pick<SubscriberTableProps, 'conditions' | 'hrefFor'>) {
  const { t } = useTranslation('staff-newsletter')
  const isSorted = (conditions.sort ?? 'since') === sort
  const order = isSorted ? (conditions.order ?? usualOrder(sort)) : undefined
  const next = order === undefined ? usualOrder(sort) : order === 'asc' ? 'desc' : 'asc'
  return (
    <TableHeaderCell aria-sort={order === undefined ? 'none' : order === 'asc' ? 'ascending' : 'descending'}>
      {/* Where rows stack nobody sees the head: a link in it would take the focus out of sight. */}
      <span className="hidden @max-2xl/stack:inline">{t(`table.${sort}`)}</span>
      <Anchor
        href={hrefFor({ ...conditions, sort, order: next })}
        className="-m-3 flex min-h-11 items-center gap-2 px-3 -outline-offset-4 hover:underline hover:decoration-2 hover:decoration-signal hover:underline-offset-4 @max-2xl/stack:hidden"
      >
        {t(`table.${sort}`)}
        <StaffIcon
          name="chevron-down"
          className={cn('size-3', order === undefined && 'opacity-30', order === 'asc' && 'rotate-180')}
        />
      </Anchor>
    </TableHeaderCell>
  )
}
