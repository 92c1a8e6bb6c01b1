import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { isLanguage } from '#locales/languages.ts'
import { i18nextOptions } from '#site/i18next-options.ts'

const files = import.meta.glob<Record<string, unknown>>('/locales/*/*.json', { eager: true, import: 'default' })
const instances = new Map<string, i18n>()

/** All texts in one language, at once: a story never waits for them. */
export function storyTexts(language: string): i18n {
  const known = instances.get(language)
  if (known) return known
  const instance = createInstance()
  const wanted = isLanguage(language) ? language : 'en'
  const prefix = `/locales/${wanted}/`
  void instance.use(initReactI18next).init({
    ...i18nextOptions,
    lng: wanted,
    initAsync: false,
    resources: {
      [wanted]: Object.fromEntries(
        Object.entries(files)
          .filter(([file]) => file.startsWith(prefix))
          .map(([file, texts]) => [file.slice(prefix.length, -'.json'.length), texts]),
      ),
    },
  })
  instances.set(language, instance)
  return instance
}
