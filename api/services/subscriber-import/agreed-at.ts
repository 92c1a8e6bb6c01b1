const EARLIEST = Date.UTC(1995, 0) // before there were newsletters

export type AgreedAt = number | 'whenMissing' | 'whenUnclear' | 'whenFuture'

const iso =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?)? ?(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i
const dotted = /^(\d{1,2})[.-](\d{1,2})[.-](\d{4})(?:,? +(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/
const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:,? +(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/

/**
 * When somebody agreed, as a file says it. Without a zone it is UTC. 3/4/2025 is April in one country and March in another:
 * what can be read in two ways proves nothing.
 */
export function agreedAt(text: string, now: number): AgreedAt {
  const said = text.trim()
  if (said === '') return 'whenMissing'
  const time = isoTime(said) ?? dottedTime(said) ?? slashedTime(said)
  if (time === undefined || time < EARLIEST) return 'whenUnclear'
  return time > now ? 'whenFuture' : time
}

function isoTime(said: string): number | undefined {
  const found = iso.exec(said)
  if (!found) return undefined
  const [, year, month, day, hour, minute, second, zone] = found
  const time = timeOf([year, month, day], [hour, minute, second])
  return time === undefined ? undefined : time - offsetOf(zone)
}

function dottedTime(said: string): number | undefined {
  const [, day, month, year, ...clock] = dotted.exec(said) ?? []
  return timeOf([year, month, day], clock)
}

function slashedTime(said: string): number | undefined {
  const [, first, second, year, ...clock] = slashed.exec(said) ?? []
  const dayFirst = timeOf([year, second, first], clock)
  const monthFirst = timeOf([year, first, second], clock)
  if (dayFirst !== undefined && monthFirst !== undefined && dayFirst !== monthFirst) return undefined
  return dayFirst ?? monthFirst
}

type Parts = readonly (string | undefined)[]

/** Undefined for a day or an hour that does not exist. */
function timeOf([year, month, day]: Parts, clock: Parts): number | undefined {
  const [hour, minute, second] = clock.map((part) => Number(part ?? 0))
  const wanted = [Number(year), Number(month) - 1, Number(day), hour ?? 0, minute ?? 0, second ?? 0] as const
  const date = new Date(Date.UTC(...wanted))
  const got = [
    ...[date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()],
    ...[date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()],
  ]
  return wanted.every((part, place) => part === got[place]) ? date.getTime() : undefined
}

/** Milliseconds. */
function offsetOf(zone: string | undefined): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone ?? '') ?? []
  if (sign === undefined) return 0
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
