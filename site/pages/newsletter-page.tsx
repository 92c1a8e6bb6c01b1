import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeading } from '#ui/blocks/frame/page-heading.tsx'

/** Answers a form that was sent without scripts (D19). */
export function NewsletterPage({ form }: { form: ReactNode }) {
  const { t } = useTranslation('newsletter')
  return (
    <>
      <PageHeading title={t('title')} intro={t('intro')} />
      <section className="grid max-w-160 gap-10 px-gutter py-section">
        <h2 className="heading text-h2">{t('signUp')}</h2>
        {form}
      </section>
    </>
  )
}
