import type { SourceFile } from './source-files.ts'

/**
 * Where a store looks for a text within a text by `like`, which takes as long as one times the other and, on SQLite, nobody
 * else has a turn: `contains` of `api/db/contains.ts` is for that. A pattern that is written out is fine, and so is one
 * without `%` at its beginning.
 */
export function searchedByLike(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('api/') && !path.startsWith('api/db/migrations/'))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => /\bi?like \$\{/i.test(line) || /'i?like', (?!`[^%`]+%`)/i.test(line))
        .map((line) => `${path} searches by like: ${line.trim()}`),
    )
}
