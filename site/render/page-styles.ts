import { chooseStyles } from '#site/render/choose-styles.ts'
import type { StyleTable } from '#site/render/style-table.ts'

/** Numbers of class lists lie below this one, those of elements above: together they fit a character of a string. */
const ELEMENTS = 1 << 15
/** Most results kept: pages that differ in words only share theirs. */
const MOST_KEPT = 100

/**
 * The styles that a page's markup needs. Every answer asks, so the markup is only read for what is in it, and a page
 * with the same classes and elements as one before gets the same string.
 */
export function createPageStyles(table: StyleTable): (html: string) => string {
  const numbers = new Map<string, number>()
  const lists: string[][] = []
  const kept = new Map<string, string>()
  const seenIn = new Uint32Array(ELEMENTS * 2)
  let round = 0

  function numberOf(list: string): number {
    const known = numbers.get(list)
    if (known !== undefined) return known
    // A copy: a piece cut out of a page keeps the whole page in memory.
    const own = Buffer.from(list).toString()
    const number = lists.push(decode(own).split(/\s+/)) - 1
    numbers.set(own, number)
    return number
  }

  /** What the page has: the number of each of its class lists and of its elements, once. */
  function read(html: string): number[] {
    round += 1
    const found: number[] = []
    const note = (number: number) => {
      if (seenIn[number] === round) return
      seenIn[number] = round
      found.push(number)
    }
    for (let at = html.indexOf(opening); at !== -1; at = html.indexOf(opening, at)) {
      const start = at + opening.length
      at = html.indexOf('"', start)
      note(numberOf(html.slice(start, at)))
    }
    for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
      if (html.charCodeAt(at + 1) !== slash) note(elementNumber(html, at + 1))
    }
    return found
  }

  function choose(found: readonly number[]): string {
    const classes = new Set(found.flatMap((number) => lists[number] ?? []))
    const elements = new Set(found)
    return chooseStyles(table, (token) =>
      token.startsWith('.') ? classes.has(token.slice(1)) : elements.has(elementNumber(token, 1)),
    )
  }

  return (html) => {
    // Articles may bring lists of their own without end; a thousand are enough for one page.
    if (lists.length > ELEMENTS - 1000 || kept.size >= MOST_KEPT) {
      numbers.clear()
      kept.clear()
      lists.length = 0
    }
    // In one order, so that pages with the same classes in other places share their styles.
    const found = read(html).sort((one, other) => one - other)
    const key = String.fromCharCode(...found)
    const known = kept.get(key)
    if (known !== undefined) return known
    const styles = choose(found)
    kept.set(key, styles)
    return styles
  }
}

const opening = ' class="'
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
