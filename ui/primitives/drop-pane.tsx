import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { closeDetails, dismissDetails } from '#ui/lib/dismiss-details.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx'

export interface DropPaneProps extends ComponentProps<'details'> {
  /** Completes the summary for screen readers. */
  label: string
  /** Seen while it is closed: a word or two, an abbreviation, a sign. */
  summary: ReactNode
  /** Closes once a link or button inside is pressed; leave it out where people compare. */
  closesOnChoice?: boolean
}

/** A `details` element: opens without scripts. With the same `name` only one is open. */
export function DropPane({ label, summary, closesOnChoice = false, className, children, ...props }: DropPaneProps) {
  function closeAfterChoice({ target, currentTarget }: MouseEvent<HTMLElement>) {
    const details = currentTarget.closest('details')
    if (closesOnChoice && details && target instanceof Element && target.closest('a, button')) closeDetails(details)
  }
  return (
    <details data-slot="drop-pane" {...props} className={cn('group/drop relative flex', className)}>
      <summary className="flex min-h-16 min-w-13 cursor-pointer list-none items-center justify-center gap-2 px-3 text-sm -outline-offset-4 transition-colors hover:bg-pane focus-visible:-outline-offset-4 group-open/drop:bg-ink group-open/drop:text-paper group-open/drop:hover:bg-ink lg:px-5 [&::-webkit-details-marker]:hidden">
        {summary} <VisuallyHidden>{label}</VisuallyHidden>
        <Icon
          name="chevron-down"
          className="size-3 transition-transform group-open/drop:rotate-180 max-sm:hidden"
          strokeWidth={2}
        />
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only notices presses of the links and buttons inside, which keys cause as well. */}
      <div
        ref={dismissDetails}
        onClick={closeAfterChoice}
        className="absolute top-full right-0 w-max min-w-full border border-line-strong bg-pane group-open/drop:animate-blind-open"
      >
        {children}
      </div>
    </details>
  )
}
