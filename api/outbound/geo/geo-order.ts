import type { Environment } from '#api/environment.ts'
import type { Geolocator } from '#api/outbound/geo/geo.ts'
import { createDatabaseGeolocator } from '#api/outbound/geo/geo-database.ts'
import { createHttpGeolocator } from '#api/outbound/geo/geo-http.ts'

/** In the order of D8; the proxy's header comes before them. */
export function createGeolocators({ database, url, fallbackUrl }: Environment['geo']): Geolocator[] {
  return [
    createDatabaseGeolocator(database),
    ...(url ? [createHttpGeolocator({ name: 'GEO_URL', url })] : []),
    ...(fallbackUrl ? [createHttpGeolocator({ name: 'GEO_FALLBACK_URL', url: fallbackUrl })] : []),
  ]
}
