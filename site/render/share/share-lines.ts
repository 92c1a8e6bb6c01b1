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
  length: number // words on its first line
  raggedness: number
}

/** The fewest lines that fit, and those as even as possible. Undefined where that is more than `maxLines`. */
export function breakLines(words: Word[], face: Face, width: number, maxLines: number): Word[][] | undefined {
  const roomOf = roomsOf(words, face, width)
  // settings[count][start]: of the words from `start` on `count` lines. Each is found once: what staff write may be long.
  const settings: (Setting | undefined)[][] = [[]]
  for (let count = 1; count <= maxLines; count++) {
    settings.push(words.map((_, start) => evenest(start, count, words.length, roomOf, settings)))
    if (settings[count]?.[0]) return linesOf(words, settings, count)
  }
  return undefined
}

function evenest(
  start: number,
  count: number,
  end: number,
  roomOf: (start: number, end: number) => number,
  settings: (Setting | undefined)[][],
): Setting | undefined {
  let best: Setting | undefined
  for (let next = start + 1; next <= end; next++) {
    const room = roomOf(start, next)
    if (room < 0) break
    const rest = count === 1 ? (next === end ? 0 : undefined) : settings[count - 1]?.[next]?.raggedness
    if (rest === undefined) continue
    const raggedness = room * room + rest
    if (!best || raggedness < best.raggedness) best = { length: next - start, raggedness }
  }
  return best
}

function linesOf(words: Word[], settings: (Setting | undefined)[][], count: number): Word[][] {
  let start = 0
  return settings
    .slice(1, count + 1)
    .toReversed()
    .map((ofCount) => {
      const end = start + (ofCount[start]?.length ?? 0)
      const line = words.slice(start, end)
      start = end
      return line
    })
}

/** What a line of the words from `start` to before `end` leaves free: each word is measured once. */
function roomsOf(words: Word[], face: Face, width: number) {
  const bare = words.map((word) => face.widthOf(textOf([word])))
  const before = [0]
  for (const word of words) before.push((before.at(-1) ?? 0) + face.widthOf(word.map(({ text }) => text).join('')))
  return (start: number, end: number) => width - ((before[end - 1] ?? 0) - (before[start] ?? 0) + (bare[end - 1] ?? 0))
}
