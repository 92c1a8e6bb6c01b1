import { AppError } from '#api/errors.ts'
import { foldedAddress } from '#api/services/limits/folded-address.ts'
import { limits } from '#api/services/limits/limits.ts'
import type { RateLimit } from '#api/services/limits/rate-limits.ts'

/** Over it the message is stored and shown to staff all the same; only the acknowledgement is left out. */
export function acknowledgementLimits(email: string): RateLimit[] {
  return [{ ...limits.acknowledgements, value: foldedAddress(email) }]
}

/** Over it a sign-up changes nothing, and its answer stays the same. */
export function signupMailLimits(email: string): RateLimit[] {
  const value = foldedAddress(email)
  return [
    { ...limits.newsletterAddress, value },
    { ...limits.newsletterPause, value },
  ]
}

/** Whether a limit had room, for limits that are no reason to refuse a request; a full one has counted nothing. */
export async function hadRoom(taking: Promise<void>): Promise<boolean> {
  try {
    await taking
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false
    throw error
  }
}
