import { isLanguage, type Language, languageNames, languages } from '#locales/languages.ts'

let names: Map<string, Language> | undefined

/** One of ours by its code (`de`, `de-AT`, `de_DE`) or its name in any of the six (`German`, `allemand`). */
export function namedLanguage(text: string): Language | undefined {
  const said = text.trim().toLowerCase()
  const code = said.slice(0, 2)
  if (isLanguage(code) && /^[a-z]{2}(?:[-_].{0,20})?$/.test(said)) return code
  names ??= allNames()
  return names.get(said)
}

function allNames(): Map<string, Language> {
  const all = new Map(languages.map((language) => [languageNames[language].toLowerCase(), language]))
  for (const reader of languages) {
    const named = new Intl.DisplayNames(reader, { type: 'language' })
    for (const language of languages) all.set((named.of(language) ?? language).toLowerCase(), language)
  }
  return all
}
