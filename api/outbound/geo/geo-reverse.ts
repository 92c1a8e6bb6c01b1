import * as z from 'zod'
import type { Position } from '#api/contract/values/position.ts'
import { placeName } from '#api/outbound/geo/geo.ts'
import { createJsonClient } from '#api/outbound/json-client.ts'

export interface Surroundings {
  region: string | undefined
  city: string | undefined
}

/** Throws when the service is unreachable or aborted. */
export type ReverseGeocode = (position: Position, signal: AbortSignal) => Promise<Surroundings>

const answer = z.object({ principalSubdivision: placeName, city: placeName })

/** Specification 7: it takes latitude, longitude and localityLanguage, and answers with principalSubdivision and city. */
export function createReverseGeocoder(url: string): ReverseGeocode {
  const client = createJsonClient({ longest: 65_536, atOnce: 20 })
  return async ({ latitude, longitude }, signal) => {
    if (client.isBusy()) return { region: undefined, city: undefined }
    const target = new URL(url)
    target.searchParams.set('latitude', String(latitude))
    target.searchParams.set('longitude', String(longitude))
    target.searchParams.set('localityLanguage', 'en')
    const said = await client.ask(target.href, { headers: { accept: 'application/json' }, signal })
    const { principalSubdivision, city } = answer.parse(said)
    return { region: principalSubdivision, city }
  }
}
