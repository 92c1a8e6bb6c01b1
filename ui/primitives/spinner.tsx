import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'

export type SpinnerSize = 'sm' | 'md' | 'lg' | 'xl'

const sizes: Record<SpinnerSize, string> = { sm: 'h-5', md: 'h-8', lg: 'h-14', xl: 'h-26' }

const frame = cva('w-auto shrink-0', { variants: { size: sizes } })

const panes = [
  { d: 'M2 2h8v11H2z', delay: '' },
  { d: 'M10 2h8v11h-8z', delay: '[animation-delay:400ms]' },
  { d: 'M10 13h8v11h-8z', delay: '[animation-delay:800ms]' },
  { d: 'M2 13h8v11H2z', delay: '[animation-delay:1200ms]' },
] as const

export interface SpinnerProps extends ComponentProps<'div'> {
  /** Read out when it appears; shown with reduced motion. Without it the spinner is decoration. */
  label?: string
  size?: SpinnerSize
  /** Shows the label for everyone. */
  isLabelled?: boolean
}

/** With reduced motion one pane stays lit and the label shows. */
export function Spinner({ label, size = 'md', isLabelled = false, className, ...props }: SpinnerProps) {
  return (
    <div
      data-slot="spinner"
      data-size={size}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'status' })}
      {...props}
      className={cn('inline-flex items-center gap-3', className)}
    >
      <svg viewBox="0 0 20 26" className={frame({ size })} aria-hidden="true">
        {panes.map(({ d, delay }, index) => (
          <path
            key={d}
            d={d}
            className={cn(
              'animate-lamp fill-signal opacity-0 motion-reduce:animate-none',
              delay,
              index === 1 && 'motion-reduce:opacity-100',
            )}
          />
        ))}
        <path d="M1 1h18v24H1zM10 1v24M1 13h18" className="fill-none stroke-2 stroke-current" />
      </svg>
      {label !== undefined && (
        <span className={isLabelled ? undefined : 'sr-only motion-reduce:not-sr-only'}>{label}</span>
      )}
    </div>
  )
}
