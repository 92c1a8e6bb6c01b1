import type { LocationAnswer } from '#api/contract/location.ts'
import { locationOf } from '#api/outbound/geo.ts'

/** A proxy's word for where its visitor is: a country code. Codes for "unknown" (XX) and for Tor (T1) say nothing. */
export function locationInHeader(value: string | string[] | undefined): LocationAnswer | undefined {
  return typeof value === 'string' ? locationOf(value) : undefined
}
