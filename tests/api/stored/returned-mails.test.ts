import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createStores } from '#api/store/stores.ts'
import { brand } from '#locales/brand.ts'
import { dayKey } from '#locales/staff-formats.ts'
import { storeApplication } from '../../support/app/application-rows.ts'
import { outboxDone } from '../../support/app/staff.ts'
import { addColleague, statusOf } from '../../support/app/staff-people.ts'
import { createTestApp, goodMessage } from '../../support/app/test-app.ts'

const DAY = 86_400_000
const reason = '550 5.1.1 no such mailbox'

it('an answer that came back is told beside its message, with the reason', async () => {
  await using test = await createTestApp()
  const moderator = await addColleague(test, 'moderator')
  const { id } = (await test.app.inject({ method: 'POST', url: '/api/contact', payload: goodMessage })).json()
  const answer = randomUUID()
  const draft = { id, answer, text: 'Wednesday suits us.', seen: 0, isSure: false }
  expect(await statusOf(moderator, 'answerMessage', draft)).toBe(200)
  const { outbox } = createStores(test.database)
  const mail = async () =>
    (await moderator.browser.call('readMessage', { id }))
      .json()
      .message.mails.find((each: { id: string }) => each.id === answer)
  expect(await outbox.markReturned(answer, reason), 'not sent yet').toBe(false)
  await outbox.markSent(answer, test.clock.now())
  expect(await mail()).toMatchObject({ state: 'sent', reason: null })
  expect(await outbox.markReturned(answer, reason)).toBe(true)
  expect(await mail()).toMatchObject({ state: 'returned', reason, doneAt: test.clock.now() })
})

it('a mail about a step of an application is told to have come back', async () => {
  await using test = await createTestApp()
  const owner = await addColleague(test, 'owner')
  const end = test.clock.now() + 60 * DAY
  const { id } = await storeApplication(test, { deleteAfter: end })
  const until = dayKey(end + 60 * DAY, brand.timeZone)
  const draft = { id, until, ground: 'consent', reason: 'Agreed by mail to wait for spring.' }
  expect(await statusOf(owner, 'keepApplication', draft)).toBe(200)
  await outboxDone(test)
  const mails = async () => (await owner.browser.call('readApplication', { id })).json().mails
  const [sent] = await mails()
  expect(sent).toMatchObject({ kind: 'kept', state: 'sent' })
  await createStores(test.database).outbox.markReturned(sent.id, reason)
  expect(await mails()).toMatchObject([{ kind: 'kept', state: 'returned', stateAt: sent.stateAt }])
})
