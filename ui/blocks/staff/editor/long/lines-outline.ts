import type { Text } from '@codemirror/state'
import type { SheetOutline } from '#ui/blocks/staff/editor/milkdown/outline.ts'
import { plainOutline } from '#ui/blocks/staff/editor/plain-outline.ts'

const LINES = 40 // read between two looks at the clock

/** Counts a text piece by piece, so that no key waits for the whole. A piece ends outside of code. */
export function createLinesOutline() {
  let counted: { doc: Text; line: number; outline: SheetOutline } | undefined

  /** Undefined while something is left. Begins anew with another text. */
  return function outlineOf(doc: Text, hasTime: () => boolean): SheetOutline | undefined {
    if (counted?.doc !== doc) counted = { doc, line: 1, outline: { headings: [], words: 0 } }
    while (counted.line <= doc.lines) {
      const piece = pieceFrom(doc, counted.line)
      const { headings, words } = plainOutline(piece.text)
      const { outline }: { outline: SheetOutline } = counted
      counted = {
        doc,
        line: piece.next,
        outline: { headings: [...outline.headings, ...headings], words: outline.words + words },
      }
      if (!hasTime() && counted.line <= doc.lines) return undefined
    }
    return counted.outline
  }
}

function pieceFrom(doc: Text, first: number): { text: string; next: number } {
  const lines: string[] = []
  let fence = ''
  let line = first
  for (; line <= doc.lines && (lines.length < LINES || fence !== ''); line += 1) {
    const { text } = doc.line(line)
    lines.push(text)
    const [, marks = ''] = /^ {0,3}(`{3,}|~{3,})/.exec(text) ?? []
    if (fence === '') fence = marks
    else if (marks.startsWith(fence) && text.trim() === marks) fence = ''
  }
  return { text: lines.join('\n'), next: line }
}
