import type { i18n } from 'i18next'

/** Answers kept of one text file: more than it has texts. */
const MOST = 500

type Speak = (...asked: unknown[]) => unknown

/**
 * Remembers what was answered: the server's texts never change, and a page asks for some two hundred. Working one out, with
 * its fallbacks, plural forms and places to fill, costs more than printing the element around it.
 */
export function keepWords(texts: i18n): void {
  const speakers = new Map<string, Speak>()
  texts.getFixedT = new Proxy(texts.getFixedT, {
    apply(getFixedT, self, asked) {
      const [language, files, keyPrefix] = asked
      const name = `${language} ${files} ${keyPrefix}`
      const known = speakers.get(name)
      if (known) return known
      const speaker = remembering(Reflect.apply(getFixedT, self, asked))
      speakers.set(name, speaker)
      return speaker
    },
  })
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
