import type { Environment } from '#api/environment.ts'
import type { Geolocator } from '#api/outbound/geo.ts'
import { createDatabaseGeolocator } from '#api/outbound/geo-database.ts'
import { createHttpGeolocator } from '#api/outbound/geo-http.ts'

/** Who is asked where an address is, in the order of D8. The proxy's header comes before them, with the request. */
export function createGeolocators({ database, url, fallbackUrl }: Environment['geo']): Geolocator[] {
  return [
    createDatabaseGeolocator(database),
    ...(url ? [createHttpGeolocator({ name: 'GEO_URL', url })] : []),
    ...(fallbackUrl ? [createHttpGeolocator({ name: 'GEO_FALLBACK_URL', url: fallbackUrl })] : []),
  ]
}
