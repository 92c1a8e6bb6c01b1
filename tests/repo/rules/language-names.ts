import { flattenTexts } from './locale-parity.ts'
import type { SourceFile } from './source-files.ts'

/** `{{language}}` is a language’s name for itself, and stands alone: after a colon, a comma, at an end. */
const besideWord = /[\p{L}\p{N}’][\s\u00a0]?\{\{languages?\}\}|\{\{languages?\}\}[\s\u00a0]?\p{L}/u

/** Where a language’s name for itself would stand within a sentence («auf Shqip»): a sentence has `{{spoken}}`. */
export function foreignLanguageNames(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    [...flattenTexts(JSON.parse(text))].flatMap(([key, words]) =>
      besideWord.test(words) ? [`${path}, ${key}: “${words}” wants {{spoken}}`] : [],
    ),
  )
}
