import pLimit from 'p-limit'
import { AppError } from '#api/errors.ts'
import type { Selection } from '#api/services/dashboard/ranges.ts'
import type { DayReading, PeriodSums } from '#api/services/dashboard/sums/day-reading.ts'

const MOST_WAITING = 20
const RETRY_AFTER = 5 // seconds
/** Days that are not counted yet, as after an upgrade, are read row by row: more at once would take the database from visitors. */
const twoAtOnce = pLimit(2)

/** The period that is asked for, and the one that it is compared with. Throws `unavailable` while too many wait. */
export function readBoth(
  reading: Pick<DayReading, 'read'>,
  { period, before, filters, step }: Selection,
): Promise<{ sums: PeriodSums; before: PeriodSums | undefined }> {
  if (twoAtOnce.pendingCount >= MOST_WAITING)
    throw new AppError('unavailable', { retryAfter: RETRY_AFTER, isLogged: true })
  const byHour = step === 'hour'
  return twoAtOnce(async () => {
    const sums = await reading.read(period, filters, byHour)
    return { sums, before: before && (await reading.read(before, filters, byHour)) }
  })
}
