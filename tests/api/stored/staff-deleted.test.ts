import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { DeletedAnswer, DeletedDone, DeletedThing } from '#api/contract/staff/deleted.ts'
import type { DeletedKind } from '#api/contract/values/staff/deleted.ts'
import { staffPaths } from '#api/contract/values/staff-paths.ts'
import { createDiskStorage } from '#api/outbound/file-storage.ts'
import { deletedRetention } from '#api/services/deleted/deleted-retention.ts'
import { createErasing } from '#api/services/deleted/erasing.ts'
import { createStores } from '#api/store/stores.ts'
import type { Subscriber } from '#api/store/subscribers.ts'
import { storeApplication } from '../../support/app/application-rows.ts'
import { filesIn } from '../../support/app/applications.ts'
import { createBlog, postContent } from '../../support/app/posts.ts'
import { addColleague, type Colleague, deedsIn } from '../../support/app/staff-people.ts'
import { createTestApp, goodMessage, type TestApp } from '../../support/app/test-app.ts'

const MINUTE = 60_000 // a session lives longer
const DAY = 24 * 3_600_000

const tables = {
  post: 'posts',
  message: 'messages',
  application: 'applications',
  subscriber: 'subscribers',
  issue: 'issues',
} as const

async function storeMessage({ database, clock }: TestApp, state: 'new' | 'quarantined' = 'new'): Promise<string> {
  const id = randomUUID()
  await createStores(database).messages.insert({
    id,
    ...goodMessage,
    purpose: 'project',
    language: 'en',
    receivedAt: clock.now(),
    score: 0.5,
    sources: [],
    state,
  })
  return id
}

async function storeSubscriber({ database, clock }: TestApp, change: Partial<Subscriber> = {}): Promise<string> {
  const id = randomUUID()
  await createStores(database).subscribers.insert({
    id,
    email: 'jonida@example.org',
    emailKey: `key ${id}`,
    language: 'en',
    topics: [],
    source: 'footer',
    ip: '203.0.113.7',
    userAgent: 'Firefox',
    signedUpAt: clock.now(),
    confirmedAt: clock.now(),
    ...change,
  })
  return id
}

async function storePost({ database, clock }: TestApp): Promise<string> {
  const { editing } = await createBlog({ database, now: clock.now })
  await editing.save(postContent())
  return 'a-window'
}

/** As the screens of each kind do it. */
async function remove({ database, clock }: TestApp, kind: DeletedKind, id: string, by: { id: string }): Promise<void> {
  await database.db
    .updateTable(tables[kind])
    .set({ deleted_at: clock.now(), deleted_by: by.id })
    .where('id', '=', id)
    .execute()
}

