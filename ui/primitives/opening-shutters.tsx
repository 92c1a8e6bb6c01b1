import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'

/** They fold away once, after the first paint, and fill the positioned box they stand in. */
export function OpeningShutters({ className, ...props }: Omit<ComponentProps<'span'>, 'children'>) {
  return (
    <span
      data-slot="opening-shutters"
      aria-hidden="true"
      {...props}
      className={cn('pointer-events-none absolute inset-0 print:hidden', className)}
    >
      <Leaf className="left-0 origin-left" />
      <Leaf className="right-0 origin-right" />
    </span>
  )
}

function Leaf({ className }: { className: string }) {
  return (
    <span
      className={cn(
        'absolute inset-y-0 w-1/2 scale-x-0 animate-leaf border border-line bg-[repeating-linear-gradient(var(--line)_0_1px,transparent_1px_14px)] bg-pane',
        className,
      )}
    />
  )
}
