import { useTranslation } from 'react-i18next'
import { PageHeading } from '#ui/blocks/page-heading.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Button } from '#ui/primitives/button.tsx'

const steps = ['read', 'answer', 'start'] as const

/** After a sent message: what happens next (specification 2). */
export function ThankYouPage() {
  const { t } = useTranslation('thank-you')
  return (
    <>
      <PageHeading title={t('title')} intro={t('intro')} />
      <section className="grid gap-8 px-gutter py-12">
        <h2 className="heading text-h3">{t('steps.title')}</h2>
        <ol className="grid md:grid-cols-3">
          {steps.map((step, index) => (
            <li key={step} className="grid gap-3 border-line border-t py-5 md:pr-8">
              <span className="heading text-h3 text-signal-text">{index + 1}</span>
              {t(`steps.${step}`)}
            </li>
          ))}
        </ol>
        <p className="flex flex-wrap gap-4">
          <Button asChild variant="solid">
            <Anchor href="/">{t('home')}</Anchor>
          </Button>
          <Button asChild>
            <Anchor href="/contact">{t('again')}</Anchor>
          </Button>
        </p>
      </section>
    </>
  )
}
