import { type ComponentProps, useId } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { choiceFrame, choiceLooks, type FieldProps, fieldTies, keepEnter, labelRow } from '#ui/primitives/field.tsx'
import { FieldError } from '#ui/primitives/field-error.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'>, FieldProps {
  onCheckedChange?: ((checked: boolean) => void) | undefined
}

/** Yes or no, or one of several that may all be true. The browser’s own, so that it is ticked and sent before scripts come. */
export function Checkbox({ label, hint, error, className, onCheckedChange, ...props }: CheckboxProps) {
  const id = useId()
  return (
    <div data-slot="field" className={cn('grid justify-items-start gap-1', className)}>
      <label className={labelRow}>
        <span className={choiceFrame}>
          <input
            data-slot="checkbox"
            type="checkbox"
            onKeyDown={keepEnter}
            {...fieldTies(id, { hint, error })}
            {...props}
            onChange={(event) => {
              props.onChange?.(event)
              onCheckedChange?.(event.currentTarget.checked)
            }}
            className={cn(choiceLooks, 'rounded-pane')}
          />
          <span className="pointer-events-none relative grid place-items-center rounded-pane bg-ink text-paper transition-[clip-path] [clip-path:inset(100%_0_0)] peer-checked:[clip-path:inset(0)] peer-aria-invalid:m-px">
            <Icon name="check" className="size-4.5" />
          </span>
        </span>
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="pl-9 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} className="pl-9">
        {error}
      </FieldError>
    </div>
  )
}
