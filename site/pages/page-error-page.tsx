import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { OutcomeScene, OutcomeTips } from '#ui/blocks/frame/outcome-scene.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Button } from '#ui/primitives/button.tsx'

const tips = ['again', 'start', 'email'] as const

interface PageErrorPageProps {
  reason?: string
  address?: string
  onRetry?: (event: MouseEvent) => void
}

export function PageErrorPage({ reason, address = '', onRetry }: PageErrorPageProps) {
  const { t } = useTranslation('page-error')
  return (
    <OutcomeScene title={t('title')} intro={t('intro')} picture={{ slug: 'scene-empty', alt: t('picture') }}>
      <OutcomeTips
        reason={reason}
        title={t('tips.title')}
        tips={tips.map((tip) => t(`tips.${tip}`, { address: brand.mail.contact }))}
      />
      <p className="flex flex-wrap gap-4 bg-paper px-gutter py-8">
        <Button asChild variant="solid">
          {/* A plain link, which loads the whole document again. */}
          <a href={address} onClick={onRetry}>
            {t('retry')}
          </a>
        </Button>
        <Button asChild>
          <Anchor href="/">{t('home')}</Anchor>
        </Button>
      </p>
    </OutcomeScene>
  )
}
