import type { SourceFile } from './source-files.ts'

const pluralSuffix = /_(zero|one|two|few|many|other)$/

/**
 * Where a language differs from English (the source): files and keys missing or left over, placeholders and tags that
 * are not the same, plural forms that are not the language's own, empty texts.
 */
export function localeDifferences(files: SourceFile[], languages: readonly string[]): string[] {
  const texts = new Map(files.map((file) => [file.path, flattenTexts(JSON.parse(file.text))]))
  const english = [...texts.keys()].filter((path) => path.startsWith('locales/en/'))
  const problems = files
    .filter(({ path }) => !english.includes(path.replace(/^locales\/[^/]+\//, 'locales/en/')))
    .map(({ path }) => `${path}: English has no such file`)

  for (const source of english) {
    for (const language of languages) {
      const path = source.replace('/en/', `/${language}/`)
      const own = texts.get(path)
      const wanted = texts.get(source)
      if (!own || !wanted) problems.push(`${path}: missing`)
      else problems.push(...differences(wanted, own, language).map((problem) => `${path}: ${problem}`))
    }
  }
  return problems
}

function differences(english: Map<string, string>, own: Map<string, string>, language: string): string[] {
  const wanted = new Set([...english.keys()].flatMap((key) => keysIn(key, language)))
  return [
    ...[...wanted].filter((key) => !own.has(key)).map((key) => `${key} is missing`),
    ...[...own.keys()].filter((key) => !wanted.has(key)).map((key) => `${key} is not in English`),
    ...[...own].flatMap(([key, text]) => {
      const source = english.get(key) ?? english.get(key.replace(pluralSuffix, '_other'))
      if (text.trim() === '') return [`${key} is empty`]
      return source !== undefined && marks(source) !== marks(text)
        ? [`${key} has ${marks(text)}, English ${marks(source)}`]
        : []
    }),
  ]
}

/** A key of English as another language has it: plural keys once for each of its own forms. */
function keysIn(key: string, language: string): string[] {
  if (!pluralSuffix.test(key)) return [key]
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  return pluralCategories.map((form) => key.replace(pluralSuffix, `_${form}`))
}

/** The placeholders and tags of a text, in a steady order. */
function marks(text: string): string {
  return (text.match(/\{\{\s*[\w.]+[^}]*\}\}|<\/?[\w]+\/?>/g) ?? []).toSorted().join(' ')
}

/** The texts of a file by their keys, joined with full stops. */
export function flattenTexts(value: unknown, prefix = ''): Map<string, string> {
  if (value === null || typeof value !== 'object') return new Map([[prefix, String(value)]])
  return new Map(
    Object.entries(value).flatMap(([key, child]) => [...flattenTexts(child, prefix ? `${prefix}.${key}` : key)]),
  )
}

/** Texts that still wait for their language, as `npm run new` marks them. */
export function untranslatedTexts(files: SourceFile[], mark: string): string[] {
  return files.flatMap(({ path, text }) =>
    [...flattenTexts(JSON.parse(text))]
      .filter(([, own]) => own.startsWith(mark))
      .map(([key, own]) => `${path}: ${key} waits to be written: ${own.slice(mark.length)}`),
  )
}
