import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { LanguageSwitcher, type LanguageSwitcherProps } from '#ui/blocks/frame/language-switcher.tsx'
import { ThemeSwitcher, type ThemeSwitcherProps, themeSigns } from '#ui/blocks/frame/theme-switcher.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { BrandMark } from '#ui/primitives/brand-mark.tsx'
import { DropPane } from '#ui/primitives/drop-pane.tsx'
import { SkipLink } from '#ui/primitives/skip-link.tsx'

export interface SharedFrameProps extends Pick<LanguageSwitcherProps, 'languages'> {
  theme: Pick<ThemeSwitcherProps, 'theme' | 'onThemeChange'>
  children: ReactNode
}

/** Around numbers that somebody sees who is no colleague: no rail, and no way further in. */
export function SharedFrame({ languages, theme, children }: SharedFrameProps) {
  const { t } = useTranslation('staff-door')
  const { t: tHeader } = useTranslation('site-header')
  return (
    <div data-slot="shared-frame" className="flex min-h-dvh flex-col bg-paper text-ink">
      <SkipLink href="#content">{t('top.skip')}</SkipLink>
      <header className="flex min-h-16 items-stretch border-line border-b print:hidden">
        <Anchor
          href="/"
          aria-label={t('top.home', { brand: brand.name })}
          className="-outline-offset-4 focus-visible:-outline-offset-4 mr-auto flex items-center gap-3 px-gutter"
        >
          <BrandMark />
          <span className="heading text-h3 leading-none">{brand.name}</span>
        </Anchor>
        <LanguageSwitcher languages={languages} className="border-line border-l" />
        <DropPane
          name="site-header"
          label={tHeader('theme.current', { theme: tHeader(`theme.${theme.theme}`) })}
          summary={themeSigns[theme.theme]}
          className="border-line border-l noscript:hidden"
        >
          <ThemeSwitcher {...theme} layout="column" />
        </DropPane>
      </header>
      <main id="content" tabIndex={-1} className="flex grow flex-col outline-none">
        {children}
      </main>
    </div>
  )
}
