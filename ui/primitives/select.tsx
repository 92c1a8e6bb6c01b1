import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { controlLooks, FieldFrame, type FieldProps } from '#ui/primitives/field.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

export interface SelectProps extends ComponentProps<'select'>, FieldProps {
  options: readonly { value: string; label: string; disabled?: boolean }[]
  /** Chosen while nothing else is; it has no value. */
  placeholder?: string
}

/** The native select: works without scripts and opens as on the device. */
export function Select({ label, hint, error, options, placeholder, className, ...props }: SelectProps) {
  return (
    <FieldFrame id={props.id} label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <span className="relative grid">
          <select
            data-slot="select"
            {...control}
            {...props}
            className={cn(controlLooks, 'min-h-12 appearance-none pr-12')}
          >
            {placeholder && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            className="pointer-events-none absolute top-1/2 right-4 size-4 -translate-y-1/2 text-ink"
          />
        </span>
      )}
    </FieldFrame>
  )
}
