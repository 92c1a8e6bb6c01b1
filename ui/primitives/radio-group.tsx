import * as RadixRadioGroup from '@radix-ui/react-radio-group'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { useHydrated } from '#ui/lib/use-hydrated.ts'
import { choiceLooks, type FieldProps, fieldTies, labelRow } from '#ui/primitives/field.tsx'
import { FieldError } from '#ui/primitives/field-error.tsx'

export type RadioGroupVariant = 'list' | 'panes'

const groups: Record<RadioGroupVariant, string> = {
  list: 'grid justify-items-start gap-2',
  panes: 'flex flex-wrap pt-px pl-px',
}

/** Panes overlap by the width of a line, so that neighbours share it. */
const rows: Record<RadioGroupVariant, string> = {
  list: labelRow,
  panes:
    'group relative -mt-px -ml-px flex min-h-24 flex-[1_1_10rem] cursor-pointer flex-col justify-between gap-4 border border-line-strong bg-pane p-4 transition-colors hover:z-10 hover:border-ink has-data-disabled:cursor-not-allowed has-data-disabled:bg-transparent has-data-disabled:text-ink-soft has-data-[state=checked]:z-10 has-data-[state=checked]:border-ink has-data-[state=checked]:bg-ink has-data-[state=checked]:text-paper has-checked:outline-2 has-checked:outline-ink has-checked:-outline-offset-2',
}

export interface RadioOption {
  value: string
  label: ReactNode
  /** Read after the label. */
  hint?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps
  extends Omit<ComponentProps<typeof RadixRadioGroup.Root>, 'children' | 'asChild'>,
    FieldProps {
  options: readonly RadioOption[]
  /** `list` for short words, `panes` for choices that deserve room. */
  variant?: RadioGroupVariant
}

/** One of a few, all in sight; for more than six take a `Select`. Plain radio buttons without scripts. */
export function RadioGroup({ label, hint, error, options, variant = 'list', className, ...props }: RadioGroupProps) {
  const id = useId()
  const chosen = props.value ?? props.defaultValue
  const isHydrated = useHydrated()
  return (
    <div data-slot="field" className={cn('grid content-start gap-2', className)}>
      <span id={`${id}-label`} className="font-medium">
        {label}
      </span>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      <RadixRadioGroup.Root
        data-slot="radio-group"
        data-variant={variant}
        aria-labelledby={`${id}-label`}
        {...fieldTies(id, { hint, error })}
        {...props}
        // Without scripts its hidden radio buttons would be of one group with the plain ones, and the last that is checked counts.
        name={isHydrated ? props.name : undefined}
        className={groups[variant]}
      >
        {options.map((option) => (
          <label key={option.value} className={rows[variant]}>
            <noscript>
              <input
                type="radio"
                name={props.name}
                value={option.value}
                required={props.required}
                disabled={props.disabled || option.disabled}
                defaultChecked={option.value === chosen}
                className="mt-0.5 size-6 shrink-0 accent-ink"
              />
            </noscript>
            <RadixRadioGroup.Item
              value={option.value}
              disabled={option.disabled}
              aria-labelledby={`${id}-${option.value}`}
              {...(option.hint && { 'aria-describedby': `${id}-${option.value}-hint` })}
              className={cn(choiceLooks, 'rounded-full in-aria-invalid:border-2 in-aria-invalid:border-danger')}
            >
              <RadixRadioGroup.Indicator
                forceMount
                className="absolute inset-0 m-auto size-3 rounded-full border-6 border-ink transition-transform data-[state=unchecked]:scale-0"
              />
            </RadixRadioGroup.Item>
            <span className="grid">
              <span id={`${id}-${option.value}`}>{option.label}</span>
              {option.hint && (
                <span
                  id={`${id}-${option.value}-hint`}
                  className="text-ink-soft text-sm group-has-data-[state=checked]:text-current"
                >
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </RadixRadioGroup.Root>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
