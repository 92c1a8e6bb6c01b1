import { expect, it } from 'vitest'
import { storeApplication } from '../../support/app/application-rows.ts'
import { addColleague } from '../../support/app/staff-people.ts'
import { createTestApp } from '../../support/app/test-app.ts'

const DAY = 86_400_000

it('moderators bring back what they have deleted themselves, and nothing of others', async () => {
  await using test = await createTestApp()
  const owner = await addColleague(test, 'owner')
  const moderator = await addColleague(test, 'moderator')
  const { id: application } = await storeApplication(test, { deleteAfter: test.clock.now() + 300 * DAY })
  const { id: issue } = (await moderator.browser.call('beginIssue', {})).json()
  const deeds = [
    ['deleteApplication', 'restoreApplication', application],
    ['deleteIssue', 'restoreIssue', issue],
  ] as const
  for (const [remove, restore, id] of deeds) {
    expect((await owner.browser.call(remove, { id })).statusCode, remove).toBe(200)
    expect((await moderator.browser.call(restore, { id })).statusCode, restore).toBe(403)
    expect((await owner.browser.call(restore, { id })).statusCode, restore).toBe(200)
    expect((await moderator.browser.call(remove, { id })).statusCode, remove).toBe(200)
    expect((await moderator.browser.call(restore, { id })).statusCode, restore).toBe(200)
  }
})
