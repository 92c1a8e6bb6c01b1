import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { staffCalls } from '#api/contract/staff/calls.ts'
import { staffCallNames } from '#api/routes/staff/staff-routes.ts'
import { createStores } from '#api/store/stores.ts'
import { storeApplication } from '../../support/app/application-rows.ts'
import { storeSubscriber } from '../../support/app/newsletter.ts'
import { openPostDesk } from '../../support/app/post-desk.ts'
import { postContent } from '../../support/app/posts.ts'
import { addColleague, type Colleague } from '../../support/app/staff-people.ts'

const DAY = 86_400_000

/** A mail to a subscriber that came back, from an issue that was sent. */
async function sendAndBounce(test: Awaited<ReturnType<typeof openPostDesk>>, { browser }: Colleague, to: string) {
  const { id: issue } = (await browser.call('beginIssue', { posts: ['a-window'] })).json()
  const at = test.clock.now()
  const sent = { state: 'sent', begun_at: at, ended_at: at } as const
  await test.database.db.updateTable('issues').set(sent).where('id', '=', issue).execute()
  const { issueBounces, subscribers } = createStores(test.database)
  const subscriber = await subscribers.find(to)
  const bounce = { kind: 'hard', source: 'answer', code: '5.1.1', answer: '550 5.1.1 Unknown' } as const
  await issueBounces.insert({ ...bounce, id: randomUUID(), issue_id: issue, subscriber_id: to, at })
  expect(subscriber).toBeDefined()
  return issue
}

it('no answer to a moderator has what only owners see: addresses of readers, of colleagues and of who asks for their data, and the dashboard’s words', async () => {
  const secrets = ['reader', 'former-reader', 'colleague', 'invited', 'person'].map(
    (who) => `${who}-of-owners@example.net`,
  )
  const [reader = '', former = '', colleague = '', invited = '', person = ''] = secrets
  const words = ['Segment of owners', 'Note of owners', 'Share of owners']
  await using test = await openPostDesk()
  const owner = await addColleague(test, 'owner', { email: colleague })
  const ask = async (name: Parameters<typeof owner.browser.call>[0], input: object) => {
    const answer = await owner.browser.call(name, input)
    expect(answer.statusCode, name).toBe(200)
  }
  await test.blog.editing.save(postContent())
  const { id: subscriber } = await storeSubscriber(test, reader)
  const issue = await sendAndBounce(test, owner, subscriber)
  await ask('deleteSubscriber', { id: (await storeSubscriber(test, former)).id })
  await ask('invite', { email: invited, role: 'moderator', language: 'en' })
  await ask('openPersonRequest', { kind: 'access', email: person, language: 'en', receivedOn: '2026-11-19' })
  await ask('saveSegment', { name: words[0], filters: { device: 'mobile' } })
  await ask('saveDayNote', { day: '2026-11-19', text: words[1] })
  await ask('makeShare', { name: words[2], filters: { device: 'mobile' }, days: 30 })
  const application = await storeApplication(test, { deleteAfter: test.clock.now() + 300 * DAY })
  const inputs = [
    {},
    ...[issue, application.id, subscriber, 'a-window', owner.id].map((id) => ({ id, in: 'en' })),
    { in: 'en', q: 'owners' },
    { q: 'owners' },
    { from: '2026-11-01', to: '2026-11-20' },
  ]
  const seenBy = async ({ browser }: Colleague) => {
    const seen = new Set<string>()
    for (const name of staffCallNames.filter((each) => staffCalls[each].method === 'GET')) {
      for (const input of inputs) {
        const { body } = await browser.call(name, input)
        for (const word of [...secrets, ...words]) if (body.includes(word)) seen.add(`${word} in ${name}`)
      }
    }
    return [...seen]
  }
  expect(await seenBy(test.moderator)).toEqual([])
  const toOwner = (await seenBy(owner)).join()
  // Otherwise this would find nothing.
  for (const word of [reader, colleague, invited, person, ...words]) expect(toOwner).toContain(word)
  const sending = (await test.moderator.browser.call('readSending', { id: issue })).json()
  expect(sending.cameBack).toMatchObject([{ address: 'r…@example.net', person: subscriber }])
})
