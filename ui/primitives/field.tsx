import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { FieldError } from '#ui/primitives/field-error.tsx'

export interface FieldProps {
  label: ReactNode
  /** Help that is there before anything goes wrong. */
  hint?: ReactNode
  /** Marks the control as invalid. */
  error?: ReactNode
}

export const controlLooks =
  'w-full rounded-pane border border-line-strong bg-pane px-4 py-3 text-ink text-md transition-colors placeholder:text-ink-soft hover:border-ink aria-invalid:border-2 aria-invalid:border-danger aria-invalid:px-[0.9375rem] [&[readonly]]:border-dashed [&[readonly]]:bg-transparent disabled:cursor-not-allowed disabled:border-dashed disabled:bg-transparent disabled:opacity-60'

/** Around a checkbox or radio button and the mark that is drawn over it. */
export const choiceFrame = 'mt-0.5 grid size-6 shrink-0 *:col-start-1 *:row-start-1 has-disabled:opacity-60'

/** Shared by checkbox and radio button; each adds its shape. */
export const choiceLooks =
  'peer relative size-full cursor-[inherit] appearance-none border border-line-strong bg-pane transition-colors hover:border-ink aria-invalid:border-2 aria-invalid:border-danger disabled:border-dashed'

/** Of a choice: it would send the form, which has more to it. */
export function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && !event.metaKey && !event.ctrlKey) event.preventDefault()
}

/** A choice and its words are one target. */
export const labelRow =
  'relative flex cursor-pointer items-start gap-3 py-0.5 has-disabled:cursor-not-allowed pointer-coarse:min-h-11 pointer-coarse:py-2'

export function fieldTies(
  id: string,
  { hint, error }: Pick<FieldProps, 'hint' | 'error'>,
): { 'aria-describedby'?: string; 'aria-invalid'?: true } {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { ...(described && { 'aria-describedby': described }), ...(error && { 'aria-invalid': true as const }) }
}

interface FieldFrameProps extends FieldProps {
  id?: string | undefined
  className?: string | undefined
  children: (control: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode
}

export function FieldFrame({ id: wantedId, label, hint, error, className, children }: FieldFrameProps) {
  const ownId = useId()
  const id = wantedId ?? ownId
  return (
    <div data-slot="field" className={cn('grid content-start gap-2', className)}>
      <label htmlFor={id} className="w-fit font-medium">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {children({ id, ...fieldTies(id, { hint, error }) })}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
