import type { Face } from '#site/render/share/share-type.ts'

/** A part of a word in one colour: `<accent>light</accent>.` has two. */
interface Piece {
  text: string
  isAccent: boolean
}

export type Word = Piece[]

/** Splits at spaces that are not no-break spaces, and after hyphens. */
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

interface Setting {
  lines: Word[][]
  raggedness: number
}

/** The fewest lines that fit, and those as even as possible. Undefined where that is more than `maxLines`. */
export function breakLines(words: Word[], face: Face, width: number, maxLines: number): Word[][] | undefined {
  // Skips the search, which is exponential, for what cannot fit.
  if (face.widthOf(textOf(words)) > width * maxLines) return undefined
  for (let count = 1; count <= maxLines; count++) {
    const best = evenest(words, face, width, count)
    if (best) return best.lines
  }
  return undefined
}

function evenest(words: Word[], face: Face, width: number, count: number): Setting | undefined {
  const last = count === 1 ? words.length : words.length - count + 1
  let best: Setting | undefined
  for (let length = count === 1 ? last : 1; length >= 1 && length <= last; length++) {
    const line = words.slice(0, length)
    const room = width - face.widthOf(textOf(line))
    if (room < 0) break
    const rest = count === 1 ? { lines: [], raggedness: 0 } : evenest(words.slice(length), face, width, count - 1)
    if (!rest) continue
    const raggedness = room * room + rest.raggedness
    if (!best || raggedness < best.raggedness) best = { lines: [line, ...rest.lines], raggedness }
  }
  return best
}
