import type { Language } from '#locales/languages.ts'

/** What titles of posts end with, for pages that have the texts of one language only (`head.title` in `blog-list.json`). */
export const blogNames: Record<Language, string> = {
  en: 'Learning Lab',
  sq: 'Laboratori i dijes',
  de: 'Lernwerkstatt',
  es: 'El Laboratorio',
  it: 'Laboratorio',
  fr: 'Le Labo',
}
