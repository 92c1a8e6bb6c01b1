import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** Hides the one child instead of a span around it: for headings and captions. */
  asChild?: boolean
}

export function VisuallyHidden({ asChild = false, className, ...props }: VisuallyHiddenProps) {
  const Element = asChild ? Slot : 'span'
  return <Element data-slot="visually-hidden" {...props} className={cn('sr-only', className)} />
}
