import { type BackendModule, createInstance, type i18n, type ReadCallback } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { i18nextOptions } from '#site/i18next-options.ts'
import { everywhere, textsEverywhere } from '#site/texts-everywhere.ts'

declare global {
  interface ImportMetaEnv {
    /** Address of the folder with the texts (site/build/text-files.ts); a development server has them where they are. */
    readonly TEXTS: string | undefined
  }
}

const folder = import.meta.env.TEXTS
const together: readonly string[] = folder ? textsEverywhere : []
const fetched = new Map<string, Promise<Record<string, Record<string, unknown>>>>()

/** Each text file is fetched when a component first asks for it; those of every page come as one. */
const files: BackendModule = {
  type: 'backend',
  init() {},
  read(language: string, file: string, done: ReadCallback) {
    const texts = together.includes(file)
      ? fetchOnce(`${language}/${everywhere}`).then((all) => all[file])
      : fetchOnce(`${language}/${file}`)
    texts.then(
      (found) => done(null, found),
      (error: Error) => done(error, null),
    )
  },
}

function fetchOnce(id: string) {
  const known = fetched.get(id)
  if (known) return known
  const texts = fetch(`${folder || '/locales'}/${id}.json`).then((response) => response.json())
  // What failed is asked for again.
  texts.catch(() => fetched.delete(id))
  fetched.set(id, texts)
  return texts
}

/** The texts of the page that is shown; resolves when `needed` files are there. */
export async function createBrowserTexts(language: string, needed: string[]): Promise<i18n> {
  const texts = createInstance()
  await texts
    .use(files)
    .use(initReactI18next)
    .init({ ...i18nextOptions, lng: language, ns: needed })
  if (!needed.every((file) => texts.hasResourceBundle(language, file))) throw new Error('There are texts missing.')
  return texts
}
