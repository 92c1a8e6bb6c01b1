import { type BackendModule, createInstance, type i18n, type ReadCallback } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '#locales/languages.ts'
import { textPath } from '#locales/text-path.ts'
import { i18nextOptions } from '#site/language/i18next-options.ts'
import { everywhere, textsEverywhere } from '#site/language/texts-everywhere.ts'
import { line } from '#site/network/line.ts'

declare global {
  interface ImportMetaEnv {
    /** Folder of the texts (site/build/text-files.ts); undefined in development. */
    readonly TEXTS: string | undefined
  }
}

export interface BrowserTexts {
  get: () => i18n
  /** Fetches further files in the language that is shown or coming. */
  load: (files: readonly string[]) => Promise<void>
  /** A change that is given up before its texts have come leaves the language as it is. */
  changeLanguage: (language: Language, signal?: AbortSignal) => Promise<void>
  subscribe: (listener: () => void) => () => void
}

const folder = import.meta.env.TEXTS ?? '/locales'
const together: readonly string[] = import.meta.env.TEXTS ? textsEverywhere : []
const fetched = new Map<string, Promise<Record<string, Record<string, unknown>>>>()

const LONGEST_ANSWER = 15_000 // milliseconds: a line may also be silent

/** Fetches a text file lazily, those of every page as one, and never fails: i18next would show the keys of the file. */
const files: BackendModule = {
  type: 'backend',
  init() {},
  read(language: Language, file: string, done: ReadCallback) {
    const isEverywhere = together.includes(file)
    const path = textPath(language, isEverywhere ? everywhere : file)
    void fetchOnce(path).then((texts) => done(null, isEverywhere ? texts[file] : texts))
  },
}

function fetchOnce(path: string) {
  const known = fetched.get(path)
  if (known) return known
  const texts = line.fetch(async () => {
    const answer = await fetch(`${folder}/${path}`, { signal: AbortSignal.timeout(LONGEST_ANSWER) })
    return answer.json()
  })
  fetched.set(path, texts)
  return texts
}

/** An i18next for each language: React then changes it in a transition, after hydrating what is left in the old one. */
export async function createBrowserTexts(language: Language, needed: readonly string[]): Promise<BrowserTexts> {
  const instances = new Map<Language, i18n>()
  const listeners = new Set<() => void>()
  const known = new Set([...together, ...needed])
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

    async changeLanguage(next, signal) {
      wanted = next
      signal?.addEventListener('abort', () => {
        if (wanted === next) wanted = shown
      })
      await loadWanted()
      // Another language was requested meanwhile, or none any more.
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

/** Files may become known meanwhile: a change of language waits for these, too. */
async function loadInto(instance: i18n, files: ReadonlySet<string>): Promise<void> {
  const missing = () => [...files].filter((file) => !instance.hasResourceBundle(instance.language, file))
  while (missing().length > 0) await instance.reloadResources(instance.language, missing())
}
