import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'

/** First in tab order, to the content. Seen only while focused. */
export function SkipLink({ className, ...props }: ComponentProps<'a'>) {
  return (
    <a
      data-slot="skip-link"
      {...props}
      className={cn(
        'fixed top-2 left-2 z-50 -translate-y-24 rounded-pane bg-ink px-4 py-3 font-medium text-paper focus-visible:translate-y-0 print:hidden',
        className,
      )}
    />
  )
}
