import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createInstance, type i18n, type TFunction } from 'i18next'
import { defaultLanguage, type Language } from '#locales/languages.ts'
import { textPath } from '#locales/text-path.ts'

export type Words = TFunction<typeof files>

const files = [
  'common',
  'errors',
  'contact-form',
  'application-form',
  'newsletter-form',
  'blog-post',
  'staff-errors',
  'mail',
  'staff-persons',
  'staff-applications',
] as const

const folder = path.join(import.meta.dirname, '..', 'locales')

/** Languages load lazily. */
export function createWords(): (language: Language) => Words {
  const instance: i18n = createInstance()
  void instance.init({
    lng: defaultLanguage,
    fallbackLng: false,
    initAsync: false,
    ns: files,
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    resources: {},
  })
  return (language) => {
    if (!instance.hasResourceBundle(language, files[0])) {
      for (const file of files) instance.addResourceBundle(language, file, readTexts(language, file))
    }
    return instance.getFixedT(language, files)
  }
}

function readTexts(language: Language, file: string): unknown {
  return JSON.parse(readFileSync(path.join(folder, textPath(language, file)), 'utf8'))
}
