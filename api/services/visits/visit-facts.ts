import { unknown } from '#api/contract/values/analytics-answer.ts'

/** More than any screen has. */
const LARGEST_SIDE = 16_384
/** The longest name that DNS knows, with a scheme and a port. */
const LONGEST_ORIGIN = 270

const timezones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])

/**
 * What an address says of where somebody came from: the site, never the page, its search or its keys. Empty for none,
 * 'Unknown' for what is no address of the web.
 */
export function originOf(address: string): string {
  if (address === '' || address === unknown) return address
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isOfWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (!url || !isOfWeb || url.origin.length > LONGEST_ORIGIN) return unknown
  return `${url.origin}/`
}

/** A width and a height in pixels (`1920x1080`), or 'Unknown'. */
export function resolutionOf(text: string): string {
  const sides = /^([1-9]\d{1,4})x([1-9]\d{1,4})$/.exec(text)?.slice(1).map(Number) ?? []
  return sides.length > 0 && sides.every((side) => side <= LARGEST_SIDE) ? text : unknown
}

/** A time zone by its name of today, or 'Unknown'. */
export function timezoneOf(text: string): string {
  if (timezones.has(text)) return text
  try {
    // Browsers call some by a former name.
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions()
    return timezones.has(timeZone) ? timeZone : unknown
  } catch {
    return unknown
  }
}
