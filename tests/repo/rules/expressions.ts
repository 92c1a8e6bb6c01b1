import { parseSync, Visitor } from 'oxc-parser'
import type { SourceFile } from './source-files.ts'

/** A regular expression of the source. */
export interface FoundExpression {
  path: string
  /** As it is written: `/a+/u`, or the whole `new RegExp(…)`. */
  written: string
  /** Nothing where it is put together while the program runs. */
  source: string | undefined
  flags: string
}

/** Every literal and every call of `RegExp`. */
export function expressionsIn(files: SourceFile[]): FoundExpression[] {
  return files.flatMap(({ path, text }) => {
    const found: FoundExpression[] = []
    const called = (node: { start: number; end: number; arguments: { type: string }[] }) => {
      const [source, flags] = node.arguments.map(fixedText)
      const written = text.slice(node.start, node.end)
      found.push({
        path,
        written,
        source: node.arguments[1] && flags === undefined ? undefined : source,
        flags: flags ?? '',
      })
    }
    new Visitor({
      Literal(node) {
        if (!('regex' in node)) return
        const { pattern, flags } = node.regex
        found.push({ path, written: `/${pattern}/${flags}`, source: pattern, flags })
      },
      NewExpression(node) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp') called(node)
      },
      CallExpression(node) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp') called(node)
      },
    }).visit(parseSync(path, text).program)
    return found
  })
}

function fixedText(node: { type: string }): string | undefined {
  return 'value' in node && typeof node.value === 'string' ? node.value : undefined
}
