import * as z from 'zod'
import type { LocationAnswer } from '#api/contract/location.ts'
import { type Geolocator, locationOf } from '#api/outbound/geo.ts'
import { placeName } from '#api/outbound/geo-place.ts'

const LONGEST_ANSWER = 65_536 // bytes; real answers have one or two thousand
const MOST_AT_ONCE = 20 // bounds outgoing requests during a flood

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

/** Asks an HTTP service (specification 7). Redirects are refused: they would carry the visitor's address elsewhere. */
export function createHttpGeolocator({ name, url }: HttpGeolocatorOptions): Geolocator {
  let underWay = 0

  return {
    name,
    async locate(address, signal) {
      if (underWay >= MOST_AT_ONCE) return undefined
      underWay += 1
      try {
        const response = await fetch(addressOf(url, address), {
          headers: { accept: 'application/json' },
          redirect: 'error',
          signal,
        })
        if (!response.ok) {
          await response.body?.cancel()
          throw new Error(`The location service answered ${response.status}.`)
        }
        return locationIn(JSON.parse(await textOf(response)))
      } finally {
        underWay -= 1
      }
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

/** Bounded: `content-length` may be missing or wrong. */
async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > LONGEST_ANSWER) throw new Error('The location service answered with more than a location.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
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
