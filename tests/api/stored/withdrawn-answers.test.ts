import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { addColleague, statusOf } from '../../support/app/staff-people.ts'
import { createTestApp, goodMessage } from '../../support/app/test-app.ts'

const answer = 'answerMessage'
const withdraw = 'withdrawAnswer'

it.each([
  [[answer, 'archiveMessage', withdraw, 'reopenMessage']],
  [[answer, 'archiveMessage', 'reopenMessage', withdraw]],
  [[answer, 'markSpam', 'restoreMessage', withdraw]],
  [[answer, withdraw, 'archiveMessage', 'reopenMessage']],
] as const)('a message whose answer was withdrawn waits for one: %j', async (deeds) => {
  await using test = await createTestApp()
  const moderator = await addColleague(test, 'moderator')
  const { id } = (await test.app.inject({ method: 'POST', url: '/api/contact', payload: goodMessage })).json()
  const mail = randomUUID()
  for (const deed of deeds) {
    const more =
      deed === answer
        ? { answer: mail, text: 'Wednesday suits us.', seen: 0, isSure: false }
        : deed === withdraw
          ? { mail }
          : {}
    expect(await statusOf(moderator, deed, { id, ...more }), deed).toBe(200)
  }
  const { message } = (await moderator.browser.call('readMessage', { id })).json()
  expect(message).toMatchObject({ state: 'new', answered: null })
  const { messages } = (await moderator.browser.call('listMessages', {})).json()
  expect(messages).toMatchObject([{ id }])
})
