import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MessageFilter, type MessageFilterProps } from '#ui/blocks/staff/messages/message-filter.tsx'
import { MessageList, type MessageListProps } from '#ui/blocks/staff/messages/message-list.tsx'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface MessagesBoardProps {
  filter: MessageFilterProps
  list: Omit<MessageListProps, 'className'>
  /** The list without a message beside it. */
  backHref: string
  /** A sentence of the server: what did not work. */
  problem?: string | undefined
  /** What was done, where no notice says so: with a form that takes it back. */
  done?: ReactNode
  /** The message that is open: above, in the middle, its facts, and what stands at the foot of a phone. */
  open?: { view: ReactNode; side: ReactNode; foot: ReactNode } | undefined
}

/** List, message and facts side by side; where there is room for one only, the message that is open. */
export function MessagesBoard({ filter, list, backHref, problem, done, open }: MessagesBoardProps) {
  const { t } = useTranslation('staff-messages')
  const isEmpty = list.messages.length === 0
  return (
    <div data-slot="messages-board" className="@container flex grow flex-col">
      <div className={cn(open && '@max-4xl:hidden')}>
        <MessageFilter {...filter} />
      </div>
      {problem && (
        <Notice tone="danger" className="m-4">
          {problem}
        </Notice>
      )}
      {done && <Notice className="m-4">{done}</Notice>}
      <div
        className={cn(
          'grid grow grid-cols-[minmax(0,1fr)]',
          (open || !isEmpty) && '@4xl:grid-cols-[minmax(0,22.5rem)_minmax(0,1fr)]',
          open &&
            '@5xl:grid-cols-[minmax(0,18.75rem)_minmax(0,1fr)_15rem] @7xl:grid-cols-[minmax(0,22.5rem)_minmax(0,1fr)_15rem]',
        )}
      >
        <div
          className={cn(
            'min-w-0 border-line',
            (open || !isEmpty) &&
              '@4xl:sticky @4xl:top-0 @4xl:max-h-dvh @4xl:self-start @4xl:overflow-y-auto @4xl:border-r',
            open && '@max-4xl:hidden',
            open && '@max-5xl:@4xl:row-span-2',
          )}
        >
          <MessageList {...list} />
        </div>
        {open ? (
          <>
            <div className="min-w-0 border-line @4xl:border-l @4xl:-ml-px">
              <Anchor
                href={backHref}
                // A phone has it in its head.
                className="hidden max-md:hidden! min-h-12 items-center gap-2 border-line border-b px-4 font-medium text-sm -outline-offset-4 hover:bg-pane @max-4xl:flex"
              >
                <StaffIcon name="chevron-left" className="size-4" />
                {t('back')}
              </Anchor>
              {open.view}
            </div>
            <aside
              className="grid min-w-0 content-start gap-7 border-line px-4 py-6 @max-5xl:border-t @5xl:border-l md:px-5"
              aria-label={t('sender.title')}
            >
              {open.side}
            </aside>
          </>
        ) : (
          !isEmpty && (
            <div className="hidden content-start gap-2 px-7 py-8 @4xl:grid">
              <p className="heading text-[1.75rem]">{t('choose.title')}</p>
              <p className="text-ink-soft text-sm">{t('choose.text')}</p>
            </div>
          )
        )}
      </div>
      {open?.foot}
    </div>
  )
}
