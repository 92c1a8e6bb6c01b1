import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { SectionHeading } from '#ui/blocks/frame/section-heading.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

const steps = ['apply', 'review', 'interview', 'decision'] as const

/** Specification 4, Careers application process. */
export function ProcessSteps() {
  const { t, i18n } = useTranslation('process-steps')
  return (
    <section data-slot="process-steps">
      <SectionHeading title={t('title')}>{t('intro')}</SectionHeading>
      <ol className="grid gap-px border-line border-y bg-line bg-clip-padding sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_1.2fr] lg:grid-rows-[minmax(13.5rem,1fr)_auto_auto_auto]">
        {steps.map((step, index) => (
          <li
            key={step}
            className="group flex flex-col gap-3 bg-paper px-gutter py-8 transition-colors duration-300 sm:row-span-4 sm:grid sm:grid-rows-subgrid lg:first:bg-ink lg:first:text-paper"
          >
            <span
              aria-hidden="true"
              data-number={formatNumber(index + 1, i18n.language, { minimumIntegerDigits: 2 })}
              className="display before:content-[attr(data-number)] mb-auto pb-10 text-number text-transparent [-webkit-text-stroke:1.5px_var(--ink)] lg:group-first:text-current lg:group-first:[-webkit-text-stroke:0] forced-colors:text-current"
            />
            <h3 className="heading text-h3">{t(`steps.${step}.title`)}</h3>
            <p className="max-w-[36ch] text-ink-soft lg:group-first:text-current">{t(`steps.${step}.text`)}</p>
            <p className="flex items-center gap-2 font-medium">
              <Icon name="clock" className="size-5 shrink-0" />
              {t(`steps.${step}.duration`)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
