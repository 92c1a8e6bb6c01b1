import type { Position } from '#api/contract/values/position.ts'
import { locationOf } from '#api/outbound/geo/geo.ts'

/** The English name of the country at a position, from borders in a package: nobody outside is asked (D33). */
export async function countryAt({ latitude, longitude }: Position): Promise<string | undefined> {
  // Lazy: the borders are 700 kB, which most servers never need.
  const { iso1A2Code } = await import('@rapideditor/country-coder')
  const code = iso1A2Code([longitude, latitude])
  return code === null ? undefined : locationOf(code)?.countryName
}
