import { createGeolocators } from '#api/outbound/geo-order.ts'
import { createLocationService } from '#api/services/location/location.ts'
import type { Parts } from '#api/wiring/parts.ts'

export function wireLocation({ geolocators, environment, log, now, timeout }: Parts) {
  return createLocationService({
    geolocators: geolocators ?? createGeolocators(environment.geo),
    now,
    timeout,
    onFailure: (provider) => log.warn({ provider }, 'Looking up a location failed; the next provider is asked'),
  })
}
