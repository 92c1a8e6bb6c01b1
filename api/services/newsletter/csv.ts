/** CSV injection (https://owasp.org/www-community/attacks/CSV_Injection); comma locales also split at semicolons. */
const formula = /(?<=^|[;\t\r\n])(?=['" ]*[=+\-@\t\r＝＋－＠])/g
const guarded = /(?<=^|[;\t\r\n])'(?=['" ]*[=+\-@\t\r＝＋－＠])/g
const special = /[",\r\n]/

/** RFC 4180. Formulas are escaped with an apostrophe, which `unguarded` removes. */
export function formatCsv(rows: string[][]): string {
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')
}

function formatCell(text: string): string {
  const safe = text.replace(formula, "'")
  return special.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** As it was before `formatCsv` has guarded it. */
export function unguarded(text: string): string {
  return text.replace(guarded, '')
}
