import * as Radix from '@radix-ui/react-toast'
import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { Icon, type IconName } from '#ui/primitives/icon.tsx'

export type ToastTone = 'neutral' | 'success' | 'danger'

const tones: Record<ToastTone, string> = {
  neutral: 'border-l-ink',
  success: 'border-l-success',
  danger: 'border-l-danger',
}

const marks: Record<ToastTone, { icon: IconName; colour: string }> = {
  neutral: { icon: 'info', colour: 'text-ink' },
  success: { icon: 'check', colour: 'text-success' },
  danger: { icon: 'warning', colour: 'text-danger' },
}

const toast = cva(
  [
    'grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 rounded-pane border border-ink border-l-4 bg-pane text-ink text-sm',
    'data-[state=closed]:animate-sash-close data-[state=open]:animate-sash-open',
    'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) data-[swipe=cancel]:transition-transform data-[swipe=end]:transition-transform',
  ],
  { variants: { tone: tones } },
)

export interface ToastProviderProps extends Omit<ComponentProps<typeof Radix.Provider>, 'label'> {
  /** Read out before each message, such as “Notice”. */
  label: string
  /** `{hotkey}` in it becomes the key that leads there (F8). */
  viewportLabel: string
}

/** In the lower right corner, or along the foot of a phone. */
export function ToastProvider({ viewportLabel, children, ...props }: ToastProviderProps) {
  return (
    <Radix.Provider {...props}>
      {children}
      <Radix.Viewport
        data-slot="toast-viewport"
        label={viewportLabel}
        // Radix leaves the focus on it when the last message has gone: nothing is there to be outlined then.
        className="fixed inset-x-4 bottom-4 z-50 grid gap-2 empty:outline-none sm:left-auto sm:w-96"
      />
    </Radix.Provider>
  )
}

export interface ToastAction {
  label: string
  /** The same without the toast, read out with it, such as “Undo (also in the history)”. */
  description: string
  onSelect: () => void
}

export interface ToastProps extends Omit<ComponentProps<typeof Radix.Root>, 'title'> {
  tone?: ToastTone
  title: ReactNode
  description?: ReactNode
  action?: ToastAction
  closeLabel: string
}

/** Pauses while the pointer or the focus is on it. `danger` interrupts. */
export function Toast({ tone = 'neutral', title, description, action, closeLabel, className, ...props }: ToastProps) {
  const { icon, colour } = marks[tone]
  return (
    <Radix.Root
      data-slot="toast"
      data-tone={tone}
      type={tone === 'danger' ? 'foreground' : 'background'}
      {...props}
      className={cn(toast({ tone }), className)}
    >
      <Icon name={icon} className={cn('mt-3.5 ml-4 size-5', colour)} />
      <div className="grid justify-items-start gap-1 py-3">
        <Radix.Title className="font-semibold">{title}</Radix.Title>
        {description && <Radix.Description className="text-ink-soft">{description}</Radix.Description>}
        {action && (
          <Radix.Action
            altText={action.description}
            onClick={action.onSelect}
            className="min-h-8 font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-2 hover:decoration-signal"
          >
            {action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        aria-label={closeLabel}
        className="-outline-offset-4 grid size-11 place-items-center border-line border-b border-l transition-colors hover:bg-ink hover:text-paper"
      >
        <Icon name="close" className="size-4" />
      </Radix.Close>
    </Radix.Root>
  )
}
