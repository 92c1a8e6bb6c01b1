import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DeedForm } from '#ui/blocks/staff/messages/deed-form.tsx'
import { cn } from '#ui/lib/cn.ts'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { Keys } from '#ui/primitives/staff/key.tsx'

export interface DeedQuestionProps {
  /** What is asked about: opens the question. */
  ask: ReactNode
  /** What will happen. */
  text: ReactNode
  /** What the button does, and to how many. */
  deed: ReactNode
  /** It cannot be brought back. */
  isFinal?: boolean
  isBusy?: boolean
  /** Posted here without scripts. */
  action: string
  fields: Readonly<Record<string, string>>
  onConfirm?: (() => void) | undefined
  className?: string | undefined
}

/** Asks in its place before a deed. Opens without scripts as well; Esc closes it. */
export function DeedQuestion(props: DeedQuestionProps) {
  const { ask, text, deed, isFinal = false, isBusy = false, action, fields, onConfirm, className } = props
  const { t } = useTranslation('staff-frame')
  const frame = useRef<HTMLDetailsElement>(null)
  const opener = useRef<HTMLElement>(null)

  function close() {
    if (frame.current) frame.current.open = false
    opener.current?.focus()
  }

  return (
    <details
      ref={frame}
      data-slot="deed-question"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !frame.current?.open) return
        event.stopPropagation()
        close()
      }}
      className={cn('group/question min-w-0', className)}
    >
      <summary
        ref={opener}
        className="inline-flex min-h-9 cursor-pointer list-none items-center py-1 text-sm underline decoration-line-strong underline-offset-4 hover:decoration-2 hover:decoration-signal group-open/question:font-semibold group-open/question:no-underline pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden"
      >
        {ask}
      </summary>
      <div
        className={cn(
          'mt-1 grid gap-3 border-l-4 bg-pane py-3 pr-3 pl-3.5 text-sm',
          isFinal ? 'border-danger' : 'border-ink',
        )}
      >
        <p className="text-ink-soft">{text}</p>
        <DeedForm
          action={action}
          fields={fields}
          onSend={
            onConfirm &&
            (() => {
              if (isBusy) return
              close()
              onConfirm()
            })
          }
          className="flex flex-wrap items-center gap-2"
        >
          <DeedButton type="submit" size="sm" tone={isFinal ? 'danger' : 'ink'} aria-disabled={isBusy}>
            {isBusy ? t('confirm.working') : deed}
          </DeedButton>
          <Keys faces={[t('keySheet.escape')]} className="text-ink-soft pointer-coarse:hidden" />
        </DeedForm>
      </div>
    </details>
  )
}
