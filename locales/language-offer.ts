import type { Language } from '#locales/languages.ts'

/**
 * What a visitor is asked whose country reads another language than the page (D35), in that language. Here and not in its
 * JSON files, because those are not on the page.
 */
export const languageOffer: Record<Language, string> = {
  en: 'Read this page in English?',
  sq: 'Doni ta lexoni në shqip?',
  de: 'Diese Seite auf Deutsch lesen?',
  es: '¿Leer esta página en español?',
  it: 'Leggere questa pagina in italiano?',
  fr: 'Lire cette page en français ?',
}

/** In English, because only under its prefix somebody is asked. */
export const declineOffer = 'No, stay in English'
