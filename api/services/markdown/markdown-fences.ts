import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

const opening = /^ {0,3}(`{3,}|~{3,})/
const closing = /^[ \t]*(`{3,}|~{3,})[ \t]*$/

/** Numbers, from 0, of the lines that look as if they were fenced code: a guess, which `areCode` proves. */
export function fencedLines(lines: readonly string[]): Set<number> {
  const fenced = new Set<number>()
  let fence = ''
  for (const [index, line] of lines.entries()) {
    if (fence === '') fence = openedBy(line)
    else if (closing.exec(line)?.[1]?.startsWith(fence)) {
      fence = ''
      fenced.add(index)
    }
    if (fence !== '') fenced.add(index)
  }
  return fenced
}

/** A fence's info string has no backticks: such a line is a paragraph. */
function openedBy(line: string): string {
  const [all = '', fence = ''] = opening.exec(line) ?? []
  return fence.startsWith('`') && line.includes('`', all.length) ? '' : fence
}

/** Blocks alone, whose number is bounded: what stands within a paragraph takes the square of its length. */
const blocks = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(function leaveText() {
    const data = this.data()
    data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: inText } }]
  })

/** Names of micromark’s constructs. */
const inText = [
  ...['attention', 'autolink', 'characterEscape', 'characterReference', 'codeText', 'hardBreakEscape', 'htmlText'],
  ...['labelEnd', 'labelStartImage', 'labelStartLink'],
  ...['emailAutolink', 'protocolAutolink', 'wwwAutolink', 'gfmFootnoteCall', 'strikethrough'],
]

/**
 * Whether the parser takes these lines for code, too: a fence after a tab, in a comment, or left by the next line of a
 * list's item is none. What they say is left out, so that the proof costs nothing; it changes no line's place until the
 * first one that is not code.
 */
export function areCode(lines: readonly string[], fenced: ReadonlySet<number>): boolean {
  const outline = lines.map((line, index) =>
    fenced.has(index) && !/^[ \t]*(?:`{3}|~{3})/.test(line) ? emptied(line) : line,
  )
  const code = new Set<number>()
  visit(blocks.parse(outline.join('\n')), 'code', ({ position }) => {
    for (let at = position?.start.line ?? 1; at <= (position?.end.line ?? 0); at++) code.add(at - 1)
  })
  return [...fenced].every((index) => code.has(index) || isBlank(lines[index]))
}

/** Its indent says whether it belongs to a list's item. */
const emptied = (line: string) => (/^[ \t]*/.exec(line)?.[0] ?? '') + (isBlank(line) ? '' : 'x')

/** As Markdown has it: a hard space is a letter. */
export const isBlank = (line = '') => /^[ \t]*$/.test(line)
