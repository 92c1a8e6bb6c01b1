import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { FooterService } from '#api/contract/values/services.ts'
import { costsPath, isMonthly, priceFrom, prices } from '#locales/brand-prices.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { useBackCloses } from '#ui/lib/use-back-closes.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#ui/primitives/dialog.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'

const features = ['f1', 'f2', 'f3', 'f4', 'f5', 'f6'] as const

export interface ServiceModalProps {
  service: FooterService
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Specification 2. */
export function ServiceModal({ service, open, onOpenChange }: ServiceModalProps) {
  const { t, i18n } = useTranslation('services')
  const amount = priceFrom(service, i18n.language)
  const isLeaving = useRef(false)
  useBackCloses(open, () => onOpenChange(false))

  function leave() {
    isLeaving.current = true
    onOpenChange(false)
  }

  /** Its links navigate: the focus must not return to what opened the modal. */
  function keepFocusForNextPage(event: Event) {
    if (isLeaving.current) event.preventDefault()
    isLeaving.current = false
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size="lg"
        closeLabel={t('close')}
        data-service={service}
        onCloseAutoFocus={keepFocusForNextPage}
        className="@container scroll-pb-24"
      >
        <div className="grid gap-4 sm:gap-5 sm:pr-10 sm:pb-2">
          <DialogTitle>
            <span className="display block text-h2">{t(`${service}.title`)}</span>
          </DialogTitle>
          <DialogDescription>{t(`${service}.description`)}</DialogDescription>
        </div>
        <div className="-mx-gutter sm:-mx-8 grid border-line border-t @3xl:grid-cols-[1fr_2fr]">
          <div className="grid content-between gap-4 px-gutter py-5 @3xl:border-line @3xl:border-r sm:px-8">
            <dl className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 @3xl:grid">
              <dt className="text-ink-soft text-sm">{t('deliveryLabel')}</dt>
              <dd className="heading text-h3">{t(`${service}.deliveryTime`)}</dd>
            </dl>
            <dl className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 @3xl:grid">
              <dt className="text-ink-soft text-sm">{t('budgetLabel')}</dt>
              <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="heading text-h3">{isMonthly(service) ? t('perMonth', { amount }) : amount}</span>
                {prices.isSample && <Badge>{t('sampleFigure')}</Badge>}
              </dd>
            </dl>
            <p className="text-ink-soft text-sm">
              {t('startingFromNote')} {t('customQuoteNote')}{' '}
              <Link href={costsPath(i18n.language)} onClick={leave}>
                {t('costs')}
              </Link>
            </p>
          </div>
          <ul
            aria-label={t('featuresLabel')}
            className="grid gap-px border-line bg-line @max-3xl:border-t @lg:grid-cols-2"
          >
            {features.map((feature) => (
              <li
                key={feature}
                className="grid grid-cols-[1.25rem_1fr] items-start gap-3 bg-pane px-gutter py-3 sm:px-8 @lg:py-4 @3xl:min-h-26 @3xl:py-5 forced-colors:border"
              >
                <Icon name="check" className="mt-0.75 size-5 text-ink-soft" />
                {t(`${service}.features.${feature}`)}
              </li>
            ))}
          </ul>
        </div>
        {/* Stays in view while the rest scrolls, unless the window is too low for both. */}
        <Anchor
          href="/contact"
          onClick={leave}
          className="group/start shutter-hover -mx-gutter -mt-6 -mb-8 sm:-mx-8 -outline-offset-6 focus-visible:-outline-offset-6 z-10 flex min-h-16 items-center justify-between gap-6 border-ink border-t bg-signal-text px-gutter py-4 font-semibold text-lg text-on-signal outline-current sm:px-8 [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:bottom-0"
        >
          {t('getStarted')}
          <Icon
            name="arrow-right"
            className="size-6 transition-transform duration-300 group-hover/start:translate-x-2"
          />
        </Anchor>
      </DialogContent>
    </Dialog>
  )
}
