import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { LanguageSwitcher, type LanguageSwitcherProps } from '#ui/blocks/language-switcher.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { BrandMark } from '#ui/primitives/brand-mark.tsx'
import { Link } from '#ui/primitives/link.tsx'

interface SiteHeaderProps {
  /** The page on screen as a plain path, to mark its link. */
  path: string
  languages: LanguageSwitcherProps['languages']
}

const links = [
  { href: '/', text: 'home' },
  { href: '/contact', text: 'contact' },
] as const

/** Brand, main links and language, in panes along the top. */
export function SiteHeader({ path, languages }: SiteHeaderProps) {
  const { t } = useTranslation('site-header')
  return (
    <header
      data-slot="site-header"
      className="sticky top-0 z-40 flex min-h-16 items-stretch border-line border-b bg-paper"
    >
      <Anchor
        href="/"
        aria-label={t('home', { brand: brand.name })}
        className="flex items-center gap-3 border-line border-r px-gutter"
      >
        <BrandMark />
        <span className="heading text-h3 leading-none">{brand.name}</span>
      </Anchor>
      <nav aria-label={t('mainNavigation')} className="hidden grow items-center gap-7 px-gutter sm:flex">
        {links.map(({ href, text }) => (
          <Link
            key={href}
            href={href}
            variant="standalone"
            {...(path === href && { 'aria-current': 'page' })}
            className="py-2 aria-[current]:underline"
          >
            {t(`links.${text}`)}
          </Link>
        ))}
      </nav>
      <LanguageSwitcher languages={languages} className="ml-auto" />
    </header>
  )
}