async function listed({ app }: TestApp, { browser }: Colleague, query = ''): Promise<DeletedAnswer> {
  const answer = await app.inject({
    url: `${staffPaths.listDeleted}${query}`,
    headers: { cookie: browser.cookie ?? '' },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

async function act(
  { browser }: Colleague,
  name: 'restoreDeleted' | 'eraseDeleted',
  things: Pick<DeletedThing, 'kind' | 'id' | 'deletedAt'>[],
): Promise<DeletedDone> {
  const answer = await browser.call(name, {
    things: things.map(({ kind, id, deletedAt }) => ({ kind, id, deletedAt })),
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

/** One of each, deleted a minute apart. */
async function deleteOneOfEach(test: TestApp, by: { id: string }): Promise<void> {
  await remove(test, 'post', await storePost(test), by)
  test.clock.advance(MINUTE)
  await remove(test, 'message', await storeMessage(test, 'quarantined'), by)
  test.clock.advance(MINUTE)
  const { id } = await storeApplication(test, { deleteAfter: test.clock.now() + 300 * DAY })
  await remove(test, 'application', id, by)
  test.clock.advance(MINUTE)
  await remove(test, 'subscriber', await storeSubscriber(test), by)
}

const rowsIn = async ({ database }: TestApp, kind: DeletedKind) =>
  database.db.selectFrom(tables[kind]).select(['id', 'deleted_at']).execute()

describe('recently deleted', () => {
  it('lists every kind, the soonest gone first, with who deleted it and until when it can be brought back', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const start = test.clock.now()
    await deleteOneOfEach(test, owner)
    const answer = await listed(test, owner)
    expect(answer.counts).toEqual({ post: 1, message: 1, application: 1, subscriber: 1, issue: 0 })
    expect(answer.things).toMatchObject([
      { kind: 'post', title: 'A window', languages: ['en'], by: owner.name, goneAt: start + 30 * DAY },
      { kind: 'message', name: goodMessage.name, isQuarantined: true, goneAt: start + 30 * DAY + MINUTE },
      { kind: 'application', name: 'Jonida Sample', stage: 'received', goneAt: start + 30 * DAY + 2 * MINUTE },
      { kind: 'subscriber', address: 'j…@example.org', isConfirmed: true, goneAt: start + 30 * DAY + 3 * MINUTE },
    ])
    expect(answer.next).toEqual({ kind: 'post', name: 'A window', goneAt: start + 30 * DAY })
    expect(JSON.stringify(answer)).not.toContain('jonida@')
    expect((await listed(test, owner, '?sort=latest')).things.map(({ kind }) => kind)).toEqual([
      'subscriber',
      'application',
      'message',
      'post',
    ])
    const messages = await listed(test, owner, '?kind=message')
    expect(messages.things.map(({ kind }) => kind)).toEqual(['message'])
    expect(messages.counts).toEqual(answer.counts)
  })

  it('counts down to what ends first: an application’s own day, a sign-up that was never confirmed', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const start = test.clock.now()
    const { id } = await storeApplication(test, { deleteAfter: start + 5 * DAY })
    const subscriber = await storeSubscriber(test, { confirmedAt: undefined })
    test.clock.advance(MINUTE)
    await remove(test, 'application', id, owner)
    await remove(test, 'subscriber', subscriber, owner)
    expect((await listed(test, owner)).things.map(({ goneAt }) => goneAt)).toEqual([start + 5 * DAY, start + 30 * DAY])
  })

  it('shows moderators only what they deleted themselves, of the kinds that they work with', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const moderator = await addColleague(test, 'moderator')
    await deleteOneOfEach(test, moderator)
    const theirs = await storeMessage(test)
    await remove(test, 'message', theirs, owner)
    const answer = await listed(test, moderator)
    expect(answer.counts).toEqual({ post: 1, message: 1, application: 1, issue: 0 })
    expect(answer.things.map(({ kind }) => kind)).toEqual(['post', 'message', 'application'])
    const done = await act(moderator, 'restoreDeleted', [{ kind: 'message', id: theirs, deletedAt: test.clock.now() }])
    expect(done).toEqual({ done: 0, refused: [{ kind: 'message', id: theirs, why: 'gone', name: null, by: null }] })
    expect(await rowsIn(test, 'message')).toContainEqual({ id: theirs, deleted_at: test.clock.now() })
    expect((await moderator.browser.call('eraseDeleted', {})).statusCode).toBe(403)
    expect((await moderator.browser.call('session')).json().counts.deleted).toBe(3)
    expect((await owner.browser.call('session')).json().counts.deleted).toBe(5)
  })

  it('knows who deleted a post on the board, where it comes back as a draft', async () => {
    await using test = await createTestApp()
    const moderator = await addColleague(test, 'moderator')
    await storePost(test)
    const board = (await moderator.browser.call('listPosts')).json()
    const posts = board.posts.map(({ id, seen }: { id: string; seen: string }) => ({ id, seen }))
    expect((await moderator.browser.call('deletePosts', { posts })).json().done).toBe(1)
    const { things } = await listed(test, moderator)
    expect(things).toMatchObject([{ title: 'A window', by: moderator.name }])
    expect(await act(moderator, 'restoreDeleted', things)).toEqual({ done: 1, refused: [] })
    const [post] = (await moderator.browser.call('listPosts')).json().posts
    expect(post).toMatchObject({ id: 'a-window', translations: { en: { state: 'draft' } } })
  })
})

describe('restoring', () => {
  it('brings each kind back to where it was', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    await deleteOneOfEach(test, owner)
    const { things } = await listed(test, owner)
    expect(await act(owner, 'restoreDeleted', things)).toEqual({ done: 4, refused: [] })
    for (const kind of ['post', 'message', 'application', 'subscriber'] as const)
      expect(await rowsIn(test, kind)).toMatchObject([{ deleted_at: null }])
    expect((await listed(test, owner)).things).toEqual([])
    const deeds = await deedsIn(test)
    expect(deeds.map(({ deed, thing }) => `${deed} ${thing}`).toSorted()).toEqual(
      things.map(({ kind, id }) => `restored ${kind} ${id}`).toSorted(),
    )
    expect(JSON.stringify(deeds)).not.toContain('jonida@')
  })

  it('says what somebody else has done meanwhile', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner', { name: 'Arta Sample' })
    const other = await addColleague(test, 'owner', { name: 'Mira Muster' })
    await deleteOneOfEach(test, owner)
    const { things } = await listed(test, owner)
    const [post, message, application] = things
    if (!post || !message || !application) throw new Error('There are four.')
    await act(other, 'restoreDeleted', [message])
    await act(other, 'eraseDeleted', [application])
    expect(await act(owner, 'restoreDeleted', things)).toEqual({
      done: 2,
      refused: [
        { kind: 'message', id: message.id, why: 'restored', name: goodMessage.name, by: 'Mira Muster' },
        { kind: 'application', id: application.id, why: 'gone', name: null, by: 'Mira Muster' },
      ],
    })
  })

  it('leaves alone what was restored and deleted again since it was seen', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const id = await storeMessage(test)
    await remove(test, 'message', id, owner)
    const { things } = await listed(test, owner)
    test.clock.advance(1)
    await remove(test, 'message', id, owner)
    expect((await act(owner, 'eraseDeleted', things)).done).toBe(0)
    expect(await rowsIn(test, 'message')).toHaveLength(1)
  })
})

