import { useTranslation } from 'react-i18next'
import { SectionHeading } from '#ui/blocks/frame/section-heading.tsx'
import { StepDoor } from '#ui/blocks/home/step-door.tsx'
import { SliderRow } from '#ui/primitives/slider-row.tsx'

const steps = ['discover', 'design', 'build', 'launch', 'manage'] as const

/** Degrees. */
const openings: Record<(typeof steps)[number], number> = { discover: 14, design: 30, build: 45, launch: 60, manage: 76 }

export function ProcessSlider() {
  const { t } = useTranslation('home')
  return (
    <section data-slot="process-slider" data-theme="night" className="bg-paper text-ink">
      <SectionHeading title={t('process.title')}>{t('process.intro')}</SectionHeading>
      <SliderRow
        label={t('process.label')}
        previousLabel={t('process.previous')}
        nextLabel={t('process.next')}
        paneClassName="group/step w-[82%] transition-colors hover:bg-pane data-current:bg-pane sm:w-[44%] lg:w-[29%]"
      >
        {steps.map((step, index) => (
          <div key={step} className="px-gutter pt-8 pb-12">
            <div className="flex items-start justify-between gap-4">
              <span
                aria-hidden="true"
                className="display text-[clamp(5rem,3rem+7vw,9rem)] leading-[0.8] transition-colors group-data-current/step:text-signal"
              >
                {`0${index + 1}`}
              </span>
              <StepDoor opening={openings[step]} />
            </div>
            <div className="grid content-start gap-3 pt-10">
              <h3 className="heading text-h3">
                <span className="sr-only">{`${index + 1}. `}</span>
                {t(`process.${step}.title`)}
              </h3>
              <p className="max-w-[36ch] text-ink-soft">{t(`process.${step}.text`)}</p>
            </div>
          </div>
        ))}
      </SliderRow>
    </section>
  )
}
