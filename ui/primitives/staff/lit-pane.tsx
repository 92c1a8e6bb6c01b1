import { cva } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { type KeyFace, Keys } from '#ui/primitives/staff/key.tsx'
import { StaffIcon, type StaffIconName } from '#ui/primitives/staff/staff-icon.tsx'

export type LitPaneSize = 'sm' | 'md' | 'lg'

const sizes: Record<LitPaneSize, string> = {
  sm: 'gap-1 px-4 py-2.5 text-sm',
  md: 'gap-3 px-6 py-4 text-[1.1875rem]',
  lg: 'gap-6 px-gutter py-6 text-[1.375rem]',
}

const litPane = cva(
  'group/lit -outline-offset-4 focus-visible:-outline-offset-4 flex min-w-0 flex-col justify-between text-left font-semibold leading-tight outline-current focus-visible:outline-current',
  {
    variants: {
      size: sizes,
      isLit: {
        true: 'shutter-hover cursor-pointer bg-signal-text text-on-signal active:opacity-90 aria-disabled:cursor-progress aria-disabled:opacity-70',
        false: 'bg-transparent text-ink-soft transition-[background-color,color] duration-140',
      },
    },
  },
)

interface Words {
  /** What happens, and to how many. Two lines at most. */
  action: ReactNode
  /** The most urgent fact about it. */
  sub?: ReactNode
  icon?: StaffIconName
  /** Drawn in its corner; the shortcut itself is the screen's (`aria-keyshortcuts`). */
  keys?: readonly KeyFace[]
  size?: LitPaneSize
}

export interface LitPaneProps extends Omit<ComponentProps<'button'>, 'children'>, Words {}

/** The one action of a screen. `disabled` is dark: there is nothing to do yet. */
export function LitPane({
  action,
  sub,
  icon = 'arrow-right',
  keys,
  size = 'md',
  disabled = false,
  className,
  ...props
}: LitPaneProps) {
  const isRising = useRising(!disabled)
  return (
    <button
      data-slot="lit-pane"
      data-state={disabled ? 'dark' : 'lit'}
      type="button"
      disabled={disabled}
      {...props}
      className={cn(litPane({ size, isLit: !disabled }), isRising && 'animate-lit-rise', className)}
    >
      <Inside action={action} sub={sub} icon={icon} keys={keys} />
    </button>
  )
}

export interface LitPaneLinkProps extends Omit<ComponentProps<'a'>, 'children'>, Words {
  href: string
}

/** The same where the one action leads elsewhere. A link is never dark: leave it out instead. */
export function LitPaneLink({
  action,
  sub,
  icon = 'arrow-right',
  keys,
  size = 'md',
  className,
  ...props
}: LitPaneLinkProps) {
  const own = { 'data-slot': 'lit-pane-link', 'data-state': 'lit' }
  return (
    <Anchor {...own} {...props} className={cn(litPane({ size, isLit: true }), className)}>
      <Inside action={action} sub={sub} icon={icon} keys={keys} />
    </Anchor>
  )
}

function Inside({
  action,
  sub,
  icon,
  keys,
}: {
  action: ReactNode
  sub: ReactNode
  icon: StaffIconName
  keys: readonly KeyFace[] | undefined
}) {
  return (
    <>
      <span className="wrap-break-word min-w-0">
        {action}
        {sub !== undefined && <span className="block font-normal text-xs tabular-nums">{sub}</span>}
      </span>
      <span className="flex items-end justify-between gap-2">
        <StaffIcon name={icon} className="size-5 shrink-0" />
        {keys && <Keys faces={keys} className="pointer-coarse:hidden" />}
      </span>
    </>
  )
}

/** Whether it came on since it was first painted: a page does not begin with a movement. */
function useRising(isLit: boolean): boolean {
  const [before, setBefore] = useState(isLit)
  const [isRising, setRising] = useState(false)
  if (before !== isLit) {
    setBefore(isLit)
    setRising(isLit)
  }
  return isRising
}
