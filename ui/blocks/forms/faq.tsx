import { useTranslation } from 'react-i18next'
import { costsPath, type PricedService, priceFrom, prices } from '#locales/brand-prices.ts'
import type { Texts } from '#locales/texts.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { Disclosure } from '#ui/primitives/disclosure.tsx'
import { Link } from '#ui/primitives/link.tsx'

const questions = [
  'price',
  'payment',
  'time',
  'start',
  'support',
  'languages',
  'ending',
] as const satisfies (keyof Texts['faq']['items'])[]

/** The answers repeat promises of the specification (1 and 9), and sample prices. */
export function Faq() {
  const { t } = useTranslation('faq')
  return (
    <section data-slot="faq" className="grid border-line border-t lg:grid-cols-12">
      <div className="grid content-start gap-5 px-gutter pt-12 lg:col-span-5 lg:border-line lg:border-r lg:py-section">
        <h2 className="display text-h2">{t('title')}</h2>
        <p className="max-w-[42ch] text-ink-soft text-lg">{t('intro')}</p>
      </div>
      <div className="px-gutter py-12 lg:col-span-7 lg:py-section">
        {questions.map((question) => (
          <Disclosure key={question} summary={<h3>{t(`items.${question}.question`)}</h3>}>
            <p>{t(`items.${question}.answer`)}</p>
            {question === 'price' && <Budget />}
          </Disclosure>
        ))}
      </div>
    </section>
  )
}

function Budget() {
  const { t, i18n } = useTranslation('faq')
  const from = (service: PricedService) => priceFrom(service, i18n.language)
  return (
    <>
      <p className="mt-4">
        {t('budget', { design: from('webDesign'), development: from('webDevelopment'), app: from('appDevelopment') })}{' '}
        {prices.isSample && <Badge>{t('sampleFigures')}</Badge>}
      </p>
      <p className="mt-4">
        <Link href={costsPath(i18n.language)}>{t('costs')}</Link>
      </p>
    </>
  )
}
