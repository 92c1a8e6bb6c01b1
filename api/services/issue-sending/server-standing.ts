const FIRST_WAIT = 15_000 // milliseconds
const LONGEST_WAIT = 5 * 60_000
const PATIENCE = 3 // failures in a row: single connections break
export const AWAY_UNTIL_PAUSE = 3_600_000

export type ServerStanding = ReturnType<typeof createServerStanding>

/** How our own mail server stands. As long as it is away nothing is claimed; after an hour sending pauses. */
export function createServerStanding(now: () => number) {
  let failures = 0
  let awaySince: number | undefined
  let until = 0

  /** No longer than it may be: the clock may have been set back since. */
  const rest = (): number => (until - now() > LONGEST_WAIT ? 0 : until)

  return {
    /** Nothing is tried before. */
    restsUntil: rest,

    /** Until it answers again one mail at a time is enough to see it. */
    isSound: (): boolean => failures < PATIENCE,

    answered(): void {
      failures = 0
      awaySince = undefined
      until = 0
    },

    /** True when it has been away for so long that sending is to pause. */
    failed(): boolean {
      awaySince ??= now()
      // Those that were on their way together fail together.
      if (rest() <= now()) failures++
      if (failures >= PATIENCE && rest() <= now())
        until = now() + Math.min(FIRST_WAIT * 2 ** (failures - PATIENCE), LONGEST_WAIT)
      return now() - awaySince >= AWAY_UNTIL_PAUSE
    },
  }
}
