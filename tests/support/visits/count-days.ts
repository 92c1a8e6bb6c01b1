import { createSumsJob } from '#api/services/dashboard/sums/sums-job.ts'
import { createLocalDays } from '#api/services/visits/local-days.ts'
import { createStores } from '#api/store/stores.ts'
import { brand } from '#locales/brand.ts'
import type { TestApp } from '../app/test-app.ts'

/** Counts the days that are over, as the server does by itself. */
export async function countDays(
  { database, clock }: Pick<TestApp, 'database' | 'clock'>,
  zone: string = brand.timeZone,
) {
  const days = createLocalDays(zone)
  const job = createSumsJob({
    stores: createStores(database),
    days,
    ownHost: 'dritare.example',
    now: clock.now,
    onError(error) {
      throw error
    },
  })
  await job.run()
}
