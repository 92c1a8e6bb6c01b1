import { useTranslation } from 'react-i18next'
import { Link } from '#ui/primitives/link.tsx'

/** A link that is over, was revoked, or never was: the three are not told apart. */
export function SharedGone() {
  const { t } = useTranslation('staff-segments')
  return (
    <div data-slot="shared-gone" className="grid max-w-[44rem] content-start gap-4 px-gutter py-16">
      <h1 className="display text-[2.75rem] leading-[0.95] md:text-[3.5rem]">{t('shared.goneTitle')}</h1>
      <p className="text-md">{t('shared.goneText')}</p>
      <p>
        <Link href="/">{t('shared.home')}</Link>
      </p>
    </div>
  )
}
