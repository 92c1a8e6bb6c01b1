import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { LanguageSwitcher, type LanguageSwitcherProps } from '#ui/blocks/frame/language-switcher.tsx'
import { ThemeSwitcher, type ThemeSwitcherProps, themeSigns } from '#ui/blocks/frame/theme-switcher.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import pictures from '#ui/pictures/staff-manifest.json' with { type: 'json' }
import { BrandMark } from '#ui/primitives/brand-mark.tsx'
import { DropPane } from '#ui/primitives/drop-pane.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import { SkipLink } from '#ui/primitives/skip-link.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export type DoorPicture = 'back-door' | 'barred'

/** What a phone's band and a narrow column keep: the lit window with its row, the eyes. */
const crops: Record<DoorPicture, string> = {
  'back-door': 'object-[50%_11%] md:object-[90%_60%]',
  barred: 'object-[50%_28%] md:object-[35%_50%]',
}

export interface DoorFrameProps extends Pick<LanguageSwitcherProps, 'languages' | 'onLanguageChange'> {
  picture?: DoorPicture
  /** As the browser shows it: `dritare.example`. */
  host: string
  /** Opened with http on a host that is not this machine (D25). */
  isOpenLine?: boolean
  /** Undefined without scripts, which it needs. */
  theme?: Pick<ThemeSwitcherProps, 'theme' | 'onThemeChange'> | undefined
  children: ReactNode
}

/** What stands outside the staff's window: the back of the house on the left, words and one action on the right. */
export function DoorFrame({
  picture = 'back-door',
  host,
  isOpenLine = false,
  languages,
  onLanguageChange,
  theme,
  children,
}: DoorFrameProps) {
  const { t } = useTranslation('staff-door')
  const { t: tHeader } = useTranslation('site-header')
  return (
    <div
      data-slot="door-frame"
      className="grid min-h-dvh grid-rows-[auto_minmax(0,1fr)] bg-paper text-ink md:grid-cols-[1fr_2fr] md:grid-rows-none lg:grid-cols-[5fr_7fr] print:block"
    >
      <SkipLink href="#content">{t('top.skip')}</SkipLink>
      <div className="relative h-30 overflow-hidden border-line border-b md:h-full md:border-r md:border-b-0 print:hidden">
        <div className="relative h-full md:sticky md:top-0 md:h-dvh">
          <Picture
            entries={pictures}
            slug={`staff-${picture}`}
            nightSlug={`staff-${picture}-night`}
            alt=""
            sizes="(min-width: 64rem) 42vw, (min-width: 48rem) 34vw, 100vw"
            priority
            className={`absolute inset-0 size-full object-cover ${crops[picture]}`}
          />
        </div>
      </div>
      <div className="flex min-w-0 flex-col">
        <header className="flex min-h-16 items-stretch border-line border-b print:hidden">
          <Anchor
            href="/"
            aria-label={t('top.home', { brand: brand.name })}
            className="-outline-offset-4 focus-visible:-outline-offset-4 mr-auto flex items-center gap-3 px-gutter"
          >
            <BrandMark />
            <span className="heading text-h3 leading-none">{brand.name}</span>
          </Anchor>
          <p className="hidden items-center gap-2 border-line border-l px-5 text-sm lg:flex">
            <StaffIcon name={isOpenLine ? 'warning' : 'lock'} className="size-4 shrink-0" />
            <span aria-hidden="true">{isOpenLine ? `http://${host}` : host}</span>
            <span className="sr-only">{t(isOpenLine ? 'top.open' : 'top.secure', { host })}</span>
          </p>
          <LanguageSwitcher
            languages={languages}
            onLanguageChange={onLanguageChange}
            className="border-line border-l"
          />
          {theme && (
            <DropPane
              name="site-header"
              label={tHeader('theme.current', { theme: tHeader(`theme.${theme.theme}`) })}
              summary={themeSigns[theme.theme]}
              className="border-line border-l noscript:hidden"
            >
              <ThemeSwitcher {...theme} layout="column" />
            </DropPane>
          )}
        </header>
        <main id="content" tabIndex={-1} className="flex grow flex-col outline-none">
          {children}
        </main>
      </div>
    </div>
  )
}
