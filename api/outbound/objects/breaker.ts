import { ObjectsUnavailable } from '#api/outbound/objects/objects-unavailable.ts'

const FAILURES = 3 // one after the other
const REST = 3000 // milliseconds; with one call's deadline it is used again within ten seconds

/** After some failures nobody waits for a service that is away: one call in `REST` tries it, and others fail at once. */
export function createBreaker(now: () => number = () => performance.now()) {
  let failures = 0
  let openUntil = 0

  return {
    /** Throws at once while it is open. */
    enter(): void {
      if (failures < FAILURES) return
      if (now() < openUntil)
        throw new ObjectsUnavailable('S3 has just failed several times; it is tried again in a moment', {
          reason: 'BreakerOpen',
          isWrong: false,
        })
      openUntil = now() + REST
    },
    succeeded(): void {
      failures = 0
    },
    failed(): void {
      failures += 1
      openUntil = now() + REST
    },
  }
}
