import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { choiceFrame, choiceLooks, type FieldProps, fieldTies, keepEnter, labelRow } from '#ui/primitives/field.tsx'
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
    'group relative -mt-px -ml-px flex min-h-24 flex-[1_1_10rem] cursor-pointer flex-col justify-between gap-4 border border-line-strong bg-pane p-4 transition-colors hover:z-10 hover:border-ink has-disabled:cursor-not-allowed has-[:disabled:not(:checked)]:bg-transparent has-[:disabled:not(:checked)]:text-ink-soft has-checked:z-10 has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-checked:outline-2 has-checked:outline-ink has-checked:-outline-offset-2',
}

export interface RadioOption {
  value: string
  label: ReactNode
  /** Read after the label. */
  hint?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'children'>, FieldProps {
  name: string
  options: readonly RadioOption[]
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  required?: boolean
  disabled?: boolean
  /** `list` for short words, `panes` for choices that deserve room. */
  variant?: RadioGroupVariant
}

/** One of a few, all in sight; for more than six take a `Select`. The browser’s own, so that it is chosen and sent before scripts come. */
export function RadioGroup(all: RadioGroupProps) {
  const { label, hint, error, options, variant = 'list', className, ...more } = all
  const { name, value, defaultValue, onValueChange, required, disabled, ...props } = more
  const id = useId()
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
      <div
        data-slot="radio-group"
        data-variant={variant}
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-required={required}
        {...fieldTies(id, { hint, error })}
        {...props}
        className={groups[variant]}
      >
        {options.map((option) => (
          <label key={option.value} className={rows[variant]}>
            <span className={choiceFrame}>
              <input
                type="radio"
                name={name}
                value={option.value}
                required={required}
                disabled={disabled || option.disabled}
                {...(value === undefined
                  ? { defaultChecked: option.value === defaultValue }
                  : { checked: option.value === value })}
                onChange={() => onValueChange?.(option.value)}
                onKeyDown={keepEnter}
                aria-labelledby={`${id}-${option.value}`}
                {...(option.hint && { 'aria-describedby': `${id}-${option.value}-hint` })}
                className={cn(choiceLooks, 'rounded-full in-aria-invalid:border-2 in-aria-invalid:border-danger')}
              />
              <span className="pointer-events-none relative size-3 place-self-center scale-0 rounded-full border-6 border-ink transition-transform peer-checked:scale-100" />
            </span>
            <span className="grid">
              <span id={`${id}-${option.value}`}>{option.label}</span>
              {option.hint && (
                <span
                  id={`${id}-${option.value}-hint`}
                  className="text-ink-soft text-sm group-has-checked:text-current"
                >
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
