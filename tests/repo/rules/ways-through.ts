/** Groups of a kind, escapes, classes, counts, words that no count follows, and single signs. */
const token =
  /\(\?(?:<?[=!]|:|<\w+>)|\\(?:[pPu]\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|k<\w+>|[\s\S])|\[(?:\\[\s\S]|[^\]\\])*\]|\{\d+(?:,\d*)?\}|[^\\[\](){}|^$.*+?]+(?![*+?{])|[\s\S]/gu

const empty = /^(?:[\^$]|\\[bB1-9]|\\k<\w+>)$/
const counted = /^(?:[*+?]|\{(\d+)(?:,\d*)?\})$/
/** The likeliest first: letters are in most classes. */
const signs = [...'aA0 -', ...Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code))]

/** What one way through an expression matches, in pieces: a piece for each word and each class. */
type Way = string[]

/**
 * The ways through an expression that differ in one alternative, each with what may be repeated once. Its own words are what
 * it begins to match with, over and over.
 */
export function waysThrough(source: string, flags: string): Way[] {
  const tokens = source.match(token) ?? []
  let at = 0

  function alternatives(): Way[] {
    const all = [sequence()]
    while (tokens[at] === '|') {
      at++
      all.push(sequence())
    }
    at++ // the end of the group
    return all.flat()
  }

  function sequence(): Way[] {
    let ways: Way[] = [[]]
    while (at < tokens.length && tokens[at] !== '|' && tokens[at] !== ')') ways = joined(ways, times(atom()))
    return ways
  }

  function atom(): Way[] {
    const one = tokens[at++] ?? ''
    if (one.startsWith('(')) return alternatives()
    if (empty.test(one)) return [[]]
    return [[/^[\\[.]/.test(one) ? signOf(one, flags) : one]]
  }

  function times(ways: Way[]): Way[] {
    const count = counted.exec(tokens[at] ?? '')
    if (!count) return ways
    at++
    if (tokens[at] === '?') at++
    const more = Math.max(0, Number(count[1] ?? 1) - 1)
    return more > 0 ? ways.map((way) => [...way, way.join('').repeat(more)]) : ways
  }

  return alternatives()
}

/** Not each with each: an expression of many alternatives has too many ways. */
function joined(before: Way[], after: Way[]): Way[] {
  const [first = []] = before
  const [next = [], ...others] = after
  return [...before.map((way) => [...way, ...next]), ...others.map((way) => [...first, ...way])]
}

function signOf(written: string, flags: string): string {
  const only = new RegExp(`^${written}$`, flags.replace(/[gy]/g, ''))
  return signs.find((sign) => only.test(sign)) ?? ''
}
