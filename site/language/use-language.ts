import { useTranslation } from 'react-i18next'
import { defaultLanguage, isLanguage, type Language } from '#locales/languages.ts'

/** The prefix of the address, or on a plain path the language kept in memory (D6). */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return isLanguage(i18n.language) ? i18n.language : defaultLanguage
}
