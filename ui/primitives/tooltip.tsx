import * as Radix from '@radix-ui/react-tooltip'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cn } from '#ui/lib/cn.ts'

export interface TooltipProps extends Omit<ComponentProps<typeof Radix.Content>, 'content' | 'children'> {
  /** A hint, never something one must read. */
  content: ReactNode
  children: ReactElement
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  /** Milliseconds. Focus opens it at once. */
  delayDuration?: number
}

/** On hover and on focus; Escape hides it, and the pointer may move onto it. Touch never sees it. */
export function Tooltip({
  content,
  children,
  open,
  defaultOpen,
  onOpenChange,
  delayDuration = 400,
  sideOffset = 8,
  collisionPadding = 8,
  className,
  ...props
}: TooltipProps) {
  return (
    <Radix.Provider delayDuration={delayDuration}>
      <Radix.Root
        {...(open !== undefined && { open })}
        {...(defaultOpen !== undefined && { defaultOpen })}
        {...(onOpenChange && { onOpenChange })}
      >
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            data-slot="tooltip"
            sideOffset={sideOffset}
            collisionPadding={collisionPadding}
            {...props}
            className={cn(
              'z-50 max-w-64 rounded-pane border border-paper bg-ink px-3 py-2 text-paper text-sm data-[state=closed]:animate-undim data-[state=delayed-open]:animate-dim',
              className,
            )}
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
