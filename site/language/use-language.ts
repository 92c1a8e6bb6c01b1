import { useTranslation } from 'react-i18next'
import { defaultLanguage, isLanguage, type Language } from '#locales/languages.ts'

/** The language on screen: its address's, or on a plain path the one that was kept in memory (D6). */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return isLanguage(i18n.language) ? i18n.language : defaultLanguage
}
