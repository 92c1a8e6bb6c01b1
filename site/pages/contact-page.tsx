import { useTranslation } from 'react-i18next'
import { contactPurposes } from '#api/contract/contact.ts'
import { brand } from '#locales/brand.ts'
import { ContactForm, type ContactFormProps } from '#ui/blocks/contact-form.tsx'
import { PageHeading } from '#ui/blocks/page-heading.tsx'
import { Link } from '#ui/primitives/link.tsx'

type ContactPageProps = Omit<ContactFormProps, 'purposes'>

const steps = ['answer', 'talk', 'start'] as const

/** Form on one side, what happens next on the other. */
export function ContactPage(form: ContactPageProps) {
  const { t } = useTranslation('contact')
  return (
    <>
      <PageHeading title={t('title')} intro={t('intro')} />
      <div className="grid grow lg:grid-cols-12">
        <div className="px-gutter py-12 lg:col-span-7 lg:border-line lg:border-r">
          <ContactForm purposes={contactPurposes} {...form} />
        </div>
        <div className="grid content-start gap-12 border-line border-t px-gutter py-12 lg:col-span-5 lg:border-t-0">
          <section className="grid gap-5">
            <h2 className="heading text-h3">{t('next.title')}</h2>
            <ol className="grid">
              {steps.map((step, index) => (
                <li key={step} className="grid grid-cols-[3rem_1fr] border-line border-t py-4">
                  <span className="heading text-h4 text-signal-text">{index + 1}</span>
                  {t(`next.${step}`)}
                </li>
              ))}
            </ol>
          </section>
          <section className="grid gap-3">
            <h2 className="heading text-h3">{t('direct.title')}</h2>
            <p>
              {t('direct.email')} <Link href={`mailto:${brand.mail.contact}`}>{brand.mail.contact}</Link>
            </p>
          </section>
        </div>
      </div>
    </>
  )
}
