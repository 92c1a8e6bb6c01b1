const written = /^(?:19[7-9]\d|2\d{3})-\d\d-\d\d$/

/** The day that an address asks for, such as `2026-11-20`; undefined for what is none of these centuries. */
export function askedDay(query: URLSearchParams, name: string): string | undefined {
  const day = query.get(name) ?? ''
  const time = written.test(day) ? Date.parse(day) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : undefined
}
