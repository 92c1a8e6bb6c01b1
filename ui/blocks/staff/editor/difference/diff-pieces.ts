import { diffArrays } from 'diff'
import { wordTokens } from '#ui/blocks/staff/editor/difference/word-tokens.ts'
import type { DiffKind, DiffTextProps } from '#ui/primitives/staff/diff-text.tsx'

const PATIENCE = 200 // milliseconds

/** A line, such as a title, word by word. */
export function diffPieces(now: string, former: string): DiffTextProps['pieces'] {
  const changes = diffArrays(wordTokens(former), wordTokens(now), {
    timeout: PATIENCE,
    comparator: (one, other) => one.trimEnd() === other.trimEnd(),
  }) ?? [
    { value: [former], removed: true, added: false },
    { value: [now], removed: false, added: true },
  ]
  return changes.flatMap(({ value, added, removed }) =>
    pieceOf(value.join(''), added ? 'inserted' : removed ? 'removed' : undefined),
  )
}

/** The space after the last word is not of the mark. */
function pieceOf(text: string, kind: DiffKind | undefined): { text: string; kind?: DiffKind }[] {
  if (!kind) return [{ text }]
  const words = text.trimEnd()
  return [{ text: words, kind }, { text: text.slice(words.length) }].filter((piece) => piece.text !== '')
}
