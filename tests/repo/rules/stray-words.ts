import { parseSync, Visitor } from 'oxc-parser'
import type { SourceFile } from './source-files.ts'

/** Attributes whose text is read by or to a visitor. */
const spokenAttributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
  'label',
]
const hasWord = /\p{L}{2,}/u

/** Words that a visitor would see and no translator would: texts and spoken attributes written into components. */
export function strayWords(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const found: string[] = []
    const report = (words: string) => found.push(`${path}: “${words.trim()}” belongs into locales/`)
    new Visitor({
      JSXText: ({ value }) => {
        if (hasWord.test(value)) report(value)
      },
      JSXExpressionContainer: ({ expression }) => {
        if (
          expression.type === 'Literal' &&
          typeof expression.value === 'string' &&
          / /.test(expression.value) &&
          hasWord.test(expression.value)
        ) {
          report(expression.value)
        }
      },
      JSXAttribute: ({ name, value }) => {
        const attribute = name.type === 'JSXIdentifier' ? name.name : ''
        if (!spokenAttributes.includes(attribute) || value?.type !== 'Literal') return
        if (typeof value.value === 'string' && hasWord.test(value.value)) report(value.value)
      },
    }).visit(parseSync(path, text).program)
    return found
  })
}
