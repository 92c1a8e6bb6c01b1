import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { controlLooks, FieldFrame, type FieldProps } from '#ui/primitives/field.tsx'

export interface SelectProps extends ComponentProps<'select'>, FieldProps {
  options: { value: string; label: string }[]
  /** Shown first and chosen while nothing else is; it has no value. */
  placeholder?: string
}

/** One of several. The browser's own select: it works without scripts and opens as the device's people know it. */
export function Select({ label, hint, error, options, placeholder, className, ...props }: SelectProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
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
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <svg
            viewBox="0 0 16 16"
            className="pointer-events-none absolute top-1/2 right-4 size-4 -translate-y-1/2 fill-none stroke-2 stroke-current"
            aria-hidden="true"
          >
            <path d="m3 6 5 5 5-5" />
          </svg>
        </span>
      )}
    </FieldFrame>
  )
}
