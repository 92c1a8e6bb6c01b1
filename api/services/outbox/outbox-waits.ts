import { DeliveryError } from '#api/outbound/delivery-error.ts'

const SECOND = 1000
const FIRST_WAIT = 15 * SECOND
const LONGEST_WAIT = 6 * 3600 * SECOND
/** A longer Retry-After may be a mistake, such as a date read as seconds. */
const LONGEST_ASKED_WAIT = 24 * 3600 * SECOND

/** With the waits below, an outage of 3.5 to 7.5 days is survived (RFC 5321, 4.5.4.1: at least 4 to 5). */
export const MAX_ATTEMPTS = 40

/** Milliseconds: exponential from 15 s to six hours, half of it jitter; at least what the other side asked for. */
export function waitAfter(attempts: number, chance: number, error?: unknown): number {
  const wait = Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT)
  const asked = error instanceof DeliveryError ? (error.retryAfter ?? 0) * SECOND : 0
  return Math.max(Math.round(wait / 2 + (wait / 2) * chance), Math.min(asked, LONGEST_ASKED_WAIT))
}

export function isLastFailure(attempts: number, error: unknown): boolean {
  return attempts >= MAX_ATTEMPTS || (error instanceof DeliveryError && error.isPermanent)
}
