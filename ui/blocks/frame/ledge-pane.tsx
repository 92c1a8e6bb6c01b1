import { type ComponentProps, useRef } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { useFloor } from '#ui/lib/use-floor.ts'

/** A line in the corner, above what else floats at the bottom of the window. The page can be read on beside it. */
export function LedgePane({ className, ...props }: Omit<ComponentProps<'div'>, 'ref'>) {
  const pane = useRef<HTMLDivElement>(null)
  useFloor(pane, 'ledge')
  return (
    <div
      ref={pane}
      {...props}
      className={cn(
        'fixed right-2 bottom-[var(--ledge,0.5rem)] left-2 z-30 ml-auto flex animate-sash-open rounded-pane border border-ink bg-pane text-ink text-sm sm:right-gutter sm:bottom-[var(--ledge,1.25rem)]',
        className,
      )}
    />
  )
}
