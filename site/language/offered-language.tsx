import { lazy, type ReactNode, Suspense } from 'react'
import type { LanguageOfferProps } from '#ui/blocks/frame/language-offer.tsx'

type Offer = (props: LanguageOfferProps) => ReactNode

/** Lazy: few are asked. Whom it does not reach is not asked. */
const LanguageOffer = lazy(() =>
  import('#ui/blocks/frame/language-offer.tsx').then(
    (module): { default: Offer } => ({ default: module.LanguageOffer }),
    () => ({ default: () => null }),
  ),
)

/** The live region is there before what it says. */
export function OfferedLanguage(props: LanguageOfferProps) {
  return (
    <div role="status">
      <Suspense fallback={null}>
        <LanguageOffer {...props} />
      </Suspense>
    </div>
  )
}
