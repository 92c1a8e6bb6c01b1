import { useTranslation } from 'react-i18next'
import { languageNames } from '#locales/languages.ts'
import { formatDay, formatTime, type StaffClock } from '#locales/staff-formats.ts'
import { DeedForm } from '#ui/blocks/staff/messages/deed-form.tsx'
import { footDeeds, type MessageDeed, type OpenMessage } from '#ui/blocks/staff/messages/message.ts'
import { MessageBody } from '#ui/blocks/staff/messages/message-body.tsx'
import { ScoreSum } from '#ui/blocks/staff/messages/score-sum.tsx'
import { cn } from '#ui/lib/cn.ts'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { type KeyFace, Keys } from '#ui/primitives/staff/key.tsx'

export interface MessageViewProps {
  message: OpenMessage
  clock: StaffClock
  /** Deeds are posted here without scripts. */
  action: string
  onDeed?: ((deed: MessageDeed) => void) | undefined
}

/** One message: what was written, what can be done with it, and why it was let through or not. */
export function MessageView({ message, clock, action, onDeed }: MessageViewProps) {
  const { t, i18n } = useTranslation('staff-messages')
  const { name, receivedAt, state } = message
  const day = formatDay(receivedAt, i18n.language, clock, { weekday: 'long' })
  const deeds: { deed: MessageDeed; label: string; key?: KeyFace }[] = [
    ...(state === 'archived'
      ? [{ deed: 'reopen' as const, label: t('view.reopen'), key: 'E' }]
      : state === 'quarantined'
        ? []
        : [{ deed: 'archive' as const, label: t('view.archive'), key: 'E' }]),
    { deed: 'spam', label: t('view.spam') },
    { deed: 'delete', label: t('view.delete') },
  ]
  return (
    <article data-slot="message-view">
      <div className="grid gap-5 border-line border-b px-4 py-6 md:px-7">
        <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          {/* In the head of a phone. */}
          <h2 tabIndex={-1} className="heading wrap-anywhere min-w-0 text-[1.75rem] leading-tight max-md:sr-only">
            {name}
          </h2>
          <p className="text-ink-soft text-xs tabular-nums">
            {day}, {formatTime(receivedAt, clock.timeZone)}
          </p>
          {/* Further down on a phone, with the facts. */}
          <p className="text-ink-soft text-xs md:hidden">
            {t(`purposes.${message.purpose}`)} · {languageNames[message.language]}
          </p>
        </header>
        <MessageBody text={message.message} language={message.language} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
        <div role="group" aria-label={t('view.deeds')} className="flex flex-wrap gap-2">
          {deeds.map(({ deed, label, key }) => (
            <DeedForm
              // The focus stays on it while it turns into its opposite.
              key={deed === 'reopen' ? 'archive' : deed}
              action={action}
              fields={{ deed }}
              onSend={onDeed && (() => onDeed(deed))}
              className={cn(footDeeds(message).includes(deed) && 'max-md:hidden')}
            >
              <DeedButton type="submit" size="sm">
                {label}
                {key && <Keys faces={[key]} className="pointer-coarse:hidden" />}
              </DeedButton>
            </DeedForm>
          ))}
        </div>
      </div>
      <div className="border-ink border-b px-4 py-5 md:px-7">
        <ScoreSum {...message} />
      </div>
    </article>
  )
}
