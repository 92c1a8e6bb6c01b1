import type { Face } from '#site/render/share-type.ts'

/** A part of a word that has one colour: `<accent>light</accent>.` is a word of two pieces. */
interface Piece {
  text: string
  isAccent: boolean
}

/** What a line cannot break. It carries the space that follows it, which does not count at the end of a line. */
export type Word = Piece[]

/** The words of a headline. No-break spaces keep theirs together; a line may also end after a hyphen. */
export function wordsOf(headline: string): Word[] {
  let isAccent = false
  const words: Word[] = [[]]
  for (const part of headline.split(/(<\/?accent>)|(?<= )|(?<=\p{L}{3}-)/u)) {
    if (part === '<accent>' || part === '</accent>') isAccent = part === '<accent>'
    else if (part) {
      words.at(-1)?.push({ text: part, isAccent })
      if (/[ -]$/.test(part)) words.push([])
    }
  }
  return words.filter((word) => word.length > 0)
}

export function textOf(words: Word[]): string {
  return words
    .flat()
    .map(({ text }) => text)
    .join('')
    .trimEnd()
}

/**
 * Breaks words into as few lines as fit the width, and those as even as possible, so that no word is left alone.
 * Undefined where a word alone is too wide, or there would be too many lines.
 */
export function breakLines(words: Word[], face: Face, width: number, maxLines: number): Word[][] | undefined {
  const slack = (line: Word[]) => width - face.widthOf(textOf(line))
  for (let count = 1; count <= Math.min(maxLines, words.length); count++) {
    const best = divisions(words, count)
      .map((lines) => ({ lines, slacks: lines.map(slack) }))
      .filter(({ slacks }) => slacks.every((room) => room >= 0))
      .map(({ lines, slacks }) => ({ lines, raggedness: slacks.reduce((sum, room) => sum + room * room, 0) }))
      .toSorted((one, other) => one.raggedness - other.raggedness)[0]
    if (best) return best.lines
  }
  return undefined
}

/** Every way to divide the words into that many lines. */
function divisions(words: Word[], count: number): Word[][][] {
  if (count === 1) return [[words]]
  const firstLengths = Array.from({ length: words.length - count + 1 }, (_, index) => index + 1)
  return firstLengths.flatMap((length) =>
    divisions(words.slice(length), count - 1).map((rest) => [words.slice(0, length), ...rest]),
  )
}
