import { afterEach, expect, it, vi } from 'vitest'
import { createDayReading } from '#api/services/dashboard/sums/day-reading.ts'
import { createLocalDays } from '#api/services/visits/local-days.ts'
import { createStores } from '#api/store/stores.ts'
import { brand } from '#locales/brand.ts'
import { createTestApp } from '../../support/app/test-app.ts'
import { createRandom } from '../../support/data/random.ts'
import { countTurns } from '../../support/run/count-turns.ts'
import { randomVisits } from '../../support/visits/random-days.ts'

const DAY = 24 * 3_600_000
const DAYS = 60

afterEach(() => void vi.restoreAllMocks())

it('a day that takes long is followed by a turn of everybody else', async () => {
  await using test = await createTestApp()
  const stores = createStores(test.database)
  const now = test.clock.now()
  await stores.visits.insertAll(randomVisits(createRandom(), now - DAYS * DAY, now, 120))
  const days = createLocalDays(brand.timeZone)
  const reading = createDayReading({ stores, days, ownHost: 'dritare.example', now: test.clock.now })
  // As on a machine on which everything takes its time.
  let time = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 30))
  const last = days.dayOf(now)
  const period = { first: last - DAYS, last, minutes: Number.POSITIVE_INFINITY }
  const turns = await countTurns(() => reading.read(period, { device: 'mobile' }, false))
  expect(turns).toBeGreaterThanOrEqual(DAYS)
})
