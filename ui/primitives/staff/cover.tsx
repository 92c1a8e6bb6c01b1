import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'

/** Bars where a name would stand. Its children are what the thing is called meanwhile. */
export function Cover({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="cover"
      {...props}
      className={cn(
        "before:mr-[0.5em] before:inline-block before:h-[0.85em] before:w-[3.5em] before:bg-[repeating-linear-gradient(90deg,currentColor_0_5px,transparent_5px_7px)] before:align-[-0.08em] before:content-['']",
        className,
      )}
    />
  )
}
