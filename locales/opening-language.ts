import type { Language } from '#locales/languages.ts'

/**
 * What is said while a language is being opened, in that language. Here and not in its JSON files, because those are
 * what the page is still waiting for.
 */
export const openingLanguage: Record<Language, string> = {
  en: 'Opening the page in English',
  sq: 'Faqja po hapet në shqip',
  de: 'Die Seite öffnet sich auf Deutsch',
  es: 'Abriendo la página en español',
  it: 'La pagina si sta aprendo in italiano',
  fr: 'La page s’ouvre en français',
}
