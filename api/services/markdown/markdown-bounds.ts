import { writingLimits } from '#api/contract/values/post-writing.ts'
import { AppError } from '#api/errors.ts'

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

const marks = /[*_~[\]<&`@]|\b(?:https?:|www\.)/gi
const container = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))/y
const fence = /^[ \t]{0,3}(`{3,}|~{3,})/
const rule = /^[ \t]*([-*_])[ \t]*(?:\1[ \t]*)+$/

/** Throws `invalid` for a text that would block the parser for seconds or overflow its stack. */
export function checkBounds(text: string): void {
  if (text.length > writingLimits.body) refuseText()
  const share = Math.max(1, text.length / USUAL)
  let lines = 0
  let rows = 0
  let columns = 0
  let inParagraph = 0
  let inAll = 0
  let long = 0
  let fenced = ''
  const all = text.split(/\r\n|\r|\n/)
  if (all.length > MOST_LINES_IN_ALL * share) refuseText()
  for (const line of all) {
    const [, opening = ''] = fence.exec(line) ?? []
    if (fenced !== '') {
      if (opening.startsWith(fenced) && line.trim() === opening) fenced = ''
      continue
    }
    // A fence's info string has no backticks: such a line is a paragraph.
    if (opening !== '' && !line.slice(line.indexOf(opening) + opening.length).includes('`')) {
      fenced = opening
      inParagraph = 0
      long = 0
      lines += 1
      continue
    }
    const isEmpty = line.trim() === ''
    lines += isEmpty ? 0 : 1
    rows = isEmpty ? 0 : rows + 1
    long = isEmpty ? 0 : long + line.length
    columns = isEmpty ? 0 : Math.max(columns, line.split('|').length)
    const found = line.match(marks)?.length ?? 0
    inParagraph = isEmpty ? 0 : inParagraph + found
    inAll += found
    const isTooMuch = lines > MOST_LINES * share || inParagraph > MOST_MARKS || inAll > MOST_MARKS_IN_ALL
    if (long > LONGEST_PARAGRAPH) refuseText()
    if (isTooMuch || (columns > 1 && rows * columns > MOST_CELLS) || isTooDeep(line)) refuseText()
  }
}

export function isWithinBounds(text: string): boolean {
  try {
    checkBounds(text)
    return true
  } catch {
    return false
  }
}

function isTooDeep(line: string): boolean {
  if (line.search(/\S/) > WIDEST_INDENT) return true
  if (rule.test(line)) return line.length > LONGEST_RULE
  let depth = 0
  container.lastIndex = 0
  while (container.test(line)) depth += 1
  return depth > DEEPEST
}

export function refuseText(): never {
  throw new AppError('invalid', { fields: { body: 'errors:fields.marks' } })
}
