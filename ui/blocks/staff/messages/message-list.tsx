import { useTranslation } from 'react-i18next'
import type { MessageShelf } from '#api/contract/values/staff/messages.ts'
import { formatNumber } from '#locales/formats.ts'
import type { StaffClock } from '#locales/staff-formats.ts'
import type { ListedMessage } from '#ui/blocks/staff/messages/message.ts'
import { MessageLine } from '#ui/blocks/staff/messages/message-line.tsx'
import { ScreenScene } from '#ui/blocks/staff/states/screen-scene.tsx'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Pagination } from '#ui/primitives/pagination.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'

export interface MessageListProps {
  messages: readonly ListedMessage[]
  shelf: MessageShelf
  /** More is asked for than the shelf. */
  isFiltered: boolean
  found: number
  page: number
  pages: number
  clock: StaffClock
  /** The message that stands open beside it. */
  current?: string | undefined
  hrefFor: (id: string) => string
  hrefForPage: (page: number) => string
  /** The shelf without further conditions. */
  clearHref: string
  answeredHref: string
  className?: string
}

/** The messages of one shelf. */
export function MessageList({
  messages,
  shelf,
  isFiltered,
  found,
  page,
  pages,
  clock,
  current,
  hrefFor,
  hrefForPage,
  clearHref,
  answeredHref,
  className,
}: MessageListProps) {
  const { t, i18n } = useTranslation('staff-messages')
  if (messages.length === 0) {
    const way = isFiltered
      ? { href: clearHref, label: t('notFound.clear') }
      : shelf === 'open' && { href: answeredHref, label: t('empty.seeAnswered') }
    return (
      <ScreenScene
        data-slot="message-list"
        className={className}
        title={isFiltered ? t('notFound.title') : t(`empty.${shelf}`)}
        text={isFiltered ? t('notFound.text') : t(`empty.${shelf}Text`)}
        scene={isFiltered ? undefined : 'scene-thank-you'}
        actions={
          way && (
            <DeedButton asChild>
              <Anchor href={way.href}>{way.label}</Anchor>
            </DeedButton>
          )
        }
      />
    )
  }
  return (
    <div data-slot="message-list" className={cn('min-w-0', className)}>
      <p className="border-line border-b px-4 py-2.5 text-ink-soft text-xs tabular-nums md:px-6">
        {t('list.found', { count: found, number: formatNumber(found, i18n.language) })}
      </p>
      <ul aria-label={t('list.label')}>
        {messages.map((message) => (
          <MessageLine
            key={message.id}
            message={message}
            clock={clock}
            href={hrefFor(message.id)}
            isCurrent={message.id === current}
          />
        ))}
      </ul>
      {pages > 1 && (
        <Pagination
          page={page}
          pages={pages}
          hrefFor={hrefForPage}
          label={t('pages.label')}
          previousLabel={t('pages.previous')}
          nextLabel={t('pages.next')}
          pageLabel={(number) => t('pages.page', { page: number })}
          className="px-4 py-6"
        />
      )}
    </div>
  )
}
