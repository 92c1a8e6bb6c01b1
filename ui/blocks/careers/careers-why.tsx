import { useTranslation } from 'react-i18next'
import { SectionHeading } from '#ui/blocks/frame/section-heading.tsx'
import { cn } from '#ui/lib/cn.ts'

const reasons = ['talk', 'written', 'finished', 'languages'] as const

const widths: Record<(typeof reasons)[number], string> = {
  talk: 'lg:col-span-7',
  written: 'lg:col-span-5',
  finished: 'lg:col-span-5',
  languages: 'lg:col-span-7',
}

/** Specification 2, Careers. */
export function CareersWhy() {
  const { t } = useTranslation('careers-why')
  return (
    <section data-slot="careers-why">
      <SectionHeading title={t('title')} />
      <ul className="grid gap-px border-line border-y bg-line bg-clip-padding md:grid-cols-2 lg:grid-cols-12">
        {reasons.map((reason) => (
          <li
            key={reason}
            className={cn(
              'grid content-between gap-x-8 gap-y-10 bg-paper px-gutter py-8 lg:min-h-72 lg:py-10',
              widths[reason],
            )}
          >
            <h3 className="heading max-w-[14ch] text-[clamp(1.75rem,1.2rem+1.9vw,3rem)] leading-[1.02]">
              {t(`reasons.${reason}.title`)}
            </h3>
            <p className="max-w-[44ch] text-ink-soft text-lg">{t(`reasons.${reason}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
