import { useTranslation } from 'react-i18next'
import { OutcomeScene } from '#ui/blocks/frame/outcome-scene.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Button } from '#ui/primitives/button.tsx'

const steps = ['read', 'answer', 'start'] as const

export function ThankYouPage() {
  const { t } = useTranslation('thank-you')
  return (
    <OutcomeScene
      title={t('title')}
      intro={t('intro')}
      picture={{ slug: 'scene-thank-you', alt: t('picture') }}
      isOpening
    >
      <section className="grid gap-5 bg-paper px-gutter py-8">
        <h2 className="heading text-h3">{t('steps.title')}</h2>
        <ol className="grid gap-x-8 @xl:grid-cols-3">
          {steps.map((step, index) => (
            <li key={step} className="flex items-baseline gap-4 border-line border-t py-4 @xl:flex-col @xl:gap-2">
              <span aria-hidden="true" className="heading min-w-4 text-h3">
                {index + 1}
              </span>
              {t(`steps.${step}`)}
            </li>
          ))}
        </ol>
      </section>
      <p className="flex flex-wrap gap-4 bg-paper px-gutter py-8">
        <Button asChild variant="solid">
          <Anchor href="/">{t('home')}</Anchor>
        </Button>
        <Button asChild>
          <Anchor href="/contact">{t('again')}</Anchor>
        </Button>
      </p>
    </OutcomeScene>
  )
}
