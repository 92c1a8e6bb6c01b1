import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createStores } from '#api/store/stores.ts'
import { storeApplication } from '../../support/app/application-rows.ts'
import { createBlog, postContent } from '../../support/app/posts.ts'
import { addColleague } from '../../support/app/staff-people.ts'
import { createTestApp, goodMessage, type TestApp } from '../../support/app/test-app.ts'
import { anonymous, post } from '../../support/browser/analytics-events.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const storeMessage = ({ database }: TestApp, state: 'new' | 'quarantined', receivedAt: number) =>
  createStores(database).messages.insert({
    id: randomUUID(),
    name: `Received ${receivedAt}`,
    email: 'jonida@example.org',
    purpose: 'quote',
    message: goodMessage.message,
    language: 'en',
    receivedAt,
    score: 0.5,
    sources: [],
    state,
  })

const deskOf = async (test: TestApp, role: 'owner' | 'moderator') =>
  (await (await addColleague(test, role)).browser.call('readDesk')).json()

describe('the desk', () => {
  it('says that nothing waits', async () => {
    await using test = await createTestApp()
    expect(await deskOf(test, 'moderator')).toEqual({
      at: test.clock.now(),
      messages: [],
      applications: [],
      drafts: [],
      behind: [],
      failedMails: [],
      expiring: [],
      requests: [],
      scheduled: [],
      week: null,
    })
  })

  it('has messages, those in quarantine too, the soonest due first, and nothing of what they say', async () => {
    await using test = await createTestApp()
    const now = test.clock.now()
    await storeMessage(test, 'new', now - HOUR)
    await storeMessage(test, 'quarantined', now - 2 * HOUR)
    await storeMessage(test, 'new', now - 30 * HOUR)
    const desk = await deskOf(test, 'moderator')
    const { messages }: { messages: Record<string, unknown>[] } = desk
    expect(messages.map(({ dueAt, isQuarantined }) => [dueAt, isQuarantined])).toEqual([
      [now - 6 * HOUR, false],
      [now + 22 * HOUR, true],
      [now + 23 * HOUR, false],
    ])
    expect(JSON.stringify(desk)).not.toMatch(/jonida@|window on the web/)
  })

  it('has applications that nobody has looked at, due in five working days', async () => {
    await using test = await createTestApp()
    // A Friday, at noon.
    const receivedAt = Date.UTC(2026, 10, 20, 12)
    const { id } = await storeApplication(test, { receivedAt, deleteAfter: receivedAt + 99 * DAY })
    await storeApplication(test, { stage: 'interview', deleteAfter: receivedAt + 99 * DAY })
    expect((await deskOf(test, 'moderator')).applications).toEqual([
      {
        id,
        name: 'Jonida Sample',
        interest: 'fulltime',
        since: receivedAt,
        dueAt: Date.UTC(2026, 10, 27, 12),
      },
    ])
  })

  it('has drafts, what is planned, and languages behind their source', async () => {
    await using test = await createTestApp()
    const { editing } = await createBlog({ database: test.database, now: test.clock.now })
    const now = test.clock.now()
    await editing.save(postContent())
    await editing.save(postContent({ language: 'de', slug: 'ein-fenster', title: 'Ein Fenster' }))
    await editing.save(postContent({ language: 'fr', slug: 'une-fenetre', title: 'Une fenêtre', status: 'draft' }))
    test.clock.advance(HOUR)
    await editing.save(postContent({ body: 'A window lets light in, and air.' }))
    await editing.save(
      postContent({ postId: 'a-door', slug: 'a-door', title: 'A door', status: 'scheduled', visibleFrom: now + DAY }),
    )
    const desk = await deskOf(test, 'moderator')
    expect(desk.drafts).toEqual([{ id: 'a-window', language: 'fr', title: 'Une fenêtre', savedAt: now }])
    expect(desk.behind).toEqual([{ id: 'a-window', title: 'Ein Fenster', languages: ['de'] }])
    expect(desk.scheduled).toEqual([{ id: 'a-door', language: 'en', title: 'A door', at: now + DAY }])
  })

  it('shows owners mails that gave up, deletions that are nearly for good, and the week', async () => {
    await using test = await createTestApp()
    const { db } = test.database
    const now = test.clock.now()
    const { editing } = await createBlog({ database: test.database, now: test.clock.now })
    await editing.save(postContent())
    await db
      .updateTable('posts')
      .set({ deleted_at: now - 24 * DAY })
      .execute()
    await createStores(test.database).outbox.insert({ id: 'mail', kind: 'mail', payload: '{}', createdAt: now })
    await createStores(test.database).outbox.markFailed('mail', now, 'mailbox of jonida@example.org is full')
    await storeMessage(test, 'new', now - DAY)
    await storeMessage(test, 'new', now - 7 * DAY)
    await post(test, anonymous)
    const desk = await deskOf(test, 'owner')
    expect(desk.failedMails).toEqual([{ id: 'mail', failedAt: now }])
    expect(desk.expiring).toEqual([{ id: 'a-window', kind: 'post', deletedAt: now - 24 * DAY, goneAt: now + 6 * DAY }])
    expect(desk.week).toHaveLength(7)
    expect(desk.week.slice(-2)).toEqual([
      { day: '2026-11-19', visits: 0, reads: 0, messages: 1 },
      { day: '2026-11-20', visits: 1, reads: 0, messages: 0 },
    ])
    expect(await deskOf(test, 'moderator')).toMatchObject({ failedMails: [], expiring: [], week: null })
  })

  it('shows twenty of a kind at most', async () => {
    await using test = await createTestApp()
    for (let count = 0; count < 25; count++) await storeMessage(test, 'new', test.clock.now() - count)
    expect((await deskOf(test, 'moderator')).messages).toHaveLength(20)
  })
})
