import { type BackendModule, createInstance, type i18n, type ReadCallback } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '#locales/languages.ts'
import { textPath } from '#locales/text-path.ts'
import { i18nextOptions } from '#site/language/i18next-options.ts'
import { everywhere, textsEverywhere } from '#site/language/texts-everywhere.ts'

declare global {
  interface ImportMetaEnv {
    /** Folder of the texts (site/build/text-files.ts); undefined in development. */
    readonly TEXTS: string | undefined
  }
}

/** `load` fetches further files in the language that is shown or coming; it rejects when one fails. */
export interface BrowserTexts {
  get: () => i18n
  load: (files: readonly string[]) => Promise<void>
  changeLanguage: (language: Language) => Promise<void>
  subscribe: (listener: () => void) => () => void
}

const folder = import.meta.env.TEXTS ?? '/locales'
const together: readonly string[] = import.meta.env.TEXTS ? textsEverywhere : []
const fetched = new Map<string, Promise<Record<string, Record<string, unknown>>>>()

/** Fetches a text file lazily, those of every page as one. Retries five times within 11 s. */
const files: BackendModule = {
  type: 'backend',
  init() {},
  read(language: Language, file: string, done: ReadCallback) {
    const texts = together.includes(file)
      ? fetchOnce(textPath(language, everywhere)).then((all) => all[file])
      : fetchOnce(textPath(language, file))
    texts.then(
      (found) => done(null, found),
      (error: Error) => done(error, true),
    )
  },
}

function fetchOnce(path: string) {
  const known = fetched.get(path)
  if (known) return known
  const texts = fetch(`${folder}/${path}`).then((response) => response.json())
  texts.catch(() => fetched.delete(path))
  fetched.set(path, texts)
  return texts
}

/** An i18next for each language: React then changes it in a transition, after hydrating what is left in the old one. */
export async function createBrowserTexts(language: Language, needed: readonly string[]): Promise<BrowserTexts> {
  const instances = new Map<Language, i18n>()
  const listeners = new Set<() => void>()
  const known = new Set(needed)
  let shown = language
  let wanted = language

  const start = createInstanceIn(language)
  instances.set(language, start)
  await loadInto(start, known)

  async function loadWanted(): Promise<void> {
    const instance = instances.get(wanted) ?? createInstanceIn(wanted)
    instances.set(wanted, instance)
    await loadInto(instance, known)
  }

  return {
    get: () => instances.get(shown) ?? start,

    async load(more) {
      for (const file of more) known.add(file)
      await loadWanted()
    },

    async changeLanguage(next) {
      wanted = next
      await loadWanted()
      // Another language was requested meanwhile.
      if (wanted !== next || shown === next) return
      shown = next
      for (const listener of listeners) listener()
    },

    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function createInstanceIn(language: Language): i18n {
  const instance = createInstance()
  void instance
    .use(files)
    .use(initReactI18next)
    .init({ ...i18nextOptions, lng: language, ns: [], initAsync: false })
  return instance
}

/** i18next does not ask again for a file that failed. */
async function loadInto(instance: i18n, files: ReadonlySet<string>): Promise<void> {
  const missing = () => [...files].filter((file) => !instance.hasResourceBundle(instance.language, file))
  await instance.reloadResources(instance.language, missing())
  if (missing().length > 0)
    throw new Error(`The texts ${missing().join(', ')} did not come: the page would show their keys.`)
}
