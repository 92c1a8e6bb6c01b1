import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isLanguage, languageNames, languages } from '#locales/languages.ts'
import { themeSigns, themes } from '#ui/blocks/frame/theme-switcher.tsx'
import { SignOutForm } from '#ui/blocks/staff/frame/sign-out-form.tsx'
import type { StaffSettings } from '#ui/blocks/staff/frame/staff-account.ts'
import { staffPlaces } from '#ui/blocks/staff/frame/staff-places.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#ui/primitives/dropdown-menu.tsx'
import { Seat } from '#ui/primitives/staff/seat.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

const cell =
  '-outline-offset-4 focus-visible:-outline-offset-4 grid min-h-12 cursor-pointer place-items-center font-medium text-xs transition-colors hover:bg-ink hover:text-paper data-[state=open]:bg-ink data-[state=open]:text-paper'

export interface RailFootProps extends StaffSettings {
  layout: 'rail' | 'jamb'
  isAtAccount?: boolean
}

/** With the rail open four panes and the account; in the jamb all of it is in the account's menu. */
export function RailFoot({ layout, isAtAccount = false, ...settings }: RailFootProps) {
  const { t, i18n } = useTranslation('staff-frame')
  const { account, theme, onKeys } = settings
  const language = isLanguage(i18n.language) ? languageNames[i18n.language] : i18n.language
  const form = useRef<HTMLFormElement>(null)
  const onlyInJamb = layout === 'rail' ? 'lg:hidden' : ''
  return (
    <div data-slot="rail-foot" className="mt-auto border-line border-t">
      <div className="hidden grid-cols-4 divide-x divide-line border-line border-b railed:grid">
        <Anchor href="/" aria-label={t('site')} className={cell}>
          <StaffIcon name="external" className="size-5" />
        </Anchor>
        <DropdownMenu>
          <DropdownMenuTrigger className={cell}>
            <span>
              {i18n.language.toUpperCase()} <span className="sr-only">{t('language', { language })}</span>
            </span>
          </DropdownMenuTrigger>
          <DropdownMenuContent side="top">
            <LanguageItems {...settings} />
          </DropdownMenuContent>
        </DropdownMenu>
        <DropdownMenu>
          <DropdownMenuTrigger aria-label={t('theme.current', { theme: t(`theme.${theme}`) })} className={cell}>
            {themeSigns[theme]}
          </DropdownMenuTrigger>
          <DropdownMenuContent side="top">
            <ThemeItems {...settings} />
          </DropdownMenuContent>
        </DropdownMenu>
        <button type="button" aria-label={t('keys')} aria-keyshortcuts="?" onClick={onKeys} className={cell}>
          ?
        </button>
      </div>
      <DropdownMenu>
        <DropdownMenuTrigger
          {...(isAtAccount && { 'aria-current': 'page' })}
          className="-outline-offset-4 focus-visible:-outline-offset-4 flex min-h-16 w-full min-w-0 cursor-pointer items-center justify-center gap-3 text-left transition-colors hover:bg-ink hover:text-paper aria-[current]:bg-ink aria-[current]:text-paper data-[state=open]:bg-ink data-[state=open]:text-paper noscript:hidden railed:justify-start railed:px-6"
        >
          <Seat seat={account.role} />
          <span className="sr-only">{t('places.account')}</span>
          <span className="sr-only min-w-0 leading-snug railed:not-sr-only">
            <span className="block truncate font-semibold">{account.name}</span>
            <span className="block truncate text-xs">{account.email}</span>
          </span>
        </DropdownMenuTrigger>
        <DropdownMenuContent side="top" className="min-w-sixth">
          <p className="px-4 pt-3 pb-2 text-xs">
            <span className="block font-semibold text-sm">{account.name}</span>
            <span className="wrap-anywhere text-ink-soft">
              {t(`roles.${account.role}`)} · {account.email}
            </span>
          </p>
          <DropdownMenuItem asChild>
            <Anchor href={staffPlaces.account.href}>
              <StaffIcon name="key" className="size-4" />
              {t('places.account')}
            </Anchor>
          </DropdownMenuItem>
          <DropdownMenuItem asChild className={onlyInJamb}>
            <Anchor href="/">
              <StaffIcon name="external" className="size-4" />
              {t('site')}
            </Anchor>
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={onKeys} className={onlyInJamb}>
            <StaffIcon name="command" className="size-4" />
            {t('keys')}
          </DropdownMenuItem>
          <DropdownMenuSeparator className={onlyInJamb} />
          <ThemeItems {...settings} className={onlyInJamb} />
          <LanguageItems {...settings} className={onlyInJamb} />
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => form.current?.requestSubmit()}>
            <StaffIcon name="out" className="size-4" />
            {t('signOut')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <SignOutForm {...settings} ref={form}>
        <noscript>
          <button type="submit" className="min-h-12 w-full px-2 font-medium text-sm railed:px-6 railed:text-left">
            {t('signOut')}
          </button>
        </noscript>
      </SignOutForm>
    </div>
  )
}

interface GroupProps {
  className?: string | undefined
}

function LanguageItems({ onLanguageChange, className }: Pick<StaffSettings, 'onLanguageChange'> & GroupProps) {
  const { t, i18n } = useTranslation('staff-frame')
  return (
    <DropdownMenuRadioGroup
      value={i18n.language}
      onValueChange={(value) => isLanguage(value) && onLanguageChange(value)}
      aria-label={t('languages')}
      className={className}
    >
      <DropdownMenuLabel>{t('languages')}</DropdownMenuLabel>
      {languages.map((language) => (
        <DropdownMenuRadioItem key={language} value={language} lang={language}>
          {languageNames[language]}
        </DropdownMenuRadioItem>
      ))}
    </DropdownMenuRadioGroup>
  )
}

function ThemeItems({ theme, onThemeChange, className }: Pick<StaffSettings, 'theme' | 'onThemeChange'> & GroupProps) {
  const { t } = useTranslation('staff-frame')
  return (
    <DropdownMenuRadioGroup
      value={theme}
      onValueChange={(value) => onThemeChange(themes.find((known) => known === value) ?? 'system')}
      aria-label={t('theme.label')}
      className={className}
    >
      <DropdownMenuLabel>{t('theme.label')}</DropdownMenuLabel>
      {themes.map((value) => (
        <DropdownMenuRadioItem key={value} value={value}>
          {t(`theme.${value}`)}
        </DropdownMenuRadioItem>
      ))}
    </DropdownMenuRadioGroup>
  )
}
