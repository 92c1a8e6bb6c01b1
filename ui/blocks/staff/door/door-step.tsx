import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PaneClock } from '#ui/primitives/staff/pane-clock.tsx'

/** Which of the two steps this is, and at its right whatever goes with it. */
export function DoorStep({ step, children }: { step: 1 | 2; children?: ReactNode }) {
  const { t } = useTranslation('staff-door')
  return (
    <div
      data-slot="door-step"
      className="flex min-h-6 flex-wrap items-center justify-between gap-x-6 gap-y-2 text-ink-soft text-xs"
    >
      <p className="flex items-center gap-3">
        <PaneClock total={2} left={step} size="xl" />
        {t('step', { step })}
      </p>
      {children}
    </div>
  )
}
