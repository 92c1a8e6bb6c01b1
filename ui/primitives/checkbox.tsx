import * as RadixCheckbox from '@radix-ui/react-checkbox'
import { type ComponentProps, useId } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { useHydrated } from '#ui/lib/use-hydrated.ts'
import { choiceLooks, type FieldProps, fieldTies, labelRow } from '#ui/primitives/field.tsx'
import { FieldError } from '#ui/primitives/field-error.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

export interface CheckboxProps
  extends Omit<ComponentProps<typeof RadixCheckbox.Root>, 'children' | 'asChild'>,
    FieldProps {}

/** Yes or no, or one of several that may all be true. Without scripts it is a plain checkbox of the same name. */
export function Checkbox({ label, hint, error, className, name, ...props }: CheckboxProps) {
  const id = useId()
  const isHydrated = useHydrated()
  return (
    <div data-slot="field" className={cn('grid justify-items-start gap-1', className)}>
      <label className={labelRow}>
        <noscript>
          <input
            type="checkbox"
            name={name}
            value={String(props.value ?? 'on')}
            required={props.required}
            defaultChecked={(props.checked ?? props.defaultChecked) === true}
            className="mt-0.5 size-6 shrink-0 accent-ink"
          />
        </noscript>
        <RadixCheckbox.Root
          data-slot="checkbox"
          // Once hydrated: before that Radix's hidden input would be sent as well, and unticking could not be sent.
          name={isHydrated ? name : undefined}
          {...fieldTies(id, { hint, error })}
          {...props}
          className={cn(choiceLooks, 'rounded-pane')}
        >
          <RadixCheckbox.Indicator
            forceMount
            className="absolute -inset-px grid place-items-center rounded-pane bg-ink text-paper transition-[clip-path] [clip-path:inset(0)] data-[state=unchecked]:[clip-path:inset(100%_0_0)]"
          >
            <Icon name="check" className="size-4.5 in-data-[state=indeterminate]:hidden" />
            <Icon name="minus" className="hidden size-4.5 in-data-[state=indeterminate]:block" />
          </RadixCheckbox.Indicator>
        </RadixCheckbox.Root>
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
