import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { type Language, languages } from '#locales/languages.ts'
import { i18nextOptions } from '#site/language/i18next-options.ts'

const files = import.meta.glob<Record<string, unknown>>('/locales/*/*/*.json', { eager: true, import: 'default' })

export function createServerTexts(): (language: Language) => i18n {
  const instances = new Map(languages.map((language) => [language, createTexts(language)]))
  return (language) => {
    const instance = instances.get(language)
    if (!instance) throw new Error(`There are no texts for the language ${language}.`)
    return instance
  }
}

function createTexts(language: Language): i18n {
  const prefix = `/locales/${language}/`
  const resources = Object.entries(files)
    .filter(([file]) => file.startsWith(prefix))
    .map(([file, texts]) => [file.slice(file.lastIndexOf('/') + 1, -'.json'.length), texts])
  const instance = createInstance()
  void instance.use(initReactI18next).init({
    ...i18nextOptions,
    lng: language,
    initAsync: false,
    resources: { [language]: Object.fromEntries(resources) },
  })
  return instance
}
