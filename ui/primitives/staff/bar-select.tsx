import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { StaffIcon, type StaffIconName } from '#ui/primitives/staff/staff-icon.tsx'

export interface BarSelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  /** Read out; what is chosen says the rest. */
  label: string
  options: readonly { value: string; label: string }[]
  icon?: StaffIconName
}

/** A pane of a bar that opens as selects do on the device. */
export function BarSelect({ label, options, icon, className, ...props }: BarSelectProps) {
  return (
    <label className={cn('relative flex min-h-12 min-w-0 items-center hover:bg-pane', className)}>
      <span className="sr-only">{label}</span>
      {icon && <StaffIcon name={icon} className="pointer-events-none absolute left-4 size-4" />}
      <select
        data-slot="bar-select"
        {...props}
        className={cn(
          'size-full min-w-0 cursor-pointer appearance-none truncate bg-transparent pr-10 font-medium text-sm -outline-offset-4',
          icon ? 'pl-10' : 'pl-4',
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-pane text-ink">
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute right-4 size-3.5" />
    </label>
  )
}
