import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Anchor } from '#ui/lib/link-context.tsx'
import type { OfferedService } from '#ui/lib/offered-services.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#ui/primitives/dialog.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

const features = ['f1', 'f2', 'f3', 'f4', 'f5', 'f6'] as const

export interface ServiceModalProps {
  service: OfferedService
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** One service explained (specification 2): what it is, what you get as the six panes of a window, how long it takes, and the way to Contact. */
export function ServiceModal({ service, open, onOpenChange }: ServiceModalProps) {
  const { t } = useTranslation('services')
  const isLeaving = useRef(false)

  function leave() {
    isLeaving.current = true
    onOpenChange(false)
  }

  /** Whoever goes on to Contact must not be pulled back to what opened the modal. */
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
        <div className="grid gap-4 pb-2 sm:pr-10">
          <DialogTitle>{t(`${service}.title`)}</DialogTitle>
          <DialogDescription>{t(`${service}.description`)}</DialogDescription>
        </div>
        <div className="-mx-gutter sm:-mx-8 grid border-line border-t @3xl:grid-cols-[2fr_5fr]">
          <dl className="flex flex-col justify-between gap-8 px-gutter pt-5 pb-6 @3xl:border-line @3xl:border-r sm:px-8">
            <dt className="text-ink-soft text-sm">{t('deliveryLabel')}</dt>
            <dd className="display text-balance text-h2">{t(`${service}.deliveryTime`)}</dd>
          </dl>
          <ul aria-label={t('featuresLabel')} className="grid gap-px border-line bg-line max-@3xl:border-t @md:grid-cols-2">
            {features.map((feature) => (
              <li
                key={feature}
                className="grid grid-cols-[1.25rem_1fr] items-start gap-3 bg-pane px-gutter py-3 @3xl:min-h-24 @3xl:py-5 @md:py-4 sm:px-8 forced-colors:border"
              >
                <Icon name="check" className="mt-0.75 size-5 text-ink-soft" />
                {t(`${service}.features.${feature}`)}
              </li>
            ))}
          </ul>
        </div>
        {/* The way on stays in sight while the rest scrolls beneath it, unless the window is too low for both. */}
        <div className="-mx-gutter -mt-6 -mb-8 sm:-mx-8 z-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-line border-t bg-pane px-gutter py-4 sm:px-8 [@media(min-height:36rem)]:sticky [@media(min-height:36rem)]:bottom-0">
          <p className="max-w-[44ch] text-ink-soft text-sm">
            {t('startingFromNote')} {t('customQuoteNote')}
          </p>
          <Button asChild variant="solid" className="max-sm:w-full">
            <Anchor href="/contact" onClick={leave}>
              {t('getStarted')}
              <Icon name="arrow-right" className="size-5" />
            </Anchor>
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  )
}
