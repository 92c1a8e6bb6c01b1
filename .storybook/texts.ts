import { texts } from 'virtual:texts'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { defaultLanguage, isLanguage } from '#locales/languages.ts'
import { i18nextOptions } from '#site/language/i18next-options.ts'
import { mirroredTexts, pseudoTexts } from './pseudo-texts.ts'

const instances = new Map<string, i18n>()

/** All texts in one language, at once: a story never waits for them. `pseudo` is English, lengthened and accented; `rtl` is English, run from right to left. */
export function storyTexts(locale: string): i18n {
  const known = instances.get(locale)
  if (known) return known
  const language = isLanguage(locale) ? locale : defaultLanguage
  const own = Object.entries(texts[language] ?? {}).map(([file, content]) => [
    file,
    locale === 'pseudo' ? pseudoTexts(content) : locale === 'rtl' ? mirroredTexts(content) : content,
  ])
  const instance = createInstance()
  void instance.use(initReactI18next).init({
    ...i18nextOptions,
    lng: language,
    initAsync: false,
    resources: { [language]: Object.fromEntries(own) },
  })
  instances.set(locale, instance)
  return instance
}
