import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { Icon } from '#ui/primitives/icon.tsx'

export interface TickProps extends Omit<ComponentProps<'input'>, 'type' | 'aria-label'> {
  /** Read out; there is no room for words beside it. */
  label: string
  /** Some of what it stands for are ticked, not all. */
  isMixed?: boolean
}

/** Chooses a row. The browser's own checkbox, so that a form sends it without scripts; its cell is the target. */
export function Tick({ label, isMixed = false, className, onKeyDown, ref, ...props }: TickProps) {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <label className="group/tick relative grid size-full min-h-11 min-w-11 cursor-pointer place-items-center has-disabled:cursor-not-allowed">
      <input
        data-slot="tick"
        type="checkbox"
        {...props}
        ref={input}
        aria-label={label}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          // It would press the first button of the form.
          if (event.key === 'Enter') event.preventDefault()
        }}
        className={cn(
          'peer col-start-1 row-start-1 size-5 cursor-[inherit] appearance-none rounded-pane border border-line-strong bg-pane checked:border-ink checked:bg-ink indeterminate:border-ink indeterminate:bg-ink group-hover/tick:border-ink disabled:border-dashed forced-colors:appearance-auto',
          className,
        )}
      />
      <Icon
        name={isMixed ? 'minus' : 'check'}
        className="pointer-events-none invisible col-start-1 row-start-1 size-4 text-paper peer-checked:visible peer-indeterminate:visible forced-colors:hidden"
      />
    </label>
  )
}
