import * as z from 'zod'
import type { LocationAnswer } from '#api/contract/location.ts'
import { type Geolocator, locationOf, placeName } from '#api/outbound/geo/geo.ts'
import { createJsonClient } from '#api/outbound/json-client.ts'

/** Field names of common services; `country` is a code in some and a name in others. */
const place = z.object({
  country_code: placeName,
  countryCode: placeName,
  country: placeName,
  country_name: placeName,
  countryName: placeName,
  city: placeName,
  region: placeName,
  region_name: placeName,
  regionName: placeName,
})

interface HttpGeolocatorOptions {
  name: string
  url: string // `{ip}` is replaced; otherwise the address is appended to the path
}

/** An HTTP service (specification 7). */
export function createHttpGeolocator({ name, url }: HttpGeolocatorOptions): Geolocator {
  const client = createJsonClient({ longest: 65_536, atOnce: 20 })
  const headers = { accept: 'application/json' }
  return {
    name,
    async locate(address, signal) {
      if (client.isBusy()) return undefined
      return locationIn(await client.ask(addressOf(url, address), { headers, signal }))
    },
  }
}

function addressOf(url: string, address: string): string {
  const encoded = encodeURIComponent(address)
  if (url.includes('{ip}')) return url.replaceAll('{ip}', encoded)
  const target = new URL(url)
  target.pathname = `${target.pathname.replace(/\/$/, '')}/${encoded}`
  return target.href
}

function locationIn(answer: unknown): LocationAnswer | undefined {
  const parsed = place.safeParse(answer)
  if (!parsed.success) throw new Error('The location service answered with something else than a location.')
  const { country_code, countryCode, country, country_name, countryName, city, ...regions } = parsed.data
  const isCode = country?.length === 2
  return locationOf(country_code ?? countryCode ?? (isCode ? country : '') ?? '', {
    countryName: country_name ?? countryName ?? (isCode ? undefined : country),
    city,
    region: regions.regionName ?? regions.region_name ?? regions.region,
  })
}
