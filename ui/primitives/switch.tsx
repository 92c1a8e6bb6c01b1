import * as RadixSwitch from '@radix-ui/react-switch'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { useHydrated } from '#ui/lib/use-hydrated.ts'
import { Icon } from '#ui/primitives/icon.tsx'

export interface SwitchProps extends Omit<ComponentProps<typeof RadixSwitch.Root>, 'children' | 'asChild'> {
  label: ReactNode
  description?: ReactNode
  /** Why it cannot be changed. It stays focusable, so that the reason is found. */
  locked?: ReactNode
}

/** On or off at once; what is submitted later is a `Checkbox`. A plain checkbox without scripts. */
export function Switch({ label, description, locked, className, name, onCheckedChange, ...props }: SwitchProps) {
  const id = useId()
  const isHydrated = useHydrated()
  const isOn = props.checked ?? props.defaultChecked ?? false
  const described = [description && `${id}-description`, locked && `${id}-locked`].filter(Boolean).join(' ')
  return (
    <div data-slot="field" className={cn('grid gap-1', className)}>
      <label
        className={cn(
          'flex min-h-8 items-start justify-between gap-6 font-medium has-disabled:cursor-not-allowed',
          locked ? 'cursor-not-allowed' : 'cursor-pointer',
        )}
      >
        <span>{label}</span>
        <noscript>
          <input
            type="checkbox"
            name={name}
            value={String(props.value ?? 'on')}
            defaultChecked={isOn}
            disabled={Boolean(locked) || props.disabled}
            className="size-6 shrink-0 accent-ink"
          />
        </noscript>
        <RadixSwitch.Root
          data-slot="switch"
          // Once hydrated: before that Radix’s hidden input would be sent as well, and turning off could not be sent.
          name={isHydrated ? name : undefined}
          {...(described && { 'aria-describedby': described })}
          {...props}
          {...(locked ? { checked: isOn, 'aria-disabled': true } : { onCheckedChange })}
          className="group relative inline-flex h-7 w-13 shrink-0 cursor-[inherit] items-center rounded-pane border border-line-strong bg-pane p-0.75 transition-colors hover:border-ink disabled:opacity-60 data-[state=checked]:border-ink data-[state=checked]:bg-ink noscript:hidden"
        >
          <RadixSwitch.Thumb className="grid size-5 place-items-center border border-ink bg-ink text-paper transition-transform duration-300 data-[state=checked]:translate-x-6 data-[state=checked]:border-paper data-[state=checked]:bg-paper data-[state=checked]:text-ink">
            {locked ? (
              <Icon name="lock" className="size-3.5" />
            ) : (
              <Icon name="check" className="size-3.5 group-data-[state=unchecked]:hidden" />
            )}
          </RadixSwitch.Thumb>
        </RadixSwitch.Root>
      </label>
      {description && (
        <p id={`${id}-description`} className="max-w-[60ch] pr-19 text-ink-soft text-sm">
          {description}
        </p>
      )}
      {locked && (
        <p id={`${id}-locked`} className="max-w-[60ch] pr-19 text-sm">
          {locked}
        </p>
      )}
    </div>
  )
}
