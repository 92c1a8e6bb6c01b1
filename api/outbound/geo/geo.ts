import * as z from 'zod'
import type { LocationAnswer } from '#api/contract/location.ts'

const LONGEST_NAME = 100

export interface Geolocator {
  name: string // the setting's name, for the log
  /** Undefined for an unknown address; throws when unreachable or aborted. */
  locate: (address: string, signal: AbortSignal) => Promise<LocationAnswer | undefined>
}

interface PlaceNames {
  countryName?: string | undefined
  city?: string | undefined
  region?: string | undefined
}

/** One short line. Anything else counts as unknown, because the country alone is useful. */
export const placeName = z
  .string()
  .transform(
    (name) =>
      name
        .slice(0, LONGEST_NAME)
        .replace(/\p{C}+/gu, ' ')
        .trim() || undefined,
  )
  .optional()
  .catch(undefined)

/** Lazy: all countries' names take 30 ms. */
let regionNames: Intl.DisplayNames | undefined
/** Codes with a name that are no countries: unions, test codes, "unknown". */
const notCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

export function locationOf(code: string, { countryName, city, region }: PlaceNames = {}): LocationAnswer | undefined {
  const countryCode = code.trim().toUpperCase()
  if (!/^[A-Z]{2}$/.test(countryCode) || notCountries.has(countryCode)) return undefined
  regionNames ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const name = regionNames.of(countryCode)
  return name ? { countryCode, countryName: countryName || name, city: city ?? '', region: region ?? '' } : undefined
}
