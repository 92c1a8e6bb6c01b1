import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { spokenLanguage } from '#locales/spoken-languages.ts'
import { formatTime } from '#locales/staff-formats.ts'
import { Lintel } from '#ui/blocks/staff/frame/lintel.tsx'
import type { Lit } from '#ui/blocks/staff/frame/screen-lit.tsx'
import { useCommandKey } from '#ui/blocks/staff/frame/use-command-key.ts'
import { isOpen, type MessageDeed, type OpenMessage } from '#ui/blocks/staff/messages/message.ts'
import { MessageDeeds } from '#ui/blocks/staff/messages/message-deeds.tsx'
import { MessageFacts, type MessageFactsProps } from '#ui/blocks/staff/messages/message-facts.tsx'
import { MessageMails } from '#ui/blocks/staff/messages/message-mails.tsx'
import { MessageNotes, type MessageNotesProps } from '#ui/blocks/staff/messages/message-notes.tsx'
import { MessageStrips, type MessageStripsProps } from '#ui/blocks/staff/messages/message-strips.tsx'
import { MessageView } from '#ui/blocks/staff/messages/message-view.tsx'
import { MessagesBoard, type MessagesBoardProps } from '#ui/blocks/staff/messages/messages-board.tsx'
import { ReplyBox, type ReplyBoxProps, replyField, replyForm } from '#ui/blocks/staff/messages/reply-box.tsx'

export interface OpenMessageProps {
  message: OpenMessage
  writers: MessageStripsProps['writers']
  note: Omit<MessageNotesProps, 'notes' | 'clock' | 'action'>
  reply: Omit<ReplyBoxProps, 'message' | 'action'> & { key: string }
  /** Deeds are posted here without scripts. */
  action: string
  onDeed?: ((deed: MessageDeed) => void) | undefined
  onAssign?: MessageFactsProps['onAssign']
  onMail?: ((deed: 'withdraw' | 'retry', mail: string) => void) | undefined
}

export interface MessagesPageProps extends Omit<MessagesBoardProps, 'open'> {
  /** Since when there is no connection, in milliseconds. */
  offlineSince?: number | undefined
  open?: OpenMessageProps | undefined
}

/** What visitors wrote, and the answers to it. */
export function MessagesPage({ offlineSince, open, ...board }: MessagesPageProps) {
  const { t, i18n } = useTranslation('staff-messages')
  const { counts } = board.filter
  const { clock } = board.list
  const counted = (count: number) => ({ count, number: formatNumber(count, i18n.language) })
  const state = [
    counts.open > 0 ? t('state.waiting', counted(counts.open)) : t('state.none'),
    counts.quarantined > 0 && t('state.aside', counted(counts.quarantined)),
  ].filter(Boolean)
  return (
    <>
      <Lintel
        title={t('title')}
        isNamedAbove
        isOfList={open !== undefined && offlineSince === undefined}
        state={
          offlineSince === undefined
            ? state.join(' ')
            : t('state.asOf', { time: formatTime(clock.now, clock.timeZone) })
        }
        lit={useLit(board.list, open)}
      />
      <MessagesBoard
        {...board}
        open={
          open && {
            view: <Open {...open} clock={clock} />,
            // Nothing that is begun for one message goes to the next.
            side: <Side key={open.message.id} {...open} board={board} />,
            foot: <MessageDeeds {...open} />,
          }
        }
      />
    </>
  )
}

function Open({
  message,
  writers,
  reply,
  action,
  onDeed,
  clock,
}: OpenMessageProps & Pick<MessageStripsProps, 'clock'>) {
  const { key, ...box } = reply
  return (
    <>
      <MessageStrips
        message={message}
        writers={writers}
        clock={clock}
        action={action}
        onRelease={onDeed && (() => onDeed('release'))}
      />
      <MessageView message={message} clock={clock} action={action} onDeed={onDeed} />
      <ReplyBox key={key} message={message} action={action} {...box} />
    </>
  )
}

function Side({
  message,
  note,
  action,
  onAssign,
  onMail,
  board,
}: OpenMessageProps & { board: Pick<MessagesBoardProps, 'filter' | 'list'> }) {
  const shared = { clock: board.list.clock, action }
  return (
    <>
      <MessageFacts message={message} colleagues={board.filter.colleagues} {...shared} onAssign={onAssign} />
      <MessageMails mails={message.mails} {...shared} onDeed={onMail} />
      <MessageNotes notes={message.notes} {...note} {...shared} />
    </>
  )
}

/** Sends the answer to the open message, on a phone leads to its field; without a message it leads to the one whose promise runs out next. */
function useLit(list: MessagesBoardProps['list'], open: OpenMessageProps | undefined): Lit | undefined {
  const { t, i18n } = useTranslation('staff-messages')
  const command = useCommandKey()
  if (open) {
    const { message, reply } = open
    const action = message.state === 'quarantined' ? t('reply.sendAside') : t('reply.send')
    return {
      action: reply.isSending ? t('reply.sending') : action,
      short: t('reply.short'),
      phone: { field: replyField, icon: 'message' },
      sub: t('reply.sendSub', { spoken: spokenLanguage(message.language, i18n.language) }),
      icon: 'send',
      keys: [command, 'enter'],
      form: replyForm,
      isBusy: reply.isSending ?? false,
    }
  }
  const [next] = list.messages
  if (!next || !isOpen(next)) return undefined
  return {
    action: t('reply.next', { name: next.name }),
    sub: t('reply.nextText'),
    short: t('reply.short'),
    icon: 'message',
    href: list.hrefFor(next.id),
  }
}
