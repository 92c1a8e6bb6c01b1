import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { BlogMenu } from '#ui/blocks/frame/blog-menu.tsx'
import { LanguageSwitcher, type LanguageSwitcherProps } from '#ui/blocks/frame/language-switcher.tsx'
import { MobileMenu, type MobileMenuProps } from '#ui/blocks/frame/mobile-menu.tsx'
import { SearchOverlay } from '#ui/blocks/frame/search-overlay.tsx'
import { SocialLinks } from '#ui/blocks/frame/social-links.tsx'
import { ThemeSwitcher, themeSigns } from '#ui/blocks/frame/theme-switcher.tsx'
import { currentMark, headerLinks, headerPaths } from '#ui/lib/header-links.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { useScrolled } from '#ui/lib/use-scrolled.ts'
import { BrandMark } from '#ui/primitives/brand-mark.tsx'
import { DropPane } from '#ui/primitives/drop-pane.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

export interface SiteHeaderProps
  extends Pick<MobileMenuProps, 'path' | 'links' | 'theme'>,
    Pick<LanguageSwitcherProps, 'languages' | 'onLanguageChange'> {
  /** Without it there is no search. */
  onSearch?: ((text: string) => void) | undefined
  /** Where the search form leads without scripts; by default the plain `/blog`. */
  searchAction?: string | undefined
  /** On hover or focus of the link to About, whose film can be preloaded then. */
  onAboutIntent?: (() => void) | undefined
}

const link =
  'flex items-center whitespace-nowrap -outline-offset-4 decoration-2 decoration-signal underline-offset-8 hover:underline focus-visible:-outline-offset-4 aria-[current]:underline'

/** Sticky; its lower edge closes once the page has scrolled. */
export function SiteHeader({
  path,
  links = headerLinks,
  languages,
  onLanguageChange,
  theme,
  onSearch,
  searchAction,
  onAboutIntent,
}: SiteHeaderProps) {
  const { t } = useTranslation('site-header')
  const searchId = useId()
  const { mark, isScrolled } = useScrolled()
  return (
    <>
      <span ref={mark} aria-hidden="true" className="absolute top-0 left-0 h-2 w-px" />
      <header
        data-slot="site-header"
        {...(isScrolled && { 'data-scrolled': '' })}
        className="sticky top-0 z-40 print:static flex h-16 items-stretch border-line border-b bg-paper after:pointer-events-none after:absolute after:inset-x-0 after:-bottom-0.5 after:origin-left after:scale-x-0 after:border-ink after:border-b-2 after:transition-transform after:duration-450 after:ease-shutter data-scrolled:after:scale-x-100"
      >
        <Anchor
          href="/"
          aria-label={t('home', { brand: brand.name })}
          className="flex items-center gap-3 px-gutter -outline-offset-4 transition-colors hover:bg-pane focus-visible:-outline-offset-4 md:border-line md:border-r"
        >
          <BrandMark />
          <span className="heading text-h3 leading-none">{brand.name}</span>
        </Anchor>
        <nav aria-label={t('mainNavigation')} className="hidden grow px-gutter md:flex print:hidden">
          <ul className="flex items-stretch gap-4 lg:gap-7">
            {links.map((name) => {
              if (name === 'blog')
                return (
                  <li key={name} className="flex items-stretch">
                    <BlogMenu path={path} className="-mr-2" />
                  </li>
                )
              const current = currentMark(headerPaths[name], path)
              return (
                <li key={name} className="flex items-stretch">
                  <Anchor
                    href={headerPaths[name]}
                    {...(current && { 'aria-current': current })}
                    {...(name === 'about' && { onPointerEnter: onAboutIntent, onFocus: onAboutIntent })}
                    className={link}
                  >
                    {t(`links.${name}`)}
                  </Anchor>
                </li>
              )
            })}
          </ul>
        </nav>
        <div className="ml-auto flex *:border-line *:border-l print:hidden">
          <SocialLinks
            aria-label={t('social', { brand: brand.name })}
            className="items-center px-3 max-xl:hidden *:*:border-transparent"
          />
          {onSearch && (
            <div className="group/search flex">
              <button
                type="button"
                popoverTarget={searchId}
                className="flex min-w-13 cursor-pointer items-center justify-center gap-2 px-3 text-sm -outline-offset-4 transition-colors hover:bg-pane focus-visible:-outline-offset-4 group-has-[:popover-open]/search:bg-ink group-has-[:popover-open]/search:text-paper group-has-[:popover-open]/search:hover:bg-ink lg:px-5"
              >
                <Icon name="search" className="size-5" />
                <span className="max-lg:sr-only">{t('search')}</span>
              </button>
              <SearchOverlay id={searchId} action={searchAction} onSearch={onSearch} />
            </div>
          )}
          <LanguageSwitcher languages={languages} onLanguageChange={onLanguageChange} />
          {theme && (
            <DropPane
              name="site-header"
              label={t('theme.current', { theme: t(`theme.${theme.theme}`) })}
              summary={themeSigns[theme.theme]}
              className="noscript:hidden max-md:hidden"
            >
              <ThemeSwitcher {...theme} layout="column" />
            </DropPane>
          )}
          <MobileMenu path={path} links={links} theme={theme} className="md:hidden" />
        </div>
      </header>
    </>
  )
}
