import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DoorAct, type DoorActProps } from '#ui/blocks/staff/door/door-sheet.tsx'
import { clockTime, useCountdown } from '#ui/lib/staff/use-countdown.ts'
import { Notice } from '#ui/primitives/notice.tsx'
import { LitPane } from '#ui/primitives/staff/lit-pane.tsx'

export interface DoorFormProps extends Pick<ComponentProps<'form'>, 'ref'> {
  label: string
  /** Without scripts the form is posted here. */
  action: string
  /** Words of the lit pane. */
  submit: string
  aside: Omit<DoorActProps, 'lit'>
  /** What was wrong, in one sentence. */
  refused?: string | undefined
  /** Said after `refused`. */
  triesLeft?: number | undefined
  /** A sentence about the whole form that is nobody's mistake. */
  problem?: string | undefined
  /** Seconds until it may be tried again. */
  waitSeconds?: number | undefined
  isSending?: boolean
  /** Without it the browser posts the form. */
  onSend?: ((content: FormData) => void) | undefined
  children: ReactNode
  /** Other ways to do the same, below what was refused. */
  others?: ReactNode
}

/** A plain form whose end is the lit pane: dark while the door waits, busy while it is sent. */
export function DoorForm({
  label,
  action,
  submit,
  aside,
  refused,
  triesLeft,
  problem,
  waitSeconds,
  isSending = false,
  onSend,
  children,
  others,
  ...props
}: DoorFormProps) {
  const { t, i18n } = useTranslation('staff-door')
  const left = useCountdown(waitSeconds)
  const isWaiting = left > 0

  function take(event: FormEvent<HTMLFormElement>) {
    if (!onSend && !isWaiting) return
    event.preventDefault()
    if (!isSending && !isWaiting) onSend?.(new FormData(event.currentTarget))
  }

  return (
    <form
      data-slot="door-form"
      method="post"
      action={action}
      aria-label={label}
      noValidate
      {...props}
      onSubmit={take}
      className="flex grow flex-col"
    >
      <input type="hidden" name="language" value={i18n.language} />
      <div className="@container grid grow content-start gap-6 border-line border-t px-gutter py-8">
        {children}
        {isWaiting && (
          // Said once: the seconds that pass are in the dark pane, and are not read out.
          <Notice tone="danger">
            {t('waiting.title')} <span className="font-normal text-ink-soft">{t('waiting.text')}</span>
          </Notice>
        )}
        {refused && !isWaiting && (
          <Notice tone="danger">
            {refused}{' '}
            {triesLeft !== undefined && (
              <span className="font-normal text-ink-soft">{t('tries', { count: triesLeft })}</span>
            )}
          </Notice>
        )}
        {problem && <Notice tone="danger">{problem}</Notice>}
        {others}
      </div>
      <DoorAct
        {...aside}
        lit={
          <LitPane
            type="submit"
            size="lg"
            action={isSending ? t('sending') : submit}
            sub={isWaiting ? t('waiting.left', { time: clockTime(left) }) : undefined}
            icon={isWaiting ? 'clock' : 'arrow-right'}
            keys={['enter']}
            disabled={isWaiting}
            aria-disabled={isSending || undefined}
            className={isWaiting ? 'border-line @max-xl:border-b @xl:border-l' : undefined}
          />
        }
      />
    </form>
  )
}
