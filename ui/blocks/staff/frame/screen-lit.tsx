import { type MouseEvent, type ReactNode, useRef } from 'react'
import { useShortcuts } from '#ui/blocks/staff/frame/use-shortcuts.ts'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import type { KeyFace } from '#ui/primitives/staff/key.tsx'
import { LitPane, LitPaneLink, type LitPaneSize } from '#ui/primitives/staff/lit-pane.tsx'
import { StaffIcon, type StaffIconName } from '#ui/primitives/staff/staff-icon.tsx'

/** The one action of a screen: a link with `href`, otherwise a button. */
export interface Lit {
  /** What happens, and to how many. Two lines at most. */
  action: ReactNode
  /** One word for the foot bar of a phone. */
  short: string
  /** On a phone it leads to a field further down, by id, where the button itself stands as well. */
  phone?: { field: string; icon: StaffIconName }
  sub?: ReactNode
  icon?: StaffIconName
  /** Drawn in its corner. ⌘ Enter presses it anyway. */
  keys?: readonly KeyFace[]
  href?: string
  onPress?: () => void
  /** The form that it sends, by id: works without scripts. */
  form?: string
  /** Dark: there is nothing to do yet. */
  isOff?: boolean
  /** It is being done. */
  isBusy?: boolean
}

export interface ScreenLitProps {
  lit: Lit
  size?: LitPaneSize
  /** Places the pane of wide windows. */
  className?: string
}

const phoneCell =
  '-outline-offset-4 focus-visible:-outline-offset-4 fixed right-0 bottom-0 z-30 grid h-[calc(4.25rem+env(safe-area-inset-bottom))] w-1/5 content-center justify-items-center gap-1 border-ink border-t px-0.5 pb-[env(safe-area-inset-bottom)] text-center text-xs outline-current focus-visible:outline-current md:hidden [@media(height<25rem)]:static [@media(height<25rem)]:min-h-12 [@media(height<25rem)]:w-full'
const phoneLight = 'bg-signal-text font-semibold text-on-signal aria-disabled:opacity-70'
const phoneDark = 'border-l border-l-line bg-paper text-ink-soft'

/** At the top right of a window, and where the thumb is on a phone. */
export function ScreenLit({ lit, size, className }: ScreenLitProps) {
  const { action, short, phone, sub, icon = 'arrow-right', keys, href, onPress, form } = lit
  const { isOff = false, isBusy = false } = lit
  const button = useRef<HTMLButtonElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  useShortcuts({
    'mod+Enter': ({ target }) => {
      const own = formOf(target)
      if (form === undefined || !own || own.getAttribute('id') === form) (link.current ?? button.current)?.click()
      // Who writes a note or searches means that, and not the answer that stands beside it.
      else own.requestSubmit()
    },
  })
  const words = { action, icon, ...(sub !== undefined && { sub }), ...(keys && { keys }), ...(size && { size }) }
  const inside = (
    <>
      <StaffIcon name={phone?.icon ?? icon} className="size-5" />
      <span className="max-w-full truncate">{short}</span>
    </>
  )
  if (href !== undefined && !isOff) {
    return (
      <>
        <LitPaneLink ref={link} href={href} {...words} className={cn('max-md:hidden', className)} />
        <Anchor href={href} data-slot="phone-lit" className={cn(phoneCell, phoneLight)}>
          {inside}
        </Anchor>
      </>
    )
  }
  const does = {
    type: form === undefined ? ('button' as const) : ('submit' as const),
    form,
    disabled: isOff,
    'aria-disabled': isBusy,
    onClick: isBusy ? undefined : onPress,
  }
  return (
    <>
      <LitPane ref={button} {...words} {...does} className={cn('max-md:hidden', className)} />
      {phone === undefined ? (
        <button data-slot="phone-lit" {...does} className={cn(phoneCell, isOff ? phoneDark : phoneLight)}>
          {inside}
        </button>
      ) : (
        <a href={`#${phone.field}`} onClick={goToField} data-slot="phone-lit" className={cn(phoneCell, phoneLight)}>
          {inside}
        </a>
      )}
    </>
  )
}

/** Of the field in which one writes; a button beside it is none. */
function formOf(target: EventTarget | null): HTMLFormElement | null {
  const field = target instanceof Element ? target.closest('input, textarea, [contenteditable]') : null
  return field?.closest('form') ?? null
}

/** The focus goes with it, so that a phone shows its keys; the address stays, which Back would have to leave. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.querySelector<HTMLElement>(event.currentTarget.hash)
  if (!field) return
  event.preventDefault()
  field.focus()
}
