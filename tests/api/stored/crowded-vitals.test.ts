import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { MOST_VITALS } from '#api/store/dashboard/raw-days.ts'
import { createStores } from '#api/store/stores.ts'
import { createTestApp } from '../../support/app/test-app.ts'

const DAY = 24 * 3_600_000

it('of a day with more measurements of speed than fit in memory the first are counted', async () => {
  await using test = await createTestApp()
  const from = test.clock.now()
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${MOST_VITALS + 50})
    insert into web_vitals (id, name, value, page, device, received_at)
    select 'v' || i, 'LCP', i % 1000, '/en/', 'desktop', cast(${from} as bigint) + i from n`.execute(test.database.db)
  const groups = await createStores(test.database).rawDays.vitals(from, from + DAY)
  expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(MOST_VITALS)
  // The last fifty are left out.
  expect(groups.find(({ value }) => value === 50)?.count).toBe(MOST_VITALS / 1000)
})
