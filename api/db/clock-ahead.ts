/**
 * Milliseconds. A clock that was ahead and is right again has left times that nothing else writes: what is further ahead of
 * now than this was written by it, and is not waited for.
 */
export const clockAhead = {
  skew: 5 * 60_000, // what clocks of several servers may differ by
  lock: 3_600_000, // longer than anything is in hand
  due: 48 * 3_600_000, // longer than anything waits for its next attempt
} as const
