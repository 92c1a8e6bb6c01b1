import { AppError } from '#api/errors.ts'

/** Longest text, in characters: ten times the longest post that comes with the site. */
const LONGEST = 100_000
/** Marks of emphasis, links and HTML in one paragraph. The parser compares each with the ones before it: time grows with the square. */
const MOST_MARKS = 1500
/** The same for a whole text. */
const MOST_MARKS_IN_ALL = 20_000
/** Lines outside code. Each may be a block of its own, and the parser moves all that follow when it opens one. */
const MOST_LINES = 1500
/** Lines in all. */
const MOST_LINES_IN_ALL = 3000
/** Longest thematic break, such as `- - -`, in characters. */
const LONGEST_RULE = 200
/** Cells of a table: every row is filled up to as many as the first has. */
const MOST_CELLS = 5000
/** Quotes and lists inside one another on one line; the parser and all that walks its tree call themselves for each. */
const DEEPEST = 30
/** Columns that a line may be indented by, outside code: lists nest by them too. */
const WIDEST_INDENT = 2 * DEEPEST

const marks = /[*_~[\]<&`@]|\b(?:https?:|www\.)/gi
const container = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))/y
const fence = /^[ \t]{0,3}(`{3,}|~{3,})/
const rule = /^[ \t]*([-*_])[ \t]*(?:\1[ \t]*)+$/

/**
 * Refuses, as `invalid`, a text whose marks would occupy the parser for seconds or overflow its stack. Of what code blocks
 * hold, only length and lines count.
 */
export function checkBounds(text: string): void {
  if (text.length > LONGEST) refuse()
  let lines = 0
  let rows = 0
  let columns = 0
  let inParagraph = 0
  let inAll = 0
  let fenced = ''
  const all = text.split(/\r\n|\r|\n/)
  if (all.length > MOST_LINES_IN_ALL) refuse()
  for (const line of all) {
    const [, opening = ''] = fence.exec(line) ?? []
    lines += fenced === '' ? 1 : 0
    if (fenced !== '') {
      if (opening.startsWith(fenced) && line.trim() === opening) fenced = ''
      continue
    }
    // A fence's info has no backticks: such a line is a paragraph.
    if (opening !== '' && !line.slice(line.indexOf(opening) + opening.length).includes('`')) {
      fenced = opening
      inParagraph = 0
      continue
    }
    const isEmpty = line.trim() === ''
    rows = isEmpty ? 0 : rows + 1
    columns = isEmpty ? 0 : Math.max(columns, line.split('|').length)
    const found = line.match(marks)?.length ?? 0
    inParagraph = isEmpty ? 0 : inParagraph + found
    inAll += found
    const isTooMuch = lines > MOST_LINES || inParagraph > MOST_MARKS || inAll > MOST_MARKS_IN_ALL
    if (isTooMuch || (columns > 1 && rows * columns > MOST_CELLS) || isTooDeep(line)) refuse()
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

function refuse(): never {
  throw new AppError('invalid', { fields: { body: 'errors:fields.marks' } })
}
