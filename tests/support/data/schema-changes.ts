/** What a table's rows have to fulfil, as the database itself describes it. */
export interface TableShape {
  columns: Record<string, { type: string; isRequired: boolean }> // required: not null, and nothing is put in by itself
  unique: string[] // columns of each unique index, with commas between them, sorted
}

export type SchemaShape = Record<string, TableShape>

/** Why code that was written for `before` fails on `after`, one line each. */
export function lostForOldCode(before: SchemaShape, after: SchemaShape): string[] {
  return Object.entries(before).flatMap(([table, old]) => {
    const now = after[table]
    if (!now) return [`${table} is gone`]
    // What it does not write stays null, which may be there as often as it likes.
    const isGivenByOldCode = (name: string) => name in old.columns || now.columns[name]?.isRequired !== false
    return [
      ...Object.entries(old.columns).flatMap(([name, column]) => {
        const found = now.columns[name]
        if (!found) return [`${table}.${name} is gone`]
        if (found.type !== column.type) return [`${table}.${name} was ${column.type} and is ${found.type}`]
        return found.isRequired && !column.isRequired ? [`${table}.${name} must be given now`] : []
      }),
      ...Object.entries(now.columns)
        .filter(([name, { isRequired }]) => isRequired && !(name in old.columns))
        .map(([name]) => `${table}.${name} is new and must be given: give it a default, or let it be null`),
      ...now.unique
        .filter((index) => !old.unique.includes(index) && index.split(',').every(isGivenByOldCode))
        .map((index) => `${table} takes (${index}) once only now`),
    ]
  })
}
