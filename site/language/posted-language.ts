import { defaultLanguage, isLanguage, type Language } from '#locales/languages.ts'
import { prefixOf } from '#site/address/addresses.ts'

export function postedLanguage(form: FormData, pathname: string): Language {
  const stated = form.get('language')
  return isLanguage(stated) ? stated : (prefixOf(pathname) ?? defaultLanguage)
}
