import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { Icon } from '#ui/primitives/icon.tsx'

/** The mark makes it readable without colour. Renders nothing when empty. */
export function FieldError({ className, children, ...props }: ComponentProps<'p'>) {
  if (!children) return null
  return (
    <p data-slot="field-error" {...props} className={cn('flex gap-2 text-danger text-sm', className)}>
      <Icon name="warning" className="mt-0.75 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
