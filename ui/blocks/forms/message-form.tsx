import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '#ui/lib/cn.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'

export interface MessageFormProps
  extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'noValidate' | 'onSubmit'> {
  /** Names the form. */
  label: string
  /** Where the form is posted as long as no script runs. */
  action: string
  /** A sentence about how many fields are wrong; nothing while all are right. */
  summary?: string | undefined
  /** A sentence about the whole form, such as a limit that was reached. */
  problem?: string | undefined
  /** The words on the button now. */
  submit: ReactNode
  /** Beside the button: what happens to what was written. */
  privacy: ReactNode
  /** Keeps it from being sent twice. */
  isSending?: boolean
  /** Takes what was written in place of the browser. Without it the browser posts the form. */
  onSend?: ((content: FormData) => void) | undefined
}

/**
 * The frame of a form that writes to the agency (specification 2 and 5): what is wrong on top, the fields, and at the end
 * the button. It carries the language along, and checks nothing itself: the browser’s bubbles would speak another voice.
 */
export function MessageForm({
  label,
  action,
  summary,
  problem,
  submit,
  privacy,
  isSending = false,
  onSend,
  className,
  children,
  ...props
}: MessageFormProps) {
  const { i18n } = useTranslation()

  function take(event: FormEvent<HTMLFormElement>) {
    if (!onSend) return
    event.preventDefault()
    if (!isSending) onSend(new FormData(event.currentTarget))
  }

  return (
    <form
      data-slot="message-form"
      method="post"
      action={action}
      aria-label={label}
      {...props}
      noValidate
      onSubmit={take}
      className={cn('grid', className)}
    >
      {summary && <Notice tone="danger">{summary}</Notice>}
      {problem && <Notice tone="danger">{problem}</Notice>}
      <input type="hidden" name="language" value={i18n.language} />
      {children}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit" variant="solid" size="lg" aria-disabled={isSending}>
          {submit}
        </Button>
        <p className="max-w-80 text-ink-soft text-sm">{privacy}</p>
      </div>
    </form>
  )
}
