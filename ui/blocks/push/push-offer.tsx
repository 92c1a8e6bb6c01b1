import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { BrandMark } from '#ui/primitives/brand-mark.tsx'
import { Button } from '#ui/primitives/button.tsx'

const row = 'grid gap-x-4 gap-y-1 border-line border-b py-3 sm:grid-cols-[9rem_1fr] sm:py-4'
const terms = ['what', 'often', 'off'] as const

export interface PushOfferProps {
  isBusy?: boolean
  needsConsent?: boolean
  onEnable: () => void
  onLater: () => void
}

export function PushOffer({ isBusy = false, needsConsent = false, onEnable, onLater }: PushOfferProps) {
  const { t } = useTranslation('push-modal')
  return (
    <div data-slot="push-offer" className="grid gap-6">
      <dl className="grid border-line border-t">
        <div className={row}>
          <dt className="font-medium">{t('offer.sample.label')}</dt>
          <dd className="grid max-w-96 grid-cols-[auto_1fr] items-center gap-x-4 border border-line-strong bg-paper p-4">
            <BrandMark />
            <div>
              <p className="text-ink-soft text-xs">{`${brand.name} · ${t('offer.sample.source')}`}</p>
              <p className="font-semibold">{t('offer.sample.title')}</p>
              <p className="text-sm">{t('offer.sample.text')}</p>
            </div>
          </dd>
        </div>
        {terms.map((term) => (
          <div key={term} className={row}>
            <dt className="font-medium">{t(`offer.terms.${term}.label`)}</dt>
            <dd className="text-ink-soft">{t(`offer.terms.${term}.text`)}</dd>
          </div>
        ))}
        {needsConsent && (
          <div className={row}>
            <dt className="font-medium">{t('offer.consent.label')}</dt>
            <dd>{t('offer.consent.text')}</dd>
          </div>
        )}
      </dl>
      <div className="flex flex-wrap gap-3 *:grow sm:*:grow-0">
        <Button variant="solid" aria-disabled={isBusy} onClick={() => !isBusy && onEnable()}>
          {isBusy ? t('offer.enabling') : t(needsConsent ? 'offer.allow' : 'offer.enable')}
        </Button>
        <Button onClick={onLater}>{t('offer.later')}</Button>
      </div>
    </div>
  )
}
