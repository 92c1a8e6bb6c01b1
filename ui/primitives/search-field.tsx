import { type ComponentProps, type KeyboardEvent, useId, useRef } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { controlLooks } from '#ui/primitives/field.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { IconButton } from '#ui/primitives/icon-button.tsx'

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string
  clearLabel: string
  submitLabel: string
  /** After the cross or Escape; the field also fires its usual change. */
  onClear?: () => void
}

/** In a form with `method="get"` it also works without scripts. */
export function SearchField({
  label,
  clearLabel,
  submitLabel,
  onClear,
  className,
  placeholder,
  onKeyDown,
  ...props
}: SearchFieldProps) {
  const ownId = useId()
  const id = props.id ?? ownId
  const frame = useRef<HTMLDivElement>(null)

  function clear() {
    const input = frame.current?.querySelector('input')
    if (!input?.value) return
    // The prototype's setter and an event of its own, so that React notices.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '')
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.focus()
    onClear?.()
  }

  function clearOnEscape(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event)
    if (event.key !== 'Escape' || event.defaultPrevented || !event.currentTarget.value) return
    event.preventDefault()
    clear()
  }

  return (
    <div ref={frame} data-slot="field" className={cn('flex', className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <span className="relative grid grow">
        <Icon name="search" className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2" />
        <input
          id={id}
          data-slot="search-field"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          {...props}
          // Never empty: the cross is hidden by :placeholder-shown.
          placeholder={placeholder || ' '}
          onKeyDown={clearOnEscape}
          className={cn(
            controlLooks,
            'peer min-h-12 appearance-none text-ellipsis rounded-r-none pr-12 pl-12 placeholder-shown:pr-3 focus-visible:z-10 [&::-webkit-search-cancel-button]:hidden',
          )}
        />
        <IconButton
          label={clearLabel}
          variant="quiet"
          size="sm"
          onClick={clear}
          className="absolute inset-y-0 right-1.5 z-20 my-auto peer-placeholder-shown:hidden peer-disabled:hidden noscript:hidden"
        >
          <Icon name="close" />
        </IconButton>
      </span>
      <IconButton
        type="submit"
        label={submitLabel}
        disabled={props.disabled}
        className="-ml-px h-auto w-12 rounded-l-none"
      >
        <Icon name="arrow-right" />
      </IconButton>
    </div>
  )
}
