import { Slot } from '@radix-ui/react-slot'
import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'

export type ButtonVariant = 'solid' | 'outline' | 'quiet'
export type ButtonSize = 'sm' | 'md' | 'lg'

const looks: Record<ButtonVariant, string> = {
  solid: 'shutter-hover border-transparent bg-signal-text text-on-signal',
  outline: 'shutter-hover border-line-strong bg-transparent text-ink',
  quiet:
    'border-transparent bg-transparent text-ink underline decoration-line-strong underline-offset-4 hover:decoration-2 hover:decoration-signal disabled:no-underline',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11',
  md: 'min-h-12 px-5 py-2 text-md',
  lg: 'min-h-14 px-7 py-2 text-lg',
}

const button = cva(
  'inline-flex items-center justify-center gap-2 rounded-pane border text-center font-medium transition-colors active:opacity-80 aria-disabled:cursor-progress aria-disabled:opacity-60 disabled:cursor-not-allowed disabled:border-dashed disabled:opacity-60',
  { variants: { variant: looks, size: sizes } },
)

export interface ButtonProps extends ComponentProps<'button'> {
  /** One `solid` a view, `outline` for equals, `quiet` beside them. */
  variant?: ButtonVariant
  size?: ButtonSize
  /** Gives the looks to the one child: for links that look like a button. */
  asChild?: boolean
}

/** Does something on this page. What leads elsewhere is a link: use `asChild` for its looks. */
export function Button({ variant = 'outline', size = 'md', asChild = false, className, ...props }: ButtonProps) {
  const Element = asChild ? Slot : 'button'
  return (
    <Element
      data-slot="button"
      data-variant={variant}
      data-size={size}
      {...(!asChild && { type: 'button' })}
      {...props}
      className={cn(button({ variant, size }), className)}
    />
  )
}
