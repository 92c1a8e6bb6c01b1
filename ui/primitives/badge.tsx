import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'

export type BadgeTone = 'neutral' | 'ink' | 'signal' | 'sky' | 'success' | 'danger'

/** Only `ink` and `signal` fill their pane. */
const tones: Record<BadgeTone, string> = {
  neutral: 'border-line-strong text-ink-soft',
  ink: 'border-ink bg-ink text-paper',
  signal: 'border-signal-text bg-signal-text text-on-signal',
  sky: 'border-sky text-sky',
  success: 'border-success text-success',
  danger: 'border-danger text-danger',
}

const badge = cva(
  'inline-flex min-h-6 w-fit items-center gap-1.5 whitespace-nowrap rounded-pane border px-2 font-medium text-xs',
  { variants: { tone: tones } },
)

export interface BadgeProps extends ComponentProps<'span'> {
  /** The words inside have to say it as well. */
  tone?: BadgeTone
}

/** A word or two about the thing beside it: its kind, its state, its number. */
export function Badge({ tone = 'neutral', className, ...props }: BadgeProps) {
  return <span data-slot="badge" data-tone={tone} {...props} className={cn(badge({ tone }), className)} />
}
