/** `America/New_York` → `New York`: the names of the database are the same in every language. */
export function placeOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}
