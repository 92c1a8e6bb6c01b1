import { AppError } from '#api/errors.ts'
import { foldedAddress } from '#api/services/limits/folded-address.ts'
import { limits } from '#api/services/limits/limits.ts'
import type { RateLimit } from '#api/services/limits/rate-limits.ts'

/** When full, the message is stored all the same and only the acknowledgement is dropped. */
export function acknowledgementLimits(email: string): RateLimit[] {
  return [{ ...limits.acknowledgements, value: foldedAddress(email) }]
}

/** When full, a sign-up changes nothing, and its answer stays the same. */
export function signupMailLimits(email: string): RateLimit[] {
  const value = foldedAddress(email)
  return [
    { ...limits.newsletterAddress, value },
    { ...limits.newsletterPause, value },
  ]
}

/** For limits that do not refuse the request. */
export async function hadRoom(taking: Promise<void>): Promise<boolean> {
  try {
    await taking
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false
    throw error
  }
}
