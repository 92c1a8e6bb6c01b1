import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'

export type SkeletonShape = 'text' | 'heading' | 'pane'

/** With forced colours a filled line would look like text, so each shape is an outline. */
const shapes: Record<SkeletonShape, string> = {
  text: 'h-[0.8em] rounded-pane bg-line forced-colors:border forced-colors:bg-transparent',
  heading: 'h-[1em] rounded-pane bg-line text-h3 forced-colors:border forced-colors:bg-transparent',
  pane: 'relative min-h-24 border border-line before:absolute before:inset-y-0 before:left-1/2 before:border-line before:border-l after:absolute after:inset-x-0 after:top-1/2 after:border-line after:border-t',
}

const skeleton = cva('block animate-breathe', { variants: { shape: shapes } })

export interface SkeletonProps extends ComponentProps<'span'> {
  /** A line of `text`, a `heading`, or a `pane` with a picture. Its width comes from `className`. */
  shape?: SkeletonShape
}

/** Hidden from screen readers: a `Spinner` or a status announces the loading. */
export function Skeleton({ shape = 'text', className, ...props }: SkeletonProps) {
  return (
    <span
      data-slot="skeleton"
      data-shape={shape}
      aria-hidden="true"
      {...props}
      className={cn(skeleton({ shape }), className)}
    />
  )
}
