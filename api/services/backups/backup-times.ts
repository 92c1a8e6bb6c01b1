export const BACKUP_EVERY = 24 * 3_600_000 // milliseconds

/** After so long without one somebody is asked: a day, and two hours for a long one. */
export const BACKUP_LATE = BACKUP_EVERY + 2 * 3_600_000 // milliseconds

/** The last time, up to now, that it was `at` (`03:30`, UTC). The next is a day later. */
export function lastDue(at: string, now: number): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  const timeOfDay = (hours * 60 + minutes) * 60_000
  return Math.floor((now - timeOfDay) / BACKUP_EVERY) * BACKUP_EVERY + timeOfDay
}
