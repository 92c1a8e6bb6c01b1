import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { lockOf } from '#api/services/newsletter/newsletter.ts'
import { postsLock } from '#api/services/posts/post-editing.ts'
import { addressKey } from '#api/services/staff/address-key.ts'
import { accountLock } from '#api/services/staff/locks.ts'
import { createStores } from '#api/store/stores.ts'
import { settled, subscribed, subscribersIn } from '../../support/app/newsletter.ts'
import { addAccount, createBrowser } from '../../support/app/staff.ts'
import { addColleague } from '../../support/app/staff-people.ts'
import { createTestApp } from '../../support/app/test-app.ts'
import { createRandom } from '../../support/data/random.ts'
import { countDays } from '../../support/visits/count-days.ts'
import { randomVisits } from '../../support/visits/random-days.ts'

const DAY = 24 * 3_600_000
const LONG = 1000 // milliseconds in which whoever does not wait would be ready

it('a deleted subscriber who signs up anew at that moment is not brought back as they were', async () => {
  await using test = await createTestApp()
  const owner = await addColleague(test, 'owner')
  await subscribed(test, 'ana@example.org')
  const [row] = await subscribersIn(test)
  if (!row) throw new Error('Nobody has subscribed.')
  const deletedAt = test.clock.now()
  const deleted = { deleted_at: deletedAt, deleted_by: owner.id }
  await test.database.db.updateTable('subscribers').set(deleted).execute()
  const answers: ReturnType<typeof owner.browser.call>[] = []
  await createStores(test.database).transaction([lockOf(row.email_key)], async ({ subscribers }) => {
    const things = [{ kind: 'subscriber', id: row.id, deletedAt }]
    answers.push(owner.browser.call('restoreDeleted', { things }))
    await wait(LONG)
    await subscribers.delete(row.id)
  })
  const [answer] = await Promise.all(answers)
  expect(answer?.json()).toMatchObject({ done: 0 })
})

it('a link for a new password is not sent to an address that stops being theirs at that moment', async () => {
  await using test = await createTestApp()
  const { id, email } = await addAccount(test)
  await createStores(test.database).transaction([accountLock(id)], async ({ staffAccounts }) => {
    await createBrowser(test).call('requestReset', { email })
    await wait(LONG)
    await staffAccounts.update(id, { email: 'next@example.org', emailKey: addressKey('next@example.org') })
  })
  await settled(test)
  expect(test.mails.sent).toEqual([])
})

it('days whose reads are erased at that moment are not added up with them', async () => {
  await using test = await createTestApp()
  const stores = createStores(test.database)
  const { db } = test.database
  const first = Math.ceil(test.clock.now() / DAY / 4) * 4
  test.clock.advance((first - 1) * DAY - test.clock.now())
  await stores.visits.insertAll(randomVisits(createRandom(), first * DAY - DAY, first * DAY + 5 * DAY, 60))
  test.clock.advance(8 * DAY)
  await countDays(test)
  await db.deleteFrom('day_sums').where('days', '=', 4).execute()
  const counting: Promise<void>[] = []
  await stores.transaction([postsLock], async ({ daySums }) => {
    await daySums.forget([first])
    counting.push(countDays(test))
    await wait(LONG)
  })
  await Promise.all(counting)
  const sums = await db.selectFrom('day_sums').select(['first_day as first', 'days']).execute()
  expect(sums.filter((sum) => sum.first <= first && first < sum.first + sum.days)).toEqual([])
})
