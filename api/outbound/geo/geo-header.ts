import type { LocationAnswer } from '#api/contract/location.ts'
import { locationOf } from '#api/outbound/geo/geo.ts'

/** A proxy's country code. XX (unknown) and T1 (Tor) are no countries. */
export function locationInHeader(value: string | string[] | undefined): LocationAnswer | undefined {
  return typeof value === 'string' ? locationOf(value) : undefined
}
