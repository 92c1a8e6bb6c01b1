export function textsIn(
  values: Iterable<readonly [string, unknown]>,
  fields: readonly string[],
): Record<string, string> {
  const given = new Map(values)
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = given.get(field)
      return typeof value === 'string' ? [[field, value]] : []
    }),
  )
}
