import { writingLimits } from '#api/contract/values/post-writing.ts'
import { AppError } from '#api/errors.ts'
import { areCode, fencedLines, isBlank } from '#api/services/markdown/markdown-fences.ts'

const LONGEST_PARAGRAPH = 100_000 // characters: what grows with the square, does so within one
/** Marks of emphasis, links and HTML per paragraph: the parser compares each pair, so time is quadratic. */
const MOST_MARKS = 1500
const MOST_MARKS_IN_ALL = 20_000
const MOST_LINES = 1500 // filled lines outside code: each may open a block, and the parser then moves all later ones
const MOST_LINES_IN_ALL = 3000
/** Characters with that many lines; longer texts may have as many more. */
const USUAL = 100_000
const LONGEST_RULE = 200 // characters of a thematic break (`- - -`)
const MOST_CELLS = 5000 // cells of a table: every row is padded to the first one's length
const DEEPEST = 30 // nested quotes and lists on one line: parser and tree walkers recurse
const WIDEST_INDENT = 2 * DEEPEST // columns of indentation outside code: lists nest by them too
/** Quotes and items that lines open, with as many characters: the parser moves all later ones for each. */
const MOST_CONTAINERS = 3000

const marks = /[*_~[\]<&`@]|\b(?:https?:|www\.)/gi
const container = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))/y
const rule = /^[ \t]*([-*_])[ \t]*(?:\1[ \t]*)+$/

/** Throws `invalid` for a text that would block the parser for seconds or overflow its stack. */
export function checkBounds(text: string): void {
  if (text.length > writingLimits.body) refuseText()
  const share = Math.max(1, text.length / USUAL)
  const lines = text.split(/\r\n|\r|\n/)
  if (lines.length > MOST_LINES_IN_ALL * share) refuseText()
  if (!isTooMuch(lines, share)) return
  // Code may be more. Who guesses where it is must not be led to leave out what is none.
  const fenced = fencedLines(lines)
  if (fenced.size === 0 || isTooMuch(lines, share, fenced) || !areCode(lines, fenced)) refuseText()
}

/** As if `code` were blank lines. */
function isTooMuch(all: readonly string[], share: number, code?: ReadonlySet<number>): boolean {
  let lines = 0
  let rows = 0
  let columns = 0
  let inParagraph = 0
  let inAll = 0
  let long = 0
  let containers = 0
  for (const [index, line] of all.entries()) {
    if (isBlank(line) || code?.has(index)) {
      rows = 0
      columns = 0
      inParagraph = 0
      long = 0
      continue
    }
    const found = line.match(marks)?.length ?? 0
    const depth = depthOf(line)
    lines += 1
    rows += 1
    columns = Math.max(columns, line.split('|').length)
    inParagraph += found
    inAll += found
    long += line.length
    containers += depth
    if (inParagraph > MOST_MARKS || inAll > MOST_MARKS_IN_ALL || long > LONGEST_PARAGRAPH) return true
    if (lines > MOST_LINES * share || containers > MOST_CONTAINERS * share) return true
    if (depth > DEEPEST || (columns > 1 && rows * columns > MOST_CELLS)) return true
  }
  return false
}

export function isWithinBounds(text: string): boolean {
  try {
    checkBounds(text)
    return true
  } catch {
    return false
  }
}

/** Quotes and items that a line opens; without an end for one that is indented, or a rule, too far. */
function depthOf(line: string): number {
  const [indent = ''] = /^[ \t]*/.exec(line) ?? []
  if (indent.replaceAll('\t', '    ').length > WIDEST_INDENT) return Number.POSITIVE_INFINITY
  if (rule.test(line)) return line.length > LONGEST_RULE ? Number.POSITIVE_INFINITY : 0
  let depth = 0
  container.lastIndex = 0
  while (container.test(line)) depth += 1
  return depth
}

export function refuseText(): never {
  throw new AppError('invalid', { fields: { body: 'errors:fields.marks' } })
}
