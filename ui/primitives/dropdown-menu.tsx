import * as Radix from '@radix-ui/react-dropdown-menu'
import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { Icon } from '#ui/primitives/icon.tsx'

// Ink with paper on it. The outline is inset, so that the menu's edge does not cut it.
const itemLooks =
  'relative flex min-h-11 cursor-pointer select-none items-center gap-3 px-4 py-2 -outline-offset-4 outline-current data-disabled:cursor-not-allowed data-highlighted:bg-ink data-highlighted:text-paper data-disabled:opacity-60 forced-colors:data-highlighted:outline-2'

/** Actions behind a button. The page behind still scrolls, unless `modal` says otherwise. */
export function DropdownMenu({ modal = false, ...props }: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={modal} {...props} />
}

/** Gets the focus back. Use `asChild` to make a `Button` of it. */
export function DropdownMenuTrigger(props: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger data-slot="dropdown-menu-trigger" {...props} />
}

/** Opens under the trigger, or above it where there is no room. */
export function DropdownMenuContent({
  align = 'start',
  sideOffset = 8,
  collisionPadding = 8,
  className,
  ...props
}: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        data-slot="dropdown-menu-content"
        align={align}
        sideOffset={sideOffset}
        collisionPadding={collisionPadding}
        {...props}
        className={cn(
          'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 max-w-80 overflow-y-auto rounded-pane border border-ink bg-pane py-1 text-ink text-sm outline-none data-[state=closed]:animate-blind-close data-[state=open]:animate-blind-open',
          className,
        )}
      />
    </Radix.Portal>
  )
}

/** `asChild` with a link leads somewhere. `onSelect` fires for mouse, touch and keys alike. */
export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof Radix.Item>) {
  return <Radix.Item data-slot="dropdown-menu-item" {...props} className={cn(itemLooks, className)} />
}

export type DropdownMenuCheckboxItemProps = ComponentProps<typeof Radix.CheckboxItem>

export function DropdownMenuCheckboxItem({ className, children, ...props }: DropdownMenuCheckboxItemProps) {
  return (
    <Radix.CheckboxItem
      data-slot="dropdown-menu-checkbox-item"
      {...props}
      className={cn(itemLooks, 'pl-11', className)}
    >
      <Tick />
      {children}
    </Radix.CheckboxItem>
  )
}

export function DropdownMenuRadioGroup(props: ComponentProps<typeof Radix.RadioGroup>) {
  return <Radix.RadioGroup data-slot="dropdown-menu-radio-group" {...props} />
}

export function DropdownMenuRadioItem({ className, children, ...props }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem data-slot="dropdown-menu-radio-item" {...props} className={cn(itemLooks, 'pl-11', className)}>
      <Tick />
      {children}
    </Radix.RadioItem>
  )
}

function Tick() {
  return (
    <Radix.ItemIndicator className="absolute left-4">
      <Icon name="check" className="size-4" />
    </Radix.ItemIndicator>
  )
}

/** Names the items below it; it cannot be chosen. */
export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Radix.Label>) {
  return (
    <Radix.Label
      data-slot="dropdown-menu-label"
      {...props}
      className={cn('px-4 pt-3 pb-1 text-ink-soft text-xs', className)}
    />
  )
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof Radix.Separator>) {
  return (
    <Radix.Separator
      data-slot="dropdown-menu-separator"
      {...props}
      className={cn('my-1 border-line border-t', className)}
    />
  )
}
