import { expect, it } from 'vitest'
import { holdBack } from '#api/db/copy/hold-back.ts'
import { createClock } from '../../support/app/test-app.ts'
import { createTestBulkMailer, createTestSending } from '../../support/sending/sending.ts'

it('an issue that was scheduled when the backup was made waits for somebody after a restore, whenever it was to go', async () => {
  const bulk = createTestBulkMailer()
  const clock = createClock()
  await using test = await createTestSending({ mailer: bulk.mailer, clock })
  await test.crowd(1)
  const goesAt = clock.now() + 48 * 3_600_000
  const id = await test.issue({}, { goesAt })
  const held = await test.db.transaction().execute((inside) => holdBack(inside, clock.now()))
  expect(held.issues).toBe(1)
  clock.advance(49 * 3_600_000)
  test.nudge()
  expect(await test.stores.issues.find(id)).toMatchObject({ state: 'draft' })
  expect(bulk.sent).toEqual([])
})

it('an issue that rested because of the mail server waits for somebody after a restore, whenever that server answers', async () => {
  const bulk = createTestBulkMailer(() => ({ kind: 'away', answer: 'ECONNREFUSED' }))
  bulk.setThere(false)
  const clock = createClock()
  await using test = await createTestSending({ mailer: bulk.mailer, clock })
  await test.crowd(1)
  const id = await test.issue()
  await test.until(id, 'sending')
  await test.db.updateTable('issues').set({ state: 'paused', pause: 'server', paused_at: clock.now() }).execute()
  const held = await test.db.transaction().execute((inside) => holdBack(inside, clock.now()))
  expect(held.issues).toBe(1)
  expect(await test.stores.issues.find(id)).toMatchObject({ state: 'paused', pause: 'staff' })
})
