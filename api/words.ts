import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createInstance, type i18n, type TFunction } from 'i18next'
import { defaultLanguage, type Language, languages } from '#locales/languages.ts'

/** Texts in one language, by `file:key`. */
export type Words = TFunction<typeof files>

const files: ['common', 'errors', 'contact-form', 'application-form', 'newsletter-form', 'blog-post'] = [
  'common',
  'errors',
  'contact-form',
  'application-form',
  'newsletter-form',
  'blog-post',
]

const folder = path.join(import.meta.dirname, '..', 'locales')

/** Reads every text once, for what the server says without a page: the errors of the API. */
export function createWords(): (language: Language) => Words {
  const instance: i18n = createInstance()
  void instance.init({
    lng: defaultLanguage,
    fallbackLng: false,
    initAsync: false,
    ns: files,
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    resources: Object.fromEntries(languages.map((language) => [language, readTexts(language)])),
  })
  return (language) => instance.getFixedT(language, files)
}

function readTexts(language: Language): Record<string, Record<string, unknown>> {
  const files = readdirSync(path.join(folder, language)).filter((file) => file.endsWith('.json'))
  return Object.fromEntries(
    files.map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(folder, language, file), 'utf8')),
    ]),
  )
}
