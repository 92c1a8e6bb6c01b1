import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '#ui/lib/cn.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'

export interface MessageFormProps
  extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'noValidate' | 'onSubmit'> {
  label: string
  /** Without scripts the form is posted here. */
  action: string
  summary?: string | undefined
  /** A sentence about the whole form, such as a limit that was reached. */
  problem?: string | undefined
  submit: ReactNode
  privacy: ReactNode
  isSending?: boolean
  /** Without it the browser posts the form. */
  onSend?: ((content: FormData, form: HTMLFormElement) => void) | undefined
}

/** Specification 2 and 5. `noValidate`: the browser's bubbles are not in our words. */
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
  // A page that answers a plain post begins with it; an answer to a press is said where the press was.
  const [first] = useState(problem)

  function take(event: FormEvent<HTMLFormElement>) {
    if (!onSend) return
    event.preventDefault()
    if (!isSending) onSend(new FormData(event.currentTarget), event.currentTarget)
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
      {problem && problem === first && <Notice tone="danger">{problem}</Notice>}
      <input type="hidden" name="language" value={i18n.language} />
      {children}
      {problem && problem !== first && <Notice tone="danger">{problem}</Notice>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit" variant="solid" size="lg" aria-disabled={isSending}>
          {submit}
        </Button>
        <p className="max-w-80 text-ink-soft text-sm">{privacy}</p>
      </div>
    </form>
  )
}
