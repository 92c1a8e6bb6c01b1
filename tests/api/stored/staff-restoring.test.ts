import { expect, it } from 'vitest'
import { staffCallNames } from '#api/routes/staff/staff-routes.ts'
import { storeApplication } from '../../support/app/application-rows.ts'
import { addColleague, type Colleague } from '../../support/app/staff-people.ts'
import { createTestApp, goodMessage, type TestApp } from '../../support/app/test-app.ts'

const DAY = 86_400_000

/** Something for each call that brings one thing back, and the call that deletes it. */
const makers = {
  restoreMessage: ['deleteMessage', storeMessage],
  restoreApplication: [
    'deleteApplication',
    async (test) => (await storeApplication(test, { deleteAfter: test.clock.now() + 300 * DAY })).id,
  ],
  restoreIssue: ['deleteIssue', async (_test, { browser }) => (await browser.call('beginIssue', {})).json().id],
  restoreOpening: ['deleteOpening', saveOpening],
} as const satisfies Record<string, [string, (test: TestApp, owner: Colleague) => Promise<string>]>

const others: Record<string, string> = {
  restoreDeleted: 'staff-deleted.test.ts holds it to the same rule',
  restoreSubscriber: 'an owner’s',
  restorePicture: 'the shelf of deleted pictures is everybody’s',
}

async function storeMessage({ app, database }: TestApp): Promise<string> {
  await app.inject({ method: 'POST', url: '/api/contact', payload: goodMessage })
  return (await database.db.selectFrom('messages').select('id').executeTakeFirstOrThrow()).id
}

async function saveOpening(_test: TestApp, { browser }: Colleague): Promise<string> {
  const texts = { en: { title: 'Frontend developer', text: 'You know the platform.' } }
  const opening = { version: 0, kind: 'fulltime', isOpen: true, closesOn: null, texts }
  return (await browser.call('saveOpening', opening)).json().opening.id
}

it('each call that brings something back is in here, or says why it is not', () => {
  const names = staffCallNames.filter((name) => name.startsWith('restore'))
  expect(names.toSorted()).toEqual([...Object.keys(makers), ...Object.keys(others)].toSorted())
})

it('moderators bring back what they have deleted themselves, and nothing of others', async () => {
  await using test = await createTestApp()
  const owner = await addColleague(test, 'owner')
  const moderator = await addColleague(test, 'moderator')
  for (const restore of ['restoreMessage', 'restoreApplication', 'restoreIssue', 'restoreOpening'] as const) {
    const [remove, make] = makers[restore]
    const id = await make(test, owner)
    const statusOf = async ({ browser }: Colleague, call: typeof remove | typeof restore) => {
      test.clock.advance(1)
      return (await browser.call(call, { id })).statusCode
    }
    expect(await statusOf(owner, remove), remove).toBe(200)
    expect(await statusOf(moderator, restore), restore).toBe(403)
    expect(await statusOf(owner, restore), restore).toBe(200)
    expect(await statusOf(moderator, remove), remove).toBe(200)
    expect(await statusOf(moderator, restore), restore).toBe(200)
    // What they had deleted before is nothing to what somebody else deletes now.
    expect(await statusOf(owner, remove), remove).toBe(200)
    expect(await statusOf(moderator, restore), restore).toBe(403)
  }
})
