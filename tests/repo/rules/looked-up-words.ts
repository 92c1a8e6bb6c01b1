import type { SourceFile } from './source-files.ts'

const literal = /^(?:export )?const (\w+): (?:Readonly<)?Record<string, .*= \{(?!\})/gm

/**
 * Where a word is looked up in an object, as any text may be: every object knows `constructor`, and answers with a function
 * that nobody expects. A `Map` knows what it was given.
 */
export function lookedUpWords(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('api/') || path.startsWith('site/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(literal)]
        .map(([, name = '']) => name)
        .filter((name) => new RegExp(`\\b${name}\\[(?!['"])`).test(text))
        .map((name) => `${path} looks words up in the object ${name}: make it a Map`),
    )
}
