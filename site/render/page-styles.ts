import { chooseStyles } from '#site/render/choose-styles.ts'
import type { StyleTable } from '#site/render/style-table.ts'

/** Numbers of class lists lie below this one, those of elements above: together they fit a character of a string. */
const ELEMENTS = 1 << 15
/** Most keys of results kept, two at most for each: pages that differ in words only share theirs. */
const MOST_KEPT = 200

/**
 * The styles that a page's markup needs. Every answer asks, so the markup is only read for what is in it, and a page
 * with the same classes and elements as one before gets the same string.
 */
export function createPageStyles(table: StyleTable): (html: string) => string {
  const lists: string[][] = []
  const texts: string[] = []
  const sums = new Map<number, number>()
  /** For each list, the one before it with the same sum. */
  const sameSum: (number | undefined)[] = []
  const kept = new Map<string, string>()
  const seenIn = new Uint32Array(ELEMENTS * 2)
  const found = new Uint16Array(ELEMENTS * 2)
  let round = 0

  /** By the sum of its letters: a list that was cut out of a page would be read once more to be looked up. */
  function numberOf(list: string, sum: number): number {
    const place = sums.get(sum)
    let number = place
    while (number !== undefined) {
      if (texts[number] === list) return number
      number = sameSum[number]
    }
    // A copy: a piece cut out of a page keeps the whole page in memory.
    const own = Buffer.from(list).toString()
    sameSum.push(place)
    texts.push(own)
    sums.set(sum, lists.length)
    return lists.push(decode(own).split(/\s+/)) - 1
  }

  /** What the page has: the number of each of its class lists and of its elements, once. */
  function read(html: string): Uint16Array {
    round += 1
    let count = 0
    const note = (number: number) => {
      if (seenIn[number] === round) return
      seenIn[number] = round
      found[count] = number
      count += 1
    }
    // By the two signs that end every attribute's name: the search for so few is many times as quick as for a word.
    for (let at = html.indexOf('="'); at !== -1; at = html.indexOf('="', at)) {
      const start = at + 2
      if (isNameOfClass(html, at)) {
        at = start
        let sum = 0
        for (let letter = html.charCodeAt(at); letter !== quote && letter >= 0; letter = html.charCodeAt(at)) {
          sum = (Math.imul(sum, 31) + letter) | 0
          at += 1
        }
        note(numberOf(html.slice(start, at), sum))
      } else at = start
    }
    for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
      if (html.charCodeAt(at + 1) !== slash) note(elementNumber(html, at + 1))
    }
    return found.subarray(0, count)
  }

  function choose(found: Uint16Array): string {
    const classes = new Set([...found].flatMap((number) => lists[number] ?? []))
    const elements = new Set(found)
    return chooseStyles(table, (token) =>
      token.startsWith('.') ? classes.has(token.slice(1)) : elements.has(elementNumber(token, 1)),
    )
  }

  return (html) => {
    // Articles may bring lists of their own without end; a thousand are enough for one page.
    if (lists.length > ELEMENTS - 1000 || kept.size >= MOST_KEPT) {
      sums.clear()
      kept.clear()
      for (const noted of [lists, texts, sameSum]) noted.length = 0
    }
    const found = read(html)
    const asFound = keyOf(found)
    const known = kept.get(asFound)
    if (known !== undefined) return known
    // In one order, so that pages with the same classes in other places share their styles.
    const inOrder = keyOf(found.sort())
    const styles = kept.get(inOrder) ?? choose(found)
    kept.set(asFound, styles)
    kept.set(inOrder, styles)
    return styles
  }
}

function keyOf(found: Uint16Array): string {
  return Reflect.apply(String.fromCharCode, undefined, found)
}

/** Whether a name that ends before `end` is ` class`, from behind: few others end in two of the last letter. */
function isNameOfClass(html: string, end: number): boolean {
  return (
    html.charCodeAt(end - 1) === letters.s &&
    html.charCodeAt(end - 2) === letters.s &&
    html.charCodeAt(end - 3) === letters.a &&
    html.charCodeAt(end - 4) === letters.l &&
    html.charCodeAt(end - 5) === letters.c &&
    html.charCodeAt(end - 6) === letters.space
  )
}

const letters = { space: 32, a: 97, c: 99, l: 108, s: 115 } as const
const quote = 34
const slash = 47

/** By the first three characters of its name: elements that begin alike are taken for one another, which keeps a rule too many. */
function elementNumber(text: string, at: number): number {
  let number = 0
  for (let place = at; place < at + 3; place += 1) {
    const code = text.charCodeAt(place)
    if (!(code > slash && code !== 62)) return ELEMENTS + (number << (5 * (at + 3 - place)))
    number = (number << 5) | (code & 31)
  }
  return ELEMENTS + number
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function decode(list: string): string {
  return list.includes('&') ? list.replace(/&([a-z]+|#x27);/g, (whole, name) => entities[name] ?? whole) : list
}
