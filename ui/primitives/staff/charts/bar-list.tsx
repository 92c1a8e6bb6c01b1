import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface BarRow {
  id: string
  label: ReactNode
  /** In full, where the label is cut. */
  title?: string | undefined
  value: ReactNode
  /** How it changed, at the end. */
  change?: ReactNode
  /** Of the longest bar, from 0 to 1. */
  share: number
  /** It stands for what is not known. */
  isHatched?: boolean
  /** Leads to what it would be without the others. */
  href?: string | undefined
  /** It is what is shown; its link takes that back. */
  isChosen?: boolean
}

export interface BarListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  rows: readonly BarRow[]
}

/** A line each, as long as its number. The numbers stand in it, so that it is read like any list. */
export function BarList({ rows, className, ...props }: BarListProps) {
  return (
    <ul data-slot="bar-list" {...props} className={cn('grid', className)}>
      {rows.map(({ id, label, title, value, change, share, isHatched = false, href, isChosen = false }) => (
        <li
          key={id}
          className="relative grid grid-cols-[minmax(0,1fr)_auto_3.75rem] items-baseline gap-x-3 pt-2 pb-2.5 has-[a:hover]:bg-pane"
        >
          <span className="flex min-w-0 items-baseline gap-2" title={title}>
            {href === undefined ? (
              <span className="truncate">{label}</span>
            ) : (
              <Anchor
                href={href}
                {...(isChosen && { 'aria-current': 'true' as const })}
                className="min-w-0 truncate decoration-2 decoration-signal underline-offset-4 after:absolute after:inset-0 hover:underline aria-[current]:font-semibold"
              >
                {label}
              </Anchor>
            )}
            {isChosen && <StaffIcon name="close" className="size-3.5 shrink-0 self-center" />}
          </span>
          <span className="font-semibold tabular-nums">{value}</span>
          <span className="text-right text-ink-soft text-xs tabular-nums">{change}</span>
          <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.75 border-line border-b">
            <span
              style={{ width: `${Math.max(0, Math.min(1, share)) * 100}%` }}
              className={cn(
                'block h-full min-w-0.5 [print-color-adjust:exact]',
                isHatched ? 'bg-[repeating-linear-gradient(90deg,var(--lamp)_0_3px,transparent_3px_6px)]' : 'bg-lamp',
              )}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
