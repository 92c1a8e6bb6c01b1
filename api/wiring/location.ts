import { countryAt } from '#api/outbound/geo/geo-borders.ts'
import { createGeolocators } from '#api/outbound/geo/geo-order.ts'
import { createReverseGeocoder } from '#api/outbound/geo/geo-reverse.ts'
import { createLocationService } from '#api/services/location/location.ts'
import { createPlaces } from '#api/services/location/places.ts'
import type { Parts } from '#api/wiring/parts.ts'

export function wireLocation({ geolocators, environment, log, now, timeout }: Parts) {
  return createLocationService({
    geolocators: geolocators ?? createGeolocators(environment.geo),
    now,
    timeout,
    onFailure: (provider) => log.warn({ provider }, 'Looking up a location failed; the next provider is asked'),
  })
}

export function wirePlaces({ environment, log, timeout }: Parts) {
  const { reverseUrl } = environment.geo
  return createPlaces({
    countryAt,
    reverseGeocode: reverseUrl ? createReverseGeocoder(reverseUrl) : undefined,
    timeout,
    onFailure: (part) => log.warn({ part }, 'Looking up a visitor’s place failed; it counts as unknown'),
  })
}
