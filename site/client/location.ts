import { locationAnswer } from '#api/contract/location.ts'
import { apiPaths } from '#api/contract/values/paths.ts'

const TIMEOUT = 2000 // milliseconds (D8)

export async function fetchCountry(signal?: AbortSignal): Promise<string | undefined> {
  try {
    const limit = AbortSignal.timeout(TIMEOUT)
    const response = await fetch(apiPaths.location, {
      headers: { accept: 'application/json' },
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    return response.ok ? locationAnswer.parse(await response.json()).countryCode : undefined
  } catch {
    return undefined
  }
}
