import type { LocationAnswer } from '#api/contract/location.ts'

/** One way to find out where an address is. */
export interface Geolocator {
  /** The setting that brings it, for the operator's log. */
  name: string
  /** Nothing when it does not know the address; throws when it cannot be asked. Gives up when `signal` says so. */
  locate: (address: string, signal: AbortSignal) => Promise<LocationAnswer | undefined>
}

interface PlaceNames {
  countryName?: string | undefined
  city?: string | undefined
  region?: string | undefined
}

/** Made with the first place: the names of all countries are 30 ms of a start. */
let regionNames: Intl.DisplayNames | undefined
/** Codes that have a name but are no country: unions, test codes, "unknown". */
const notCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

/** A country's code as a location; nothing when there is no such country. */
export function locationOf(code: string, { countryName, city, region }: PlaceNames = {}): LocationAnswer | undefined {
  const countryCode = code.trim().toUpperCase()
  if (!/^[A-Z]{2}$/.test(countryCode) || notCountries.has(countryCode)) return undefined
  regionNames ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const name = regionNames.of(countryCode)
  return name ? { countryCode, countryName: countryName || name, city: city ?? '', region: region ?? '' } : undefined
}