describe('deleting for good', () => {
  it('takes rows and files, leaves a keyed hash of a subscriber, and the log says only that it was done', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    await deleteOneOfEach(test, owner)
    expect(filesIn(test)).toHaveLength(1)
    const { things } = await listed(test, owner)
    expect(await act(owner, 'eraseDeleted', things)).toEqual({ done: 4, refused: [] })
    for (const kind of ['post', 'message', 'application', 'subscriber'] as const)
      expect(await rowsIn(test, kind)).toEqual([])
    expect(filesIn(test)).toEqual([])
    const left = await test.database.db.selectFrom('suppressions').selectAll().execute()
    expect(left).toMatchObject([{ suppressed_at: test.clock.now(), asked_at: null }])
    expect(left[0]?.email_key).not.toContain('@')
    const search = await createStores(test.database).posts.findPost('a-window')
    expect(search).toBeUndefined()
    const deeds = await deedsIn(test)
    expect(deeds.map(({ deed }) => deed)).toEqual(['erased', 'erased', 'erased', 'erased'])
    expect(JSON.stringify(deeds)).not.toMatch(/jonida/i)
  })

  it('happens by itself after thirty days, not a millisecond before', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const { id } = await storeApplication(test, { deleteAfter: test.clock.now() + 300 * DAY })
    await remove(test, 'application', id, owner)
    await remove(test, 'message', await storeMessage(test), owner)
    await remove(test, 'subscriber', await storeSubscriber(test), owner)
    const kept = await storeMessage(test)
    const stores = createStores(test.database)
    const erase = createErasing({
      stores,
      storage: createDiskStorage(test.resumes),
      suppressionKeyOf: (email) => `hash of ${email.length} letters`,
      now: test.clock.now,
    })
    const run = async () => {
      for (const { deleteSome } of deletedRetention({ stores, erase, now: test.clock.now })) await deleteSome()
    }
    test.clock.advance(30 * DAY - 1)
    await run()
    expect(await rowsIn(test, 'message')).toHaveLength(2)
    expect(filesIn(test)).toHaveLength(1)
    test.clock.advance(1)
    await run()
    expect(await rowsIn(test, 'application')).toEqual([])
    expect(await rowsIn(test, 'subscriber')).toEqual([])
    expect(filesIn(test)).toEqual([])
    expect(await rowsIn(test, 'message')).toEqual([{ id: kept, deleted_at: null }])
    expect(await test.database.db.selectFrom('suppressions').selectAll().execute()).toHaveLength(1)
  })
})

describe('a deleted subscriber', () => {
  it('is in no file and gets nothing, until restored', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const stores = createStores(test.database)
    const id = await storeSubscriber(test)
    expect(await stores.subscribers.list()).toHaveLength(1)
    await remove(test, 'subscriber', id, owner)
    expect(await stores.subscribers.list()).toEqual([])
    await act(owner, 'restoreDeleted', (await listed(test, owner)).things)
    expect(await stores.subscribers.list()).toHaveLength(1)
  })
})
