/** The list of groups with one more primitive, behind those of its side. */
export function withPart(groups: string, group: string, part: string): string {
  const key = /\W/.test(group) ? `'${group}'` : group
  return groups.replace(
    new RegExp(`(\\n {2}${key}: \\{[^[]*\\[)([^\\]]*)\\]`),
    (_, head: string, parts: string) => `${head}${inSide(parts, part)}]`,
  )
}

/** The sidebar’s order with its name behind those of its group. */
export function withName(preview: string, group: string, name: string, isStaff: boolean): string {
  const start = preview.indexOf(isStaff ? "'Staff',\n            [" : "'Overview',")
  const order = preview.slice(start)
  const shelf = new RegExp(`('${group}',\\s*\\[[^\\]]*?),?\\s*\\]`)
  // A group that the staff side has nothing in stands there behind the others; its place is the list’s.
  if (!shelf.test(isStaff ? order.slice(0, order.indexOf("'Blocks'")) : order))
    throw new Error(`The sidebar in .storybook/preview.tsx has no ${group} there: write '${group}', [] and try again.`)
  return preview.slice(0, start) + order.replace(shelf, (_, names: string) => `${names}, '${name}']`)
}

/** Parts of the site stand before those of the staff side. */
function inSide(parts: string, part: string): string {
  const quoted = `'${part}', `
  const staff = parts.indexOf("'staff/")
  if (part.startsWith('staff/') || staff < 0) return `${parts.trimEnd().replace(/,?$/, ',')} ${quoted}`
  return parts.slice(0, staff) + quoted + parts.slice(staff)
}
