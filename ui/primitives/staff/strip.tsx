import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { StaffIcon, type StaffIconName } from '#ui/primitives/staff/staff-icon.tsx'

export interface StripProps extends ComponentProps<'div'> {
  icon: StaffIconName
  /** A button or a link at its end. */
  action?: ReactNode
}

/**
 * A half-shut pane across a screen: no connection, a conflict, what lies in quarantine. Give it `role="status"` when it
 * comes while somebody works; the first words, in `<b>`, say what happened.
 */
export function Strip({ icon, action, className, children, ...props }: StripProps) {
  return (
    <div
      data-slot="strip"
      {...props}
      className={cn('grid grid-cols-[3rem_minmax(0,1fr)] border-ink border-b text-sm sm:flex', className)}
    >
      <span
        aria-hidden="true"
        className="grid w-12 shrink-0 place-items-center border-line border-r bg-[repeating-linear-gradient(0deg,transparent_0_6px,var(--line)_6px_7px)]"
      >
        <span className="bg-paper p-1">
          <StaffIcon name={icon} className="block size-5" />
        </span>
      </span>
      <div className="min-w-0 grow px-4.5 py-2.5 text-ink-soft [&_b]:font-semibold [&_b]:text-ink">{children}</div>
      {action && (
        <div className="flex items-center border-line px-4.5 font-medium max-sm:col-span-2 max-sm:min-h-12 max-sm:border-t sm:border-l">
          {action}
        </div>
      )}
    </div>
  )
}
