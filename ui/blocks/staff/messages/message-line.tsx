import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { formatSpan, formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import { asksSoon, isOpen, type ListedMessage } from '#ui/blocks/staff/messages/message.ts'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { PaneClock } from '#ui/primitives/staff/pane-clock.tsx'

const HOUR = 3_600_000
const PROMISED = 24 // hours
const SCORE_PANES = 20

export interface MessageLineProps {
  message: ListedMessage
  clock: StaffClock
  href: string
  /** It stands open beside the list. */
  isCurrent: boolean
}

export function MessageLine({ message, clock, href, isCurrent }: MessageLineProps) {
  const { i18n } = useTranslation('staff-messages')
  const { name, excerpt, language, receivedAt } = message
  return (
    <li data-slot="message-line" className="border-line border-b">
      <Anchor
        href={href}
        data-row=""
        {...(isCurrent && { 'aria-current': 'true' as const })}
        className={cn(
          'grid gap-1 px-4 py-3.5 -outline-offset-4 outline-current md:px-6',
          isCurrent ? 'bg-ink text-paper panes-on-ink forced-colors:underline' : 'hover:bg-pane',
        )}
      >
        <span className="flex items-baseline justify-between gap-3">
          <span className="heading wrap-anywhere min-w-0 text-[1.0625rem] leading-tight">{name}</span>
          <span className={cn('shrink-0 text-xs tabular-nums', !isCurrent && 'text-ink-soft')}>
            {formatWhen(receivedAt, i18n.language, clock)}
          </span>
        </span>
        <span
          lang={language}
          className={cn('wrap-anywhere line-clamp-2 text-xs leading-normal', !isCurrent && 'text-ink-soft')}
        >
          {excerpt}
        </span>
        <Standing message={message} now={clock.now} isCurrent={isCurrent} />
      </Anchor>
    </li>
  )
}

/** How much of the promise is left, the score, or who has answered. */
function Standing({ message, now, isCurrent }: { message: ListedMessage; now: number; isCurrent: boolean }) {
  const { t, i18n } = useTranslation('staff-messages')
  const { state, score, dueAt, receivedAt, answered, assigned } = message
  const quiet = cn('text-xs tabular-nums', !isCurrent && 'text-ink-soft')
  const whose = assigned && <span className={quiet}>{t('list.for', { name: assigned.name })}</span>
  if (state === 'quarantined') {
    const number = formatNumber(score ?? 0, i18n.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    return (
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pt-1">
        <PaneClock total={SCORE_PANES} left={(score ?? 0) * SCORE_PANES} size="sm" />
        {whose}
        <span className={quiet}>{t('list.score', { score: number })}</span>
      </span>
    )
  }
  if (isOpen(message)) {
    const isAsking = asksSoon(message, now)
    const left = dueAt - now
    const span = formatSpan(Math.abs(left))
    return (
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pt-1">
        <PaneClock total={PROMISED} left={Math.ceil(left / HOUR)} size="sm" isAsking={isAsking} />
        {whose}
        <span
          className={cn(
            'text-xs tabular-nums',
            isAsking ? cn('font-semibold', !isCurrent && 'text-signal-text') : quiet,
          )}
        >
          {left < 0 ? t('list.late', { span }) : t('list.left', { span })}
        </span>
      </span>
    )
  }
  const after = answered && formatSpan(answered.at - receivedAt)
  return (
    <span className={cn('flex items-center gap-2', quiet)}>
      <Icon name="check" className="size-3.5 shrink-0" />
      {[
        state === 'archived' && t('list.archived'),
        answered &&
          (answered.by === null
            ? t('list.answeredGone', { span: after })
            : t('list.answered', { name: answered.by, span: after })),
      ]
        .filter(Boolean)
        .join(', ')}
    </span>
  )
}
