import { readText, type Texts } from '#site/browser/text-reader.ts'

/**
 * As much of i18next as the pages use, at a tenth of its weight: the browser's build puts this module in its place, and
 * `small-react-i18next.tsx` in react-i18next's (site/build/small-texts.ts). The server, the stories and the tests have the
 * real ones; `tests/site/small-i18next.test.ts` holds that both say the same.
 */
export function createInstance() {
  return new SmallTexts()
}

export type Words = (key: string, values?: Values) => Texts
export type { SmallTexts }

interface Values extends Readonly<Record<string, unknown>> {
  /** Another file than the first that was asked for. */
  ns?: string
}

interface Options {
  lng: string
  ns: string[]
  defaultNS: string
}

interface Backend {
  read: (language: string, file: string, done: (error: Error | null, texts: Texts | null) => void) => void
}

class SmallTexts {
  language = ''
  defaultFile = ''
  /** Every file that has been asked for: another language needs them all. */
  #files = new Set<string>()
  #trees = new Map<string, Texts>()
  /** Files on their way, or come; one that could not be had counts as come, and its keys are shown. */
  #fetched = new Map<string, Promise<void>>()
  #come = new Set<string>()
  #words = new Map<string, Words>()
  #listeners = new Set<() => void>()
  #backend: Backend | undefined
  /** The language asked for last: an earlier one that arrives later is too late. */
  #wanted = ''

  use(part: object): this {
    if (isBackend(part)) this.#backend = part
    return this
  }

  async init({ lng, ns, defaultNS }: Options): Promise<void> {
    this.defaultFile = defaultNS
    this.#wanted = lng
    await this.loadNamespaces(ns)
    this.language = lng
  }

  /** Calls `listener` after each change of language. Returns how to stop. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  hasResourceBundle(language: string, file: string): boolean {
    return this.#trees.has(`${language}/${file}`)
  }

  hasLoadedNamespace(file: string): boolean {
    return this.#come.has(`${this.language}/${file}`)
  }

  /** Always the same promise for the same file. */
  loadNamespace(file: string, language = this.#wanted): Promise<void> {
    this.#files.add(file)
    const id = `${language}/${file}`
    const fetching =
      this.#fetched.get(id) ??
      new Promise<void>((resolve) => {
        this.#backend?.read(language, file, (error, texts) => {
          if (texts && !error) this.#trees.set(id, texts)
          this.#come.add(id)
          resolve()
        })
      })
    this.#fetched.set(id, fetching)
    return fetching
  }

  async loadNamespaces(files: string | readonly string[]): Promise<void> {
    await Promise.all([files].flat().map((file) => this.loadNamespace(file)))
  }

  async changeLanguage(language: string): Promise<void> {
    this.#wanted = language
    await Promise.all([...this.#files].map((file) => this.loadNamespace(file, language)))
    if (this.#wanted !== language || this.language === language) return
    this.language = language
    for (const listener of this.#listeners) listener()
  }

  /** Always the same function for the same language and file. */
  getFixedT(language: string, file: string): Words {
    const id = `${language}/${file}`
    const known = this.#words.get(id)
    if (known) return known
    const words: Words = (key, values = {}) => {
      const [from, rest] = key.includes(':') ? key.split(':') : [values.ns ?? file, key]
      return readText(language, this.#trees.get(`${language}/${from}`), rest ?? '', values) ?? rest ?? ''
    }
    this.#words.set(id, words)
    return words
  }
}

function isBackend(part: object): part is Backend {
  return 'read' in part
}
