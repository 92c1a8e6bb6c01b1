import { useTranslation } from 'react-i18next'
import { contactPurposes } from '#api/contract/values/contact-purposes.ts'
import { ContactDetails } from '#ui/blocks/forms/contact-details.tsx'
import { ContactForm, type ContactFormProps } from '#ui/blocks/forms/contact-form.tsx'
import { Faq } from '#ui/blocks/forms/faq.tsx'
import { PageHeading } from '#ui/blocks/frame/page-heading.tsx'

const steps = ['answer', 'talk', 'start'] as const

export function ContactPage(form: Omit<ContactFormProps, 'purposes'>) {
  const { t } = useTranslation('contact')
  return (
    <>
      <PageHeading title={t('title')} intro={t('intro')} />
      <div className="grid grow lg:grid-cols-12">
        <div className="px-gutter py-12 lg:col-span-7 lg:border-line lg:border-r lg:py-16">
          <ContactForm purposes={contactPurposes} {...form} />
        </div>
        <div className="grid content-start gap-px border-line bg-line max-lg:border-t lg:col-span-5 lg:grid-rows-[auto_1fr]">
          <section className="grid content-start gap-6 bg-paper px-gutter py-12 lg:py-16">
            <h2 className="heading text-h3">{t('next.title')}</h2>
            <ol className="grid">
              {steps.map((step, index) => (
                <li key={step} className="grid grid-cols-[3.5rem_1fr] items-baseline border-line border-t py-4">
                  <span aria-hidden="true" className="heading text-h3">
                    {index + 1}
                  </span>
                  {t(`next.${step}`)}
                </li>
              ))}
            </ol>
          </section>
          <div className="bg-paper px-gutter py-12">
            <ContactDetails />
          </div>
        </div>
      </div>
      <Faq />
    </>
  )
}
