import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'

export type NoticeTone = 'neutral' | 'success' | 'danger'

const tones: Record<NoticeTone, string> = {
  neutral: 'border-ink',
  success: 'border-success text-success',
  danger: 'border-danger text-danger',
}

const notice = cva('border-l-4 bg-pane px-4 py-3 font-medium', { variants: { tone: tones } })

export interface NoticeProps extends ComponentProps<'div'> {
  tone?: NoticeTone
}

/** A sentence about what just happened. `danger` is read out at once, the others when the reader pauses. */
export function Notice({ tone = 'neutral', className, ...props }: NoticeProps) {
  return (
    <div
      data-slot="notice"
      data-tone={tone}
      role={tone === 'danger' ? 'alert' : 'status'}
      {...props}
      className={cn(notice({ tone }), className)}
    />
  )
}
