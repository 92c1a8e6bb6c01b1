import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'

export type ShareLook = 'solid' | 'hatched' | 'signal'

const looks: Record<ShareLook, string> = {
  solid: 'bg-lamp',
  hatched: 'bg-[repeating-linear-gradient(90deg,var(--line-strong)_0_1.5px,transparent_1.5px_4px)]',
  signal: 'bg-signal',
}

export type ShareBarSize = 'sm' | 'md'

export interface ShareBarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** In their order; of what they add up to. */
  parts: readonly { look: ShareLook; count: number }[]
  size?: ShareBarSize
}

/** Parts of a whole in one bar. Hidden from screen readers: give the numbers in words. */
export function ShareBar({ parts, size = 'sm', className, ...props }: ShareBarProps) {
  const shown = parts.filter(({ count }) => count > 0)
  return (
    <span
      data-slot="share-bar"
      data-size={size}
      aria-hidden="true"
      {...props}
      className={cn(
        'flex gap-0.5',
        size === 'sm' ? 'h-4' : 'h-11',
        shown.length === 0 && 'border border-line',
        className,
      )}
    >
      {shown.map(({ look, count }) => (
        <span
          key={look}
          style={{ flexGrow: count }}
          className={cn('block min-w-0.75 basis-0 [print-color-adjust:exact]', looks[look])}
        />
      ))}
    </span>
  )
}

export interface ShareKeyProps extends Omit<ComponentProps<'ul'>, 'children'> {
  names: readonly { look: ShareLook; name: string }[]
}

/** What the parts stand for. */
export function ShareKey({ names, className, ...props }: ShareKeyProps) {
  return (
    <ul data-slot="share-key" {...props} className={cn('flex flex-wrap gap-x-5 gap-y-1 text-xs', className)}>
      {names.map(({ look, name }) => (
        <li key={look} className="flex items-center gap-2">
          <span aria-hidden="true" className={cn('size-3 [print-color-adjust:exact]', looks[look])} />
          {name}
        </li>
      ))}
    </ul>
  )
}
