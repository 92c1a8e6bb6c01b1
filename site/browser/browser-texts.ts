import { type BackendModule, createInstance, type i18n, type ReadCallback } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { i18nextOptions } from '#site/i18next-options.ts'

const files = import.meta.glob<Record<string, unknown>>('/locales/*/*.json', { import: 'default' })

/** Each language's text files are chunks of their own, fetched when a component first asks for them. */
const chunks: BackendModule = {
  type: 'backend',
  init() {},
  read(language: string, file: string, done: ReadCallback) {
    const load = files[`/locales/${language}/${file}.json`]
    if (!load) return done(new Error(`There is no text file ${file} in ${language}.`), null)
    load().then(
      (texts) => done(null, texts),
      (error: Error) => done(error, null),
    )
  },
}

/** The texts of the page that is shown; resolves when `needed` files are there. */
export async function createBrowserTexts(language: string, needed: string[]): Promise<i18n> {
  const texts = createInstance()
  await texts
    .use(chunks)
    .use(initReactI18next)
    .init({ ...i18nextOptions, lng: language, ns: needed })
  return texts
}
