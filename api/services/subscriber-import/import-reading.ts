import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ImportQuery } from '#api/contract/staff/subscribers.ts'
import {
  type ImportDelimiter,
  type ImportEncoding,
  type ImportTrouble,
  subscriberLimits,
} from '#api/contract/values/staff/subscribers.ts'
import {
  type CsvRecord,
  delimiterOf,
  linesIn,
  type NumberedLine,
  readRecords,
} from '#api/services/subscriber-import/csv-records.ts'
import { decodeText } from '#api/services/subscriber-import/decode-text.ts'
import {
  type Columns,
  givenColumns,
  hasAddress,
  suggestColumns,
} from '#api/services/subscriber-import/import-columns.ts'
import { type Candidate, judgedLine, type RefusedLine } from '#api/services/subscriber-import/judged-line.ts'

const SAMPLES = 3 // that show what a column has
const LOOKED_AT = 200 // lines that show how many columns there are
const AT_ONCE = 500 // lines that are judged in one turn
const MOST_READ = 2 * subscriberLimits.lines // a cell may go over several

export type ImportSettings = Pick<ImportQuery, 'columns' | 'delimiter' | 'heading' | 'how' | 'tongue'>

export interface ReadImport {
  seen: string // stands for the file and for how it is read
  encoding: ImportEncoding
  delimiter: ImportDelimiter
  hasHeading: boolean
  heading: string[] // empty without one
  columns: Columns
  samples: string[][] // of each column, the first that are not empty
  trouble: ImportTrouble | undefined // then there are no lines
  lines: (Candidate | RefusedLine)[] // an address that is repeated is refused from its second line on
  firstOf: Map<number, number> // of a line that repeats an address: the one that counts
}

/** What a file says, without a look at who is known. Throws `invalid` for columns that it does not have. */
export async function readImport(bytes: Uint8Array, settings: ImportSettings, now: number): Promise<ReadImport> {
  const decoded = decodeText(bytes)
  const { lines, said } = withoutSign(await linesIn(decoded?.text ?? '', MOST_READ + 1))
  const delimiter = settings.delimiter ?? said ?? (await delimiterOf(lines))
  const tooMany = lines.length > MOST_READ
  const records = tooMany ? [] : await readRecords(lines, delimiter)
  const width = Math.max(1, ...records.slice(0, LOOKED_AT).map(({ cells }) => cells?.length ?? 0))
  const first = records.find(({ cells }) => cells !== undefined)
  const hasHeading = first !== undefined && isHeading(first, settings.heading)
  const heading = hasHeading ? (first.cells ?? []) : []
  const rows = hasHeading ? records.filter((record) => record !== first) : records
  const isWide = width > subscriberLimits.columns
  const given = settings.columns === undefined ? undefined : givenColumns(settings.columns, width)
  const columns = given ?? suggestColumns(heading, rows, Math.min(width, subscriberLimits.columns))
  const trouble = (): ImportTrouble | undefined => {
    if (!decoded) return 'notText'
    if (tooMany || rows.length > subscriberLimits.lines) return 'tooManyLines'
    if (isWide) return 'tooManyColumns'
    if (rows.length === 0) return 'empty'
    return columns.includes('email') ? undefined : 'noAddresses'
  }
  const stops = trouble()
  const judging = { columns, how: settings.how ?? '', tongue: settings.tongue, now }
  return {
    seen: seenOf(bytes, { ...settings, columns: columns.join(), delimiter, heading: hasHeading ? 'yes' : 'no' }),
    encoding: decoded?.encoding ?? 'utf-8',
    delimiter,
    hasHeading,
    heading,
    columns,
    samples: columns.map((_, place) => samplesIn(rows, place)),
    trouble: stops,
    ...(stops ? { lines: [], firstOf: new Map() } : await judged(rows, judging)),
  }
}

async function judged(rows: CsvRecord[], options: Parameters<typeof judgedLine>[1]) {
  const alone: ReadImport['lines'] = []
  const left = new Set<string>()
  for (const [place, row] of rows.entries()) {
    if (place % AT_ONCE === AT_ONCE - 1) await nextTurn()
    const line = judgedLine(row, options)
    alone.push(line)
    if ('refused' in line && line.refused === 'left') left.add(line.shown.toLowerCase())
  }
  const lines: ReadImport['lines'] = []
  const seenAt = new Map<string, number>()
  const firstOf: ReadImport['firstOf'] = new Map()
  for (const read of alone) {
    // Whoever has left by one line is on the list by no other.
    const hasLeft = !('refused' in read) && left.has(read.email.toLowerCase())
    const line = hasLeft ? { line: read.line, shown: read.email, refused: 'left' as const } : read
    const key = 'refused' in line ? undefined : line.email.toLowerCase()
    const before = key === undefined ? undefined : seenAt.get(key)
    if (before === undefined || 'refused' in line) {
      if (key !== undefined) seenAt.set(key, line.line)
      lines.push(line)
    } else {
      firstOf.set(line.line, before)
      lines.push({ line: line.line, shown: line.email, refused: 'repeated' })
    }
  }
  return { lines, firstOf }
}

function samplesIn(rows: CsvRecord[], place: number): string[] {
  const samples: string[] = []
  for (const { cells } of rows) {
    const cell = cells?.[place]?.trim()
    if (cell) samples.push(cell)
    if (samples.length === SAMPLES) break
  }
  return samples
}

/** Spreadsheets may say their sign in a first line of its own: `sep=;`. */
function withoutSign(lines: NumberedLine[]): { lines: NumberedLine[]; said: ImportDelimiter | undefined } {
  const [, sign] = /^sep=([,;|\t])$/i.exec(lines[0]?.text ?? '') ?? []
  const said = ([',', ';', '\t', '|'] as const).find((known) => known === sign)
  return said ? { lines: lines.slice(1), said } : { lines, said: undefined }
}

function isHeading({ cells = [] }: CsvRecord, said: ImportSettings['heading']): boolean {
  return said === undefined ? !cells.some(hasAddress) : said === 'yes'
}

function seenOf(bytes: Uint8Array, settings: ImportSettings): string {
  const { columns, delimiter, heading, how = '', tongue = '' } = settings
  const hash = createHash('sha256').update(bytes)
  return hash.update(JSON.stringify([columns, delimiter, heading, how, tongue])).digest('base64url')
}
