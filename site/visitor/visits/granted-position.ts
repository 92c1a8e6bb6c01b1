import { type Position, rounded } from '#api/contract/values/position.ts'

const TIMEOUT = 2500 // milliseconds: the server has as many for the rest, 5,000 in all (D33)

/** Only where the visitor had allowed this site to know it before: nothing here asks. Nobody sees it unrounded. */
export async function grantedPosition(): Promise<Position | undefined> {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' })
    if (state !== 'granted') return undefined
    const found = await new Promise<GeolocationPosition>((resolve, reject) =>
      navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: TIMEOUT, maximumAge: 3_600_000 }),
    )
    return rounded(found.coords)
  } catch {
    return undefined
  }
}
