import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'

export type FieldErrorProps = ComponentProps<'p'>

/** What is wrong with the field above, in words; the mark makes it readable without colour. Renders nothing when empty. */
export function FieldError({ className, children, ...props }: FieldErrorProps) {
  if (!children) return null
  return (
    <p data-slot="field-error" {...props} className={cn('flex gap-2 text-danger text-sm', className)}>
      <svg viewBox="0 0 16 16" className="mt-0.75 size-4 shrink-0 fill-none stroke-2 stroke-current" aria-hidden="true">
        <path d="M8 1.5 15 14H1zM8 6v4M8 11.5v1" />
      </svg>
      <span>{children}</span>
    </p>
  )
}
