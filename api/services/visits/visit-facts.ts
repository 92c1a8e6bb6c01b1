import { unknown } from '#api/contract/values/analytics-answer.ts'

const LARGEST_SIDE = 16_384
const LONGEST_ORIGIN = 270 // the longest DNS name with scheme and port

const timezones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])

/** The origin only. Empty for none, 'Unknown' for what is no web address. */
export function originOf(address: string): string {
  if (address === '' || address === unknown) return address
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isOfWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (!url || !isOfWeb || url.origin.length > LONGEST_ORIGIN) return unknown
  return `${url.origin}/`
}

/** `1920x1080`, or 'Unknown'. */
export function resolutionOf(text: string): string {
  const sides = /^([1-9]\d{1,4})x([1-9]\d{1,4})$/.exec(text)?.slice(1).map(Number) ?? []
  return sides.length > 0 && sides.every((side) => side <= LARGEST_SIDE) ? text : unknown
}

/** By its current name, or 'Unknown'. */
export function timezoneOf(text: string): string {
  if (timezones.has(text)) return text
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions()
    return timezones.has(timeZone) ? timeZone : unknown
  } catch {
    return unknown
  }
}

/** Queries hold searches and mail links' tokens. */
export function withoutQuery(address: string): string {
  return address.split(/[?#]/)[0] ?? ''
}
