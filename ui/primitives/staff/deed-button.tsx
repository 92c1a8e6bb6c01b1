import { Slot } from '@radix-ui/react-slot'
import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'

export type DeedTone = 'ink' | 'line' | 'danger'
export type DeedSize = 'sm' | 'md'

const tones: Record<DeedTone, string> = {
  ink: 'border-ink bg-ink text-paper hover:bg-transparent hover:text-ink',
  line: 'border-line-strong bg-transparent text-ink hover:border-ink hover:bg-ink hover:text-paper',
  danger: 'border-danger bg-transparent text-danger hover:bg-danger hover:text-paper',
}

const sizes: Record<DeedSize, string> = {
  sm: 'min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11',
  md: 'min-h-11 px-5 py-2 text-sm',
}

const button = cva(
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-pane border text-center font-medium transition-colors active:opacity-80 aria-disabled:cursor-progress aria-disabled:opacity-60 disabled:cursor-not-allowed disabled:border-dashed disabled:opacity-60',
  { variants: { tone: tones, size: sizes } },
)

export interface DeedButtonProps extends ComponentProps<'button'> {
  /** `ink` for the one that a dialog is about, `danger` for what cannot be brought back, `line` beside them. */
  tone?: DeedTone
  size?: DeedSize
  /** Gives the looks to the one child: for links that look like a button. */
  asChild?: boolean
}

/** Says what happens and to how many. Vermilion is left to the lit pane. */
export function DeedButton({ tone = 'line', size = 'md', asChild = false, className, ...props }: DeedButtonProps) {
  const Element = asChild ? Slot : 'button'
  return (
    <Element
      data-slot="deed-button"
      data-tone={tone}
      data-size={size}
      {...(!asChild && { type: 'button' })}
      {...props}
      className={cn(button({ tone, size }), className)}
    />
  )
}
