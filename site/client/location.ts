import { locationAnswer } from '#api/contract/location.ts'
import { apiPaths } from '#api/contract/values/paths.ts'

const TIMEOUT = 2000 // milliseconds (D8)

export async function fetchCountry(): Promise<string | undefined> {
  try {
    const response = await fetch(apiPaths.location, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT),
    })
    return response.ok ? locationAnswer.parse(await response.json()).countryCode : undefined
  } catch {
    return undefined
  }
}
