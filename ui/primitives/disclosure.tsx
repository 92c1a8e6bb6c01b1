import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { Icon } from '#ui/primitives/icon.tsx'

export const foldLooks =
  'flex min-h-14 w-full cursor-pointer list-none items-center justify-between gap-6 py-4 text-left transition-colors hover:text-signal-text aria-disabled:cursor-not-allowed aria-disabled:opacity-60 disabled:cursor-not-allowed disabled:opacity-60 disabled:hover:text-ink'

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title'> {
  summary: ReactNode
}

/** The browser's `<details>`: works without scripts, and find-in-page opens it. The same `name` opens one at a time. */
export function Disclosure({ summary, className, children, ...props }: DisclosureProps) {
  return (
    <details
      data-slot="disclosure"
      {...props}
      className={cn(
        'group/disclosure border-line border-t last-of-type:border-b',
        '[interpolate-size:allow-keywords] details-content:h-0 details-content:overflow-y-clip motion-safe:details-content:transition-[height,content-visibility] motion-safe:details-content:transition-discrete motion-safe:details-content:duration-280 open:details-content:h-auto',
        className,
      )}
    >
      <summary
        data-slot="disclosure-summary"
        className={cn(foldLooks, 'heading text-h4 [&::-webkit-details-marker]:hidden')}
      >
        {summary}
        <PlusMinus className="print:hidden group-open/disclosure:[&>:last-child]:rotate-0" />
      </summary>
      <div data-slot="disclosure-content" className="max-w-160 pb-6 text-ink-soft">
        {children}
      </div>
    </details>
  )
}

/** Its parent turns the last child by state, until a minus is left. */
export function PlusMinus({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span {...props} aria-hidden="true" className={cn('relative grid size-5 shrink-0', className)}>
      <Icon name="minus" className="absolute size-5" />
      <Icon name="minus" className="absolute size-5 rotate-90 transition-transform duration-280" />
    </span>
  )
}
