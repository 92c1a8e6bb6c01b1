import { DeliveryError } from '#api/outbound/delivery-error.ts'

const SECOND = 1000
const FIRST_WAIT = 15 * SECOND
const LONGEST_WAIT = 6 * 3600 * SECOND
/** Nobody's wish to wait is followed further than this: it may be a slip, or a date read as seconds. */
const LONGEST_ASKED_WAIT = 24 * 3600 * SECOND

/** With the waits below, an outage may last between three and a half and seven and a half days (RFC 5321, 4.5.4.1 wants four or five). */
export const MAX_ATTEMPTS = 40

/**
 * The wait before trying again, in milliseconds: 15 s at most, doubled each time up to six hours, with half of it left to
 * chance so that retries spread out. Never less than what the other side asked for, up to a day.
 */
export function waitAfter(attempts: number, chance: number, error?: unknown): number {
  const wait = Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT)
  const asked = error instanceof DeliveryError ? (error.retryAfter ?? 0) * SECOND : 0
  return Math.max(Math.round(wait / 2 + (wait / 2) * chance), Math.min(asked, LONGEST_ASKED_WAIT))
}

/** Whether a failed delivery is the entry's last. */
export function isLastFailure(attempts: number, error: unknown): boolean {
  return attempts >= MAX_ATTEMPTS || (error instanceof DeliveryError && error.isPermanent)
}
