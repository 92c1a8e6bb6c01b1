import { type ReactNode, useId } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { FieldError } from '#ui/primitives/field-error.tsx'

/** What every field with a label takes, beside its control's own attributes. */
export interface FieldProps {
  label: ReactNode
  /** A word of help that is there before anything goes wrong. */
  hint?: ReactNode
  /** Says what is wrong and marks the control as invalid. */
  error?: ReactNode
}

/** The looks that all text-like controls share. */
export const controlLooks =
  'w-full rounded-pane border border-line-strong bg-pane px-4 py-3 text-ink text-md transition-colors placeholder:text-ink-soft hover:border-ink aria-invalid:border-2 aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-60'

interface FieldFrameProps extends FieldProps {
  className?: string | undefined
  /** Gets what ties the control to its label, hint and error. */
  children: (control: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode
}

/** Label above, error below, all tied to the control between them. */
export function FieldFrame({ label, hint, error, className, children }: FieldFrameProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div data-slot="field" className={cn('grid gap-2', className)}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true as const }),
      })}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
