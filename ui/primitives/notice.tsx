import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { Icon, type IconName } from '#ui/primitives/icon.tsx'

export type NoticeTone = 'neutral' | 'success' | 'danger'

const tones: Record<NoticeTone, string> = {
  neutral: 'border-line-strong',
  success: 'border-success',
  danger: 'border-danger',
}

const lights: Record<NoticeTone, string> = { neutral: 'text-ink', success: 'text-success', danger: 'text-danger' }

const signs: Record<NoticeTone, IconName> = { neutral: 'info', success: 'check', danger: 'warning' }

const notice = cva('flex rounded-pane border bg-pane', { variants: { tone: tones } })
const light = cva('grid w-12 shrink-0 place-items-center border-inherit border-r', { variants: { tone: lights } })

export interface NoticeProps extends ComponentProps<'div'> {
  tone?: NoticeTone
}

/** About what just happened. `danger` is read out at once, the others when the reader pauses. */
export function Notice({ tone = 'neutral', className, children, ...props }: NoticeProps) {
  return (
    <div
      data-slot="notice"
      data-tone={tone}
      role={tone === 'danger' ? 'alert' : 'status'}
      {...props}
      className={cn(notice({ tone }), className)}
    >
      <span className={light({ tone })}>
        <Icon name={signs[tone]} className="size-5" />
      </span>
      <div className="min-w-0 px-4 py-3 font-medium">{children}</div>
    </div>
  )
}
