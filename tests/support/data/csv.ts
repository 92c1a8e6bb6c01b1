import { parse } from 'csv-parse/sync'
import { unguarded } from '#api/services/newsletter/csv.ts'

/** The rows of a file of ours, as they were before it was written. */
export function csvRows(text: string): string[][] {
  const rows: string[][] = parse(text, { bom: true })
  return rows.map((cells) => cells.map(unguarded))
}
