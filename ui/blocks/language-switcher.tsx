import { useTranslation } from 'react-i18next'
import { isLanguage, languageNames } from '#locales/languages.ts'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'

export interface LanguageSwitcherProps {
  /** This same page in each language. */
  languages: { language: string; href: string }[]
  className?: string
}

/** Each language by its own name. A `details` element, so that it opens without scripts. */
export function LanguageSwitcher({ languages, className }: LanguageSwitcherProps) {
  const { t, i18n } = useTranslation('site-header')
  const current = i18n.language
  return (
    <details data-slot="language-switcher" className={cn('group relative flex border-line border-l', className)}>
      <summary
        aria-label={t('language.current', { language: isLanguage(current) ? languageNames[current] : current })}
        className="flex min-h-16 min-w-16 cursor-pointer list-none items-center justify-center px-gutter uppercase hover:bg-pane [&::-webkit-details-marker]:hidden"
      >
        {current}
      </summary>
      <ul className="absolute top-full right-0 min-w-44 border border-line bg-pane shadow-[0_1.5rem_3rem_-1.5rem_var(--line-strong)]">
        {languages.map(({ language, href }) => (
          <li key={language} className="border-line border-t first:border-t-0">
            <Anchor
              href={href}
              hrefLang={language}
              lang={language}
              {...(language === current && { 'aria-current': 'true' })}
              className="flex min-h-11 items-center px-4 hover:bg-ink hover:text-paper aria-[current]:font-semibold"
            >
              {isLanguage(language) ? languageNames[language] : language}
            </Anchor>
          </li>
        ))}
      </ul>
    </details>
  )
}
