import { useTranslation } from 'react-i18next'
import { formatDay, type StaffClock } from '#locales/staff-formats.ts'
import { cn } from '#ui/lib/cn.ts'
import { PaneClock } from '#ui/primitives/staff/pane-clock.tsx'

const DAY = 24 * 3_600_000
const DAYS = 30
const SOON = 7 // days left from which it asks

export interface DaysToAnswerProps {
  /** Milliseconds. */
  dueAt: number
  clock: StaffClock
}

/** The thirty days in which a person is answered, a pane each. */
export function DaysToAnswer({ dueAt, clock }: DaysToAnswerProps) {
  const { t, i18n } = useTranslation(['staff-persons', 'staff-desk'])
  // The last of them ends with its day.
  const left = Math.min(Math.max(0, Math.ceil((dueAt - clock.now) / DAY)), DAYS)
  const isAsking = left <= SOON
  const day = formatDay(dueAt, i18n.language, clock)
  return (
    <div
      data-slot="days-to-answer"
      data-state={isAsking ? 'asks' : 'waits'}
      className={cn('grid gap-1.5 text-xs', isAsking ? 'font-semibold text-signal-text' : 'text-ink-soft')}
    >
      <PaneClock total={DAYS} left={left} columns={15} isAsking={isAsking} />
      <span className="tabular-nums">
        {dueAt < clock.now
          ? t('list.late', { day })
          : [t('staff-desk:left.days', { count: left }), t('list.due', { day })].join(' · ')}
      </span>
    </div>
  )
}
