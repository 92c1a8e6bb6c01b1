import * as Radix from '@radix-ui/react-dialog'
import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { useReturnFocus } from '#ui/lib/use-return-focus.ts'

export type SideSheetProps = ComponentProps<typeof Radix.Root>

/** Control it with `open` and `onOpenChange`. */
export function SideSheet(props: SideSheetProps) {
  return <Radix.Root {...props} />
}

export interface SideSheetContentProps extends ComponentProps<typeof Radix.Content> {
  /** A selector: what gets the focus when its opener has left the page. */
  fallback?: string
}

/** A sheet from the right, as tall as the window; on phones it is the window. It scrolls inside when it is long. */
export function SideSheetContent({ fallback = 'main', className, ...props }: SideSheetContentProps) {
  const focus = useReturnFocus(fallback)
  return (
    <Radix.Portal>
      <Radix.Overlay
        data-slot="side-sheet-overlay"
        className="fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-undim data-[state=open]:animate-dim"
      />
      <Radix.Content
        data-slot="side-sheet-content"
        {...focus}
        {...props}
        className={cn(
          'fixed inset-y-0 right-0 z-50 w-full max-w-288 overflow-y-auto overscroll-contain border-ink bg-paper text-ink data-[state=closed]:animate-shutters-close data-[state=open]:animate-shutters-open xl:border-l',
          className,
        )}
      />
    </Radix.Portal>
  )
}

export function SideSheetTitle({ className, ...props }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title data-slot="side-sheet-title" {...props} className={cn('heading', className)} />
}

/** Read out with the title. */
export function SideSheetDescription(props: ComponentProps<typeof Radix.Description>) {
  return <Radix.Description data-slot="side-sheet-description" {...props} />
}

export function SideSheetClose(props: ComponentProps<typeof Radix.Close>) {
  return <Radix.Close data-slot="side-sheet-close" {...props} />
}
