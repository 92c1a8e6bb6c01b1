import type { i18n } from 'i18next'

/** Answers kept of one text file: more than it has texts. */
const MOST = 500

type Speak = (...asked: unknown[]) => unknown

/**
 * Remembers what was answered: the server's texts never change, and a page asks for some two hundred. Working one out, with
 * its fallbacks, plural forms and places to fill, costs more than printing the element around it.
 */
export function keepWords(texts: i18n): void {
  const { getFixedT, language } = texts
  const speakers = new Map<unknown, Speak>()
  texts.getFixedT = new Proxy(getFixedT, {
    apply(_, self, asked) {
      const [spoken, files, keyPrefix] = asked
      // Nearly every question is for one file in the language of the texts.
      const isPlain = typeof files === 'string' && spoken === language && keyPrefix === undefined
      const name = isPlain ? files : `${spoken} ${files} ${keyPrefix}`
      const known = speakers.get(name)
      if (known) return known
      const speaker = remembering(Reflect.apply(getFixedT, self, asked))
      speakers.set(name, speaker)
      return speaker
    },
  })
  // Every file is there from the start.
  texts.hasLoadedNamespace = () => true
}

function remembering(speak: Speak): Speak {
  const kept = new Map<string, unknown>()

  function remember(key: unknown, values?: unknown): unknown {
    if (typeof key !== 'string') return speak(key, values)
    const question = values === undefined ? key : key + JSON.stringify(values)
    const known = kept.get(question)
    if (known !== undefined) return known
    const words = speak(key, values)
    // What visitors typed may be among the values, as in "3 results for …": nobody may fill the memory with that.
    if (kept.size >= MOST) kept.clear()
    kept.set(question, words)
    return words
  }

  // i18next writes on its functions which language and file they speak for.
  return Object.assign(remember, speak)
}
