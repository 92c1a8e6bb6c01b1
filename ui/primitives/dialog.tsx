import * as Radix from '@radix-ui/react-dialog'
import { cva } from 'class-variance-authority'
import { type ComponentProps, useRef } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { Icon } from '#ui/primitives/icon.tsx'

export type DialogSize = 'sm' | 'md' | 'lg'

const sizes: Record<DialogSize, string> = { sm: 'sm:max-w-md', md: 'sm:max-w-2xl', lg: 'sm:max-w-5xl' }

const content = cva(
  [
    'fixed inset-x-0 bottom-0 z-50 h-fit max-h-[90vh] w-full scroll-pt-14 overflow-y-auto overscroll-contain rounded-pane border border-ink bg-pane text-ink supports-[height:1dvh]:max-h-[90dvh]',
    'data-[state=closed]:animate-sash-close data-[state=open]:animate-sash-open',
    'sm:inset-0 sm:m-auto sm:w-[calc(100%-3rem)] sm:data-[state=closed]:animate-shutters-close sm:data-[state=open]:animate-shutters-open',
  ],
  { variants: { size: sizes } },
)

export type DialogProps = ComponentProps<typeof Radix.Root>

/** Control it with `open` and `onOpenChange`. */
export function Dialog(props: DialogProps) {
  return <Radix.Root {...props} />
}

/** Opens the dialog and gets the focus back. Use `asChild` to make a `Button` of it. */
export function DialogTrigger(props: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger data-slot="dialog-trigger" {...props} />
}

export interface DialogContentProps extends ComponentProps<typeof Radix.Content> {
  /** `sm` for a question, `md` for a form, `lg` for something to look at. */
  size?: DialogSize
  closeLabel: string
}

/** Centred, or a sheet from below on phones. It scrolls inside when it is long. */
export function DialogContent({
  size = 'md',
  closeLabel,
  onOpenAutoFocus,
  onCloseAutoFocus,
  className,
  children,
  ...props
}: DialogContentProps) {
  // Radix returns the focus to its own trigger only.
  const opener = useRef<Element>(null)
  return (
    <Radix.Portal>
      <Radix.Overlay
        data-slot="dialog-overlay"
        className="fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-undim data-[state=open]:animate-dim"
      />
      <Radix.Content
        data-slot="dialog-content"
        data-size={size}
        {...props}
        onOpenAutoFocus={(event) => {
          const { activeElement } = document
          if (!contains(event.currentTarget, activeElement)) opener.current = activeElement
          onOpenAutoFocus?.(event)
        }}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event)
          if (event.defaultPrevented || !isPlace(opener.current)) return
          event.preventDefault()
          opener.current.focus()
        }}
        className={cn(content({ size }), className)}
      >
        {/* Without height: the button stays in the corner while the rest scrolls beneath it. */}
        <div className="sticky top-0 z-10 flex h-0 justify-end">
          <Radix.Close
            aria-label={closeLabel}
            className="-outline-offset-4 grid size-12 shrink-0 place-items-center border-line border-b border-l bg-pane transition-colors hover:bg-ink hover:text-paper"
          >
            <Icon name="close" className="size-5" />
          </Radix.Close>
        </div>
        <div data-slot="dialog-body" className="grid gap-6 px-gutter py-8 sm:px-8">
          {children}
        </div>
      </Radix.Content>
    </Radix.Portal>
  )
}

function contains(outer: EventTarget | null, inner: Element | null) {
  return outer instanceof Node && outer.contains(inner)
}

function isPlace(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element.isConnected && element !== document.body
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof Radix.Title>) {
  return (
    <Radix.Title data-slot="dialog-title" {...props} className={cn('heading text-balance pr-10 text-h3', className)} />
  )
}

/** Read out with the title. */
export function DialogDescription({ className, ...props }: ComponentProps<typeof Radix.Description>) {
  return (
    <Radix.Description data-slot="dialog-description" {...props} className={cn('max-w-160 text-ink-soft', className)} />
  )
}

export function DialogClose(props: ComponentProps<typeof Radix.Close>) {
  return <Radix.Close data-slot="dialog-close" {...props} />
}
