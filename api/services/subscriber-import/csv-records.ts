import { setImmediate as nextTurn } from 'node:timers/promises'
import { CsvError, type Options, parse } from 'csv-parse/sync'
import { type ImportDelimiter, importDelimiters } from '#api/contract/values/staff/subscribers.ts'

const AT_ONCE = 500 // lines that are parsed in one turn
const LARGEST_RUN = 200_000 // characters of them
const EMPTY_AT_ONCE = 10_000 // lines that are looked through in one turn
const MOST_JOINED = 8 // lines of one record
const LONGEST = 20_000 // characters of a line
const SAMPLE = 20 // lines that show how they are divided

/** A line with something in it. */
export interface NumberedLine {
  line: number // in the file, from 1
  text: string
}

export interface CsvRecord {
  line: number // where it begins
  cells: string[] | undefined // undefined where a quotation mark does not close
}

/** Empty lines say nothing and are left out. Stops after `most` others: eight megabytes can be as many lines. */
export async function linesIn(text: string, most: number): Promise<NumberedLine[]> {
  const lines: NumberedLine[] = []
  const lineEnd = /\r\n|\n|\r/g
  for (let at = 0, line = 1; at < text.length && lines.length < most; line++) {
    const found = lineEnd.exec(text)
    const content = text.slice(at, found?.index)
    if (content.trim() !== '') lines.push({ line, text: content })
    at = found ? lineEnd.lastIndex : text.length
    if (line % EMPTY_AT_ONCE === 0) await nextTurn()
  }
  return lines
}

/**
 * Each record once, in linear time, whatever its quotation marks are like: one that does not close costs its own line,
 * not all that follow. Others wait meanwhile no longer than some hundred lines take.
 */
export async function readRecords(lines: NumberedLine[], delimiter: ImportDelimiter): Promise<CsvRecord[]> {
  const records: CsvRecord[] = []
  for (let at = 0; at < lines.length; ) {
    const end = endOfWhole(lines, at)
    if (end > at) {
      const run = lines.slice(at, end)
      const rows = parsed(textOf(run), delimiter)
      if (rows?.length === run.length) records.push(...run.map(({ line }, place) => ({ line, cells: rows[place] })))
      else records.push(...run.map((one) => recordOf([one], delimiter)))
      at = end
    } else {
      const record = joined(lines, at, delimiter)
      records.push(record.is)
      at += record.lines
    }
    if (records.length % 50 === 0 || end > at) await nextTurn()
  }
  return records
}

/** The sign at which most of the first lines fall into as many cells as their first one. */
export async function delimiterOf(lines: NumberedLine[]): Promise<ImportDelimiter> {
  const sample = lines.slice(0, SAMPLE)
  let best: { delimiter: ImportDelimiter; score: number } = { delimiter: ',', score: 0 }
  for (const delimiter of importDelimiters) {
    const widths = (await readRecords(sample, delimiter)).flatMap(({ cells }) => (cells ? [cells.length] : []))
    const width = widths[0] ?? 1
    const alike = widths.filter((each) => each === width).length
    // Lines first: a text with many commas is one cell of a line with semicolons.
    const score = width > 1 ? alike + width / 1000 : 0
    if (score > best.score) best = { delimiter, score }
  }
  return best.delimiter
}

/** After the lines from `from` on that have all their quotation marks in pairs. */
function endOfWhole(lines: NumberedLine[], from: number): number {
  let end = from
  for (let size = 0; end < lines.length && end - from < AT_ONCE && size < LARGEST_RUN; end++) {
    const { text = '' } = lines[end] ?? {}
    if (!isWhole(text)) break
    size += text.length
  }
  return end
}

function isWhole(text: string): boolean {
  return text.length <= LONGEST && marksIn(text) % 2 === 0
}

function marksIn(text: string): number {
  let count = 0
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) count++
  return count
}

/** A cell of several lines, or a quotation mark too many. */
function joined(lines: NumberedLine[], at: number, delimiter: ImportDelimiter): { is: CsvRecord; lines: number } {
  const first = lines.slice(at, at + 1)
  if (textOf(first).length > LONGEST) return { is: recordOf(first, delimiter), lines: 1 }
  let marks = marksIn(textOf(first))
  for (let count = 2; count <= MOST_JOINED && at + count <= lines.length; count++) {
    const several = lines.slice(at, at + count)
    marks += marksIn(several.at(-1)?.text ?? '')
    if (marks % 2 !== 0) continue
    // Where a file is well written, its record ends as soon as all marks are in pairs.
    const text = textOf(several)
    const rows = text.length <= LONGEST ? parsed(text, delimiter) : undefined
    const cells = rows?.length === 1 ? rows[0] : undefined
    // An address within a cell of several lines is that of somebody whose line was swallowed.
    if (!cells || cells.some((cell) => cell.includes('\n') && cell.includes('@'))) break
    return { is: { line: first[0]?.line ?? 0, cells }, lines: count }
  }
  return { is: recordOf(first, delimiter), lines: 1 }
}

/** Marks that stand within a cell are part of it, if its line can be read so. */
function recordOf(lines: NumberedLine[], delimiter: ImportDelimiter): CsvRecord {
  const text = textOf(lines)
  const line = lines[0]?.line ?? 0
  if (text.length > LONGEST) return { line, cells: undefined }
  const rows = parsed(text, delimiter) ?? parsed(text, delimiter, { relax_quotes: true })
  return { line, cells: rows?.length === 1 ? rows[0] : undefined }
}

function parsed(text: string, delimiter: ImportDelimiter, options: Options = {}): string[][] | undefined {
  try {
    return parse(text, { delimiter, record_delimiter: '\n', relax_column_count: true, ...options })
  } catch (error) {
    if (error instanceof CsvError) return undefined
    throw error
  }
}

const textOf = (lines: NumberedLine[]) => lines.map(({ text }) => text).join('\n')
