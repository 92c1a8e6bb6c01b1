import { useTranslation } from 'react-i18next'
import { CareersWhy } from '#ui/blocks/careers/careers-why.tsx'
import type { Opening } from '#ui/blocks/careers/opening-row.tsx'
import { Openings } from '#ui/blocks/careers/openings.tsx'
import { ApplicationForm, type ApplicationFormProps } from '#ui/blocks/forms/application-form.tsx'
import { PageHeading } from '#ui/blocks/frame/page-heading.tsx'
import { ProcessSteps } from '#ui/blocks/home/process-steps.tsx'

export interface CareersPageProps extends Omit<ApplicationFormProps, 'openings'> {
  /** Undefined when they could not be fetched. */
  openings: readonly Opening[] | undefined
}

/** Specification 2 and 4; D2. */
export function CareersPage({ openings, ...form }: CareersPageProps) {
  const { t } = useTranslation('careers')
  return (
    <>
      <PageHeading title={t('title')} intro={t('intro')} />
      <CareersWhy />
      <Openings openings={openings} applyHref="#apply" />
      <ProcessSteps />
      <section id="apply" aria-labelledby="apply-title" className="grid lg:grid-cols-12">
        <div className="grid content-start gap-5 border-line px-gutter pt-16 lg:col-span-5 lg:border-r lg:py-section">
          <h2 id="apply-title" className="display text-h2">
            {t('apply.title')}
          </h2>
          <p className="max-w-[42ch] text-ink-soft text-lg">{t('apply.intro')}</p>
        </div>
        <div className="px-gutter py-12 lg:col-span-7 lg:py-section">
          <ApplicationForm {...form} openings={openings} />
        </div>
      </section>
    </>
  )
}
