import { Slot } from '@radix-ui/react-slot'
import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'

export type IconButtonVariant = 'solid' | 'outline' | 'quiet'
export type IconButtonSize = 'sm' | 'md' | 'lg'

const looks: Record<IconButtonVariant, string> = {
  solid: 'shutter-hover border-transparent bg-signal-text text-on-signal',
  outline: 'shutter-hover border-line-strong bg-transparent text-ink',
  quiet: 'border-transparent bg-transparent text-ink hover:border-line-strong',
}

/** A finger needs 44 px, a pointer 24: the small one grows where the pointer is coarse. */
const sizes: Record<IconButtonSize, string> = {
  sm: 'size-8 text-sm pointer-coarse:size-11',
  md: 'size-11 text-md',
  lg: 'size-14 text-lg',
}

const iconButton = cva(
  'inline-flex shrink-0 items-center justify-center rounded-pane border transition-colors active:opacity-80 aria-disabled:cursor-progress aria-disabled:opacity-60 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper disabled:cursor-not-allowed disabled:border-dashed disabled:opacity-60',
  { variants: { variant: looks, size: sizes } },
)

export interface IconButtonProps extends ComponentProps<'button'> {
  /** Its accessible name. */
  label: string
  /** `outline` in a row of equals, `quiet` inside other things, `solid` for the one that matters. */
  variant?: IconButtonVariant
  size?: IconButtonSize
  /** Gives the looks to the one child: for links that look like a button. */
  asChild?: boolean
}

/** A square button without words on screen. Its child is an `Icon`, or with `asChild` a link around one. */
export function IconButton({
  label,
  variant = 'outline',
  size = 'md',
  asChild = false,
  className,
  ...props
}: IconButtonProps) {
  const Element = asChild ? Slot : 'button'
  return (
    <Element
      data-slot="icon-button"
      data-variant={variant}
      data-size={size}
      {...(!asChild && { type: 'button' })}
      aria-label={label}
      {...props}
      className={cn(iconButton({ variant, size }), className)}
    />
  )
}

const linkLooks = iconButton({ variant: 'outline', size: 'md' })

/** Makes a link look like an `outline` button. For rows on every page: `asChild` would render each link twice. */
export function iconLinkTies(label: string) {
  return {
    'data-slot': 'icon-button',
    'data-variant': 'outline',
    'data-size': 'md',
    'aria-label': label,
    className: linkLooks,
  }
}
