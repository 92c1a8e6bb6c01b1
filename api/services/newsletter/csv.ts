import { AppError } from '#api/errors.ts'

/** CSV injection (https://owasp.org/www-community/attacks/CSV_Injection); comma locales also split at semicolons. */
const formula = /(?<=^|[;\t\r\n])(?=['" ]*[=+\-@\t\r＝＋－＠])/g
const guarded = /(?<=^|[;\t\r\n])'(?=['" ]*[=+\-@\t\r＝＋－＠])/g
const special = /[",\r\n]/

/** RFC 4180. Formulas are escaped with an apostrophe, which `parseCsv` removes. */
export function formatCsv(rows: string[][]): string {
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')
}

function formatCell(text: string): string {
  const safe = text.replace(formula, "'")
  return special.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** RFC 4180, tolerating a byte order mark, bare line feeds and a missing last line break. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y
  cell.lastIndex = text.startsWith('\ufeff') ? 1 : 0
  for (;;) {
    const match = cell.exec(text)
    // An unclosed quote, or text after one.
    if (!match) throw new AppError('bad_request')
    const [, quoted, plain = '', end] = match
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).replace(guarded, ''))
    if (end === '') return rows.filter((cells) => cells.some((value) => value !== ''))
    if (end !== ',') rows.push([])
  }
}
