import { useTranslation } from 'react-i18next'
import { PageHeading } from '#ui/blocks/page-heading.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Button } from '#ui/primitives/button.tsx'

/** Nothing is at this address: ways on (specification 2). */
export function NotFoundPage() {
  const { t } = useTranslation('not-found')
  return (
    <>
      <PageHeading title={t('title')} intro={t('intro')} />
      <p className="flex flex-wrap gap-4 px-gutter py-12">
        <Button asChild variant="solid">
          <Anchor href="/">{t('home')}</Anchor>
        </Button>
        <Button asChild>
          <Anchor href="/contact">{t('support')}</Anchor>
        </Button>
      </p>
    </>
  )
}
