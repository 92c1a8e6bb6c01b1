import { AppError } from '#api/errors.ts'

/**
 * Spreadsheets take a cell that starts like this for a formula (https://owasp.org/www-community/attacks/CSV_Injection), and
 * where a comma stands in numbers (de, sq, es, it, fr) they begin a cell after each semicolon, quoted or not.
 */
const formula = /(?<=^|[;\t\r\n])(?=['" ]*[=+\-@\t\r＝＋－＠])/g
const guarded = /(?<=^|[;\t\r\n])'(?=['" ]*[=+\-@\t\r＝＋－＠])/g
const special = /[",\r\n]/

/** RFC 4180. What a spreadsheet would run begins with an apostrophe, which `parseCsv` takes away again. */
export function formatCsv(rows: string[][]): string {
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')
}

function formatCell(text: string): string {
  const safe = text.replace(formula, "'")
  return special.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** RFC 4180, and what spreadsheets make of it: a byte order mark, bare line feeds, no line break at the end. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  // A cell, quoted or not, and what ends it.
  const cell = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y
  cell.lastIndex = text.startsWith('\ufeff') ? 1 : 0
  for (;;) {
    const match = cell.exec(text)
    // Quotes that do not close, or text after them.
    if (!match) throw new AppError('bad_request')
    const [, quoted, plain = '', end] = match
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).replace(guarded, ''))
    if (end === '') return rows.filter((cells) => cells.some((value) => value !== ''))
    if (end !== ',') rows.push([])
  }
}
