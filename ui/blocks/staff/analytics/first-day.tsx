import { useTranslation } from 'react-i18next'
import { PaneChart } from '#ui/primitives/staff/pane-chart.tsx'

/** Before the first visitor: a dark house. */
export function FirstDay() {
  const { t } = useTranslation('staff-analytics')
  return (
    <section data-slot="first-day" className="flex grow flex-col justify-between gap-16 px-gutter py-8">
      <div className="grid gap-4">
        <h2 className="display max-w-[20ch] text-[2.25rem] leading-[0.97] md:text-[2.75rem]">{t('first.title')}</h2>
        <p className="max-w-[48ch] text-ink-soft text-md">{t('first.text')}</p>
      </div>
      <PaneChart size="hour" rows={7} columns={Array.from({ length: 30 }, () => 0)} />
    </section>
  )
}
