import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { Link } from '#ui/primitives/link.tsx'

interface SiteFooterProps {
  /** The year of the copyright line. */
  year: number
}

/** The dark sill at the bottom of every page. */
export function SiteFooter({ year }: SiteFooterProps) {
  const { t } = useTranslation('site-footer')
  return (
    <footer
      data-slot="site-footer"
      data-theme="night"
      className="mt-auto grid gap-12 bg-paper px-gutter py-12 text-ink"
    >
      <h2 className="heading text-h2">{t('heading')}</h2>
      <p className="flex flex-wrap gap-x-8 gap-y-3">
        <Link href="/contact">{t('contact')}</Link>
        <Link href={`mailto:${brand.mail.contact}`}>{brand.mail.contact}</Link>
      </p>
      <p className="text-ink-soft text-sm">{t('copyright', { year, brand: brand.name })}</p>
    </footer>
  )
}
