import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { LinkedText } from '#ui/blocks/frame/linked-text.tsx'
import { OutcomeScene } from '#ui/blocks/frame/outcome-scene.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'

interface PageErrorPageProps {
  reason?: string
  address?: string
}

const tips = ['again', 'start', 'email'] as const

export function PageErrorPage({ reason, address = '' }: PageErrorPageProps) {
  const { t } = useTranslation('page-error')
  return (
    <OutcomeScene title={t('title')} intro={t('intro')} picture={{ slug: 'scene-empty', alt: t('picture') }}>
      {reason && (
        <div className="bg-paper px-gutter py-6">
          <Notice tone="danger">{reason}</Notice>
        </div>
      )}
      <section className="grid gap-4 bg-paper px-gutter py-8">
        <h2 className="heading text-h3">{t('tips.title')}</h2>
        <ul className="grid">
          {tips.map((tip) => (
            <li key={tip} className="border-line border-t py-3">
              <LinkedText
                text={t(`tips.${tip}`, { address: brand.mail.contact })}
                links={{ mail: `mailto:${brand.mail.contact}` }}
              />
            </li>
          ))}
        </ul>
      </section>
      <p className="flex flex-wrap gap-4 bg-paper px-gutter py-8">
        <Button asChild variant="solid">
          {/* A plain link, which loads the whole document again. */}
          <a href={address}>{t('retry')}</a>
        </Button>
        <Button asChild>
          <Anchor href="/">{t('home')}</Anchor>
        </Button>
      </p>
    </OutcomeScene>
  )
}
