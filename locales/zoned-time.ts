/**
 * What a field of the type `datetime-local` says, such as `2026-11-12T09:00`, in milliseconds since 1970; undefined for what is no time. In the hour that a clock is put back
 * it is the first of the two, and one that a clock skips is an hour later.
 */
export function timeOf(local: string, timeZone: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(local)) return undefined
  const utc = Date.parse(`${local}Z`)
  if (Number.isNaN(utc)) return undefined
  // The offset at that time is known only when the time is: a day before and a day after bracket every change.
  const DAY = 24 * 3_600_000
  const candidates = [offsetAt(utc - DAY, timeZone), offsetAt(utc + DAY, timeZone)].map((offset) => utc - offset)
  return candidates.find((at) => at + offsetAt(at, timeZone) === utc) ?? Math.max(...candidates)
}

/** As such a field says it. `at`: milliseconds since 1970. */
export function localOf(at: number, timeZone: string): string {
  return new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 16)
}

/** Milliseconds that a zone is ahead of UTC. */
export function offsetAt(at: number, timeZone: string): number {
  const parts = formatIn(timeZone).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return local - Math.floor(at / 1000) * 1000
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Kept: making one takes longer than all that is asked of it. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timeZone, made)
  return made
}
