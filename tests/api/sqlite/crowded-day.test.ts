import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { createOngoingDay } from '#api/services/dashboard/sums/ongoing-day.ts'
import { MOST_OF_A_DAY } from '#api/store/dashboard/raw-days.ts'
import { createStores } from '#api/store/stores.ts'
import { createTestApp } from '../../support/app/test-app.ts'
import { createRandom } from '../../support/data/random.ts'
import { randomSession } from '../../support/visits/random-days.ts'

const DAY = 24 * 3_600_000

it('of a day with more visits than fit in memory the first are counted, and read once', async () => {
  await using test = await createTestApp()
  const { rawDays, visits } = createStores(test.database)
  const { db } = test.database
  const from = test.clock.now()
  await visits.insertAll(randomSession(createRandom(), from).slice(0, 1))
  const { rows: columns } = await sql<{ name: string }>`select name from pragma_table_info('visits')`.execute(db)
  const names = columns.map(({ name }) => sql.ref(name))
  const values = columns.map(({ name }) => {
    if (name === 'received_at') return sql`received_at + i * 500`
    return name === 'id' || name === 'session_id' ? sql`${sql.ref(name)} || '-' || i` : sql.ref(name)
  })
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${MOST_OF_A_DAY + 50})
    insert into visits (${sql.join(names)}) select ${sql.join(values)} from visits, n`.execute(db)
  const read = vi.spyOn(rawDays, 'visits')
  const ongoing = createOngoingDay(rawDays, 'dritare.example')
  const facts = await ongoing(from, from + DAY)
  expect(facts.visits.referrer).toHaveLength(MOST_OF_A_DAY)
  await ongoing(from, from + DAY)
  // The second time only what may be new.
  expect(read.mock.calls.filter(([since]) => since === from)).toHaveLength(1)
})
