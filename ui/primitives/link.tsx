import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'

export type LinkVariant = 'inline' | 'standalone'

const looks: Record<LinkVariant, string> = {
  inline: 'underline decoration-line-strong hover:decoration-signal hover:decoration-2',
  standalone:
    'hover:underline hover:decoration-2 hover:decoration-signal aria-[current]:underline aria-[current]:decoration-2 aria-[current]:decoration-signal',
}

const link = cva('underline-offset-4 transition-[text-decoration-color]', { variants: { variant: looks } })

const classes: Record<LinkVariant, string> = {
  inline: link({ variant: 'inline' }),
  standalone: link({ variant: 'standalone' }),
}

export interface LinkProps extends ComponentProps<'a'> {
  href: string
  /** `inline` inside running text, where only its underline tells it apart; `standalone` in lists and navigation. */
  variant?: LinkVariant
}

export function Link({ variant = 'inline', className, ...props }: LinkProps) {
  // Called, not mounted, as in `link-context.tsx`.
  const own = { 'data-slot': 'link', 'data-variant': variant }
  return <Anchor {...own} {...props} className={cn(classes[variant], className)} />
}
