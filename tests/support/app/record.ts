/** Something with named parts: what tests look into without knowing its type. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

/** The named part of a thing, however deep; undefined where the way ends. */
export function partOf(value: unknown, ...steps: string[]): unknown {
  return steps.reduce<unknown>((place, step) => (isRecord(place) ? place[step] : undefined), value)
}

/** The entries of a part; none where it is not there. */
export function entriesOf(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : []
}
