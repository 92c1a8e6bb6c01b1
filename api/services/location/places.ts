import { unknown } from '#api/contract/values/analytics-answer.ts'
import { type Position, rounded } from '#api/contract/values/position.ts'
import type { ReverseGeocode, Surroundings } from '#api/outbound/geo/geo-reverse.ts'

const BUDGET = 2500 // milliseconds: with as many for the browser's part, 5,000 in all (D33)

/** English names; 'Unknown' for each that is not known. */
export interface Place {
  country: string
  region: string
  city: string
}

export const unknownPlace: Place = { country: unknown, region: unknown, city: unknown }

interface PlacesDependencies {
  countryAt: (position: Position) => Promise<string | undefined>
  reverseGeocode: ReverseGeocode | undefined // undefined without a service: then only the country is known
  timeout: (milliseconds: number) => AbortSignal
  /** Called once when a part starts to fail, without the position. */
  onFailure: (part: string) => void
}

export type Places = ReturnType<typeof createPlaces>

/** Where a visitor is who allows it (D33). Positions are not cached either: nothing here remembers one. */
export function createPlaces({ countryAt, reverseGeocode, timeout, onFailure }: PlacesDependencies) {
  const failing = new Set<string>()

  async function unlessFailing<Found>(part: string, find: () => Promise<Found>): Promise<Found | undefined> {
    try {
      const found = await find()
      failing.delete(part)
      return found
    } catch {
      if (!failing.has(part)) onFailure(part)
      failing.add(part)
      return undefined
    }
  }

  return {
    async find(position: Position): Promise<Place> {
      const about = rounded(position)
      const [country, around] = await Promise.all([
        unlessFailing('borders', () => countryAt(about)),
        reverseGeocode && unlessFailing<Surroundings>('GEO_REVERSE_URL', () => reverseGeocode(about, timeout(BUDGET))),
      ])
      return { country: country ?? unknown, region: around?.region ?? unknown, city: around?.city ?? unknown }
    },
  }
}
