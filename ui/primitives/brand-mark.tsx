import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'

/** Decorative: the brand's name stands beside it. As high as that in the header unless `className` sizes it. */
export function BrandMark({ className, ...props }: ComponentProps<'svg'>) {
  return (
    <svg
      data-slot="brand-mark"
      viewBox="0 0 20 26"
      width="1.25rem"
      height="1.625rem"
      aria-hidden="true"
      {...props}
      className={cn('shrink-0', className)}
    >
      <path d="M11 2h7v10h-7z" className="fill-signal" />
      <path d="M1 1h18v24H1zM10 1v24M1 13h18" className="fill-none stroke-2 stroke-current" />
    </svg>
  )
}
