import { defaultLanguage, isLanguage, type Language } from '#locales/languages.ts'

/** By the reader's language. `Intl.DisplayNames` knows them too, but browsers come without Albanian. */
const spoken: Record<Language, Record<Language, string>> = {
  en: { en: 'English', sq: 'Albanian', de: 'German', es: 'Spanish', it: 'Italian', fr: 'French' },
  sq: { en: 'anglisht', sq: 'shqip', de: 'gjermanisht', es: 'spanjisht', it: 'italisht', fr: 'frëngjisht' },
  de: { en: 'Englisch', sq: 'Albanisch', de: 'Deutsch', es: 'Spanisch', it: 'Italienisch', fr: 'Französisch' },
  es: { en: 'inglés', sq: 'albanés', de: 'alemán', es: 'español', it: 'italiano', fr: 'francés' },
  it: { en: 'inglese', sq: 'albanese', de: 'tedesco', es: 'spagnolo', it: 'italiano', fr: 'francese' },
  fr: { en: 'anglais', sq: 'albanais', de: 'allemand', es: 'espagnol', it: 'italien', fr: 'français' },
}

/** A language as its name stands inside a sentence of the reader's, which `languageNames` is not for. */
export function spokenLanguage(language: Language, reader: string): string {
  return spoken[isLanguage(reader) ? reader : defaultLanguage][language]
}
