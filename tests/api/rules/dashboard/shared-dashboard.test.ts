import { expect, it } from 'vitest'
import { createSharedDashboard } from '#api/services/dashboard/segments/shared-dashboard.ts'
import { noBeside } from '#api/services/dashboard/sums/beside-sums.ts'
import type { DayReading, PeriodSums } from '#api/services/dashboard/sums/day-reading.ts'
import { noFigures } from '#api/services/dashboard/sums/figure-sums.ts'
import { noPanels } from '#api/services/dashboard/sums/panel-sums.ts'
import type { StaffContext } from '#api/services/staff/context.ts'
import { createLocalDays } from '#api/services/visits/local-days.ts'
import { createClock } from '../../../support/app/test-app.ts'

/** Links by their hash, over a reading that says how often it was asked, and how often at once. */
function createShared() {
  const clock = createClock()
  const count = { readings: 0, atOnce: 0, most: 0 }
  const sums = (): PeriodSums => ({ figures: noFigures(), steps: new Map(), panels: noPanels(), beside: noBeside() })
  const reading: Pick<DayReading, 'days' | 'read'> = {
    days: createLocalDays('Europe/Tirane'),
    async read() {
      count.readings++
      count.atOnce++
      count.most = Math.max(count.most, count.atOnce)
      await new Promise(setImmediate)
      count.atOnce--
      return sums()
    },
  }
  const find = async () => ({ name: 'Phones', filters: { device: 'mobile' }, expiresAt: clock.now() + 1 })
  const read = createSharedDashboard({
    reading: reading as DayReading,
    stores: { shares: { find } } as never,
    now: clock.now,
  })
  const context = {} as StaffContext
  return { clock, count, ask: (token: string) => read(context, { token, compare: 'none' }) }
}

it('a link that is asked for two hundred times is read once, and a minute later again', async () => {
  const { clock, count, ask } = createShared()
  await Promise.all(Array.from({ length: 200 }, () => ask('one')))
  expect(count.readings).toBe(1)
  clock.advance(59_000)
  await ask('one')
  expect(count.readings).toBe(1)
  clock.advance(1000)
  await ask('one')
  expect(count.readings).toBe(2)
})

it('links are read one after the other, and who comes when many wait is told to come again', async () => {
  const { count, ask } = createShared()
  const answers = await Promise.allSettled(Array.from({ length: 30 }, (_, number) => ask(`link ${number}`)))
  expect(count.most).toBe(1)
  const refused = answers.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThan(5)
  expect(refused).toMatchObject(refused.map(() => ({ reason: { code: 'unavailable', retryAfter: 5 } })))
  await ask('link 29')
})
