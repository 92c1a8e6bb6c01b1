import { useTranslation } from 'react-i18next'
import { isLanguage, languageNames } from '#locales/languages.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { DropPane } from '#ui/primitives/drop-pane.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

export interface LanguageSwitcherProps {
  languages: { language: string; href: string }[]
  onLanguageChange?: ((language: string) => void) | undefined
  className?: string
}

/** Each language by its own name, for who cannot read the page. A `details` element works without scripts. */
export function LanguageSwitcher({ languages, onLanguageChange, className }: LanguageSwitcherProps) {
  const { t, i18n } = useTranslation('site-header')
  const current = i18n.language
  const nameOf = (language: string) => (isLanguage(language) ? languageNames[language] : language)
  return (
    <DropPane
      data-slot="language-switcher"
      name="site-header"
      label={t('language.current', { language: nameOf(current) })}
      summary={current.toUpperCase()}
      closesOnChoice
      {...(className && { className })}
    >
      <ul aria-label={t('language.label')} className="min-w-48">
        {languages.map(({ language, href }) => (
          <li key={language} className="border-line border-t first:border-t-0">
            <Anchor
              href={href}
              hrefLang={language}
              lang={language}
              {...(language === current && { 'aria-current': 'true' })}
              onClick={() => onLanguageChange?.(language)}
              className="group/language flex min-h-12 items-center justify-between gap-6 px-4 transition-colors -outline-offset-4 hover:bg-ink hover:text-paper focus-visible:-outline-offset-4 aria-[current]:font-semibold"
            >
              {nameOf(language)}
              {language === current && <Icon name="check" className="size-4" />}
            </Anchor>
          </li>
        ))}
      </ul>
    </DropPane>
  )
}
