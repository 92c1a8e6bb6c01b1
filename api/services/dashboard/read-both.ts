import type { Selection } from '#api/services/dashboard/ranges.ts'
import type { DayReading, PeriodSums } from '#api/services/dashboard/sums/day-reading.ts'

/** The period that is asked for, and the one that it is compared with. */
export async function readBoth(
  reading: DayReading,
  { period, before, filters, step }: Selection,
): Promise<{ sums: PeriodSums; before: PeriodSums | undefined }> {
  const byHour = step === 'hour'
  const sums = await reading.read(period, filters, byHour)
  return { sums, before: before && (await reading.read(before, filters, byHour)) }
}
