import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { messageWords } from '#api/services/contact/message-words.ts'
import { createCover } from '#api/services/cover/cover.ts'
import { createDeletedThings } from '#api/services/deleted/deleted-things.ts'
import { createStores } from '#api/store/stores.ts'
import { storeApplication } from '../../support/app/application-rows.ts'
import { openPostDesk } from '../../support/app/post-desk.ts'
import { postContent } from '../../support/app/posts.ts'
import { addColleague, type Colleague, deedsIn, statusOf } from '../../support/app/staff-people.ts'
import { createTestApp, goodMessage, type TestApp } from '../../support/app/test-app.ts'

const DAY = 24 * 3_600_000

/** Milliseconds of this process while something is done: on SQLite nobody else has them. */
async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

async function storeMessage(test: TestApp, change: Partial<typeof goodMessage>): Promise<string> {
  const id = randomUUID()
  const written = { ...goodMessage, ...change }
  const stores = createStores(test.database)
  const more = { purpose: 'project', language: 'en', receivedAt: test.clock.now(), score: 0.9, state: 'new' } as const
  await stores.messages.insert({ ...written, ...more, id, sources: [] })
  await stores.messageSearch.put(id, messageWords(written))
  return id
}

async function open({ browser }: Colleague, email: string): Promise<string> {
  const asked = { kind: 'erasure', email, language: 'en', receivedOn: '2026-11-18' }
  const answer = await browser.call('openPersonRequest', asked)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().id
}

describe('a search of what strangers wrote', () => {
  it('takes no time to speak of, however alike their letters and its own are', async () => {
    await using test = await createTestApp()
    const moderator = await addColleague(test, 'moderator')
    // One sign that stands for three.
    const message = `${'\ufb03'.repeat(10)} `.repeat(450)
    for (let number = 0; number < 20; number++)
      await storeApplication(test, { message, deleteAfter: test.clock.now() + DAY })
    const search = (q: string) => moderator.browser.call('listApplications', { q })
    await search('\ufb03')
    expect(await processorTime(() => search(`${'\ufb03 '.repeat(49)}b`))).toBeLessThan(700)
    const found = (await search('\ufb03 '.repeat(49))).json()
    expect(found.stages[0].count).toBe(20)
  })

  it('is not read as a pattern', async () => {
    await using test = await createTestApp()
    const moderator = await addColleague(test, 'moderator')
    const message = 'I saved 100% of my_files.'
    await storeApplication(test, { message, deleteAfter: test.clock.now() + DAY })
    const countOf = async (q: string) =>
      (await moderator.browser.call('listApplications', { q })).json().stages[0].count
    for (const q of ['100%', 'my_fi', 'JONIDA', 'saved 100']) expect(await countOf(q), q).toBe(1)
    for (const q of ['1%0', 'my_x', 'j%a', '\\', "'"]) expect(await countOf(q), q).toBe(0)
  })

  it('takes a single letter for a word', async () => {
    await using test = await createTestApp()
    const moderator = await addColleague(test, 'moderator')
    const planA = await storeMessage(test, { message: 'Our plan A has a window.' })
    const other = await storeMessage(test, { message: 'Are you still about?' })
    const found = async (q: string) =>
      (await moderator.browser.call('listMessages', { q })).json().messages.map(({ id }: { id: string }) => id)
    expect(await found('a')).toEqual([planA])
    expect((await found('ar')).toSorted()).toEqual([other])
    expect(await found('window a plan')).toEqual([planA])
  })

  it('answers whatever its signs stand for', async () => {
    await using test = await createTestApp()
    const moderator = await addColleague(test, 'moderator')
    const id = await storeMessage(test, { message: 'Point ⑴ of the list, and ﷺ, and ½.' })
    for (const q of ['⑴', 'ﷺ', '½', '⒈ ⑴', 'ŉ', '㈠', "a'b\\c & (d | e):*"]) {
      const answer = await moderator.browser.call('listMessages', { q })
      expect(answer.statusCode, `${q}: ${answer.body}`).toBe(200)
    }
    for (const q of ['⑴', 'ﷺ'])
      expect((await moderator.browser.call('listMessages', { q })).json().messages, q).toMatchObject([{ id }])
  })
})

describe('an erasure', () => {
  const header = (address: string) => `From: Dritare <website@dritare.example>\r\nTo: ${address}\r\n\r\nHello.`

  it('leaves the mails of those whose addresses hold the other’s', async () => {
    await using test = await createTestApp()
    const folder = path.join(test.place.dataDir, 'outbox')
    mkdirSync(folder, { recursive: true })
    const theirs = {
      plain: 'ana@example.org',
      named: 'Ana <ANA@example.org>',
      second: 'b@example.org, ana@example.org',
    }
    const others = {
      longer: 'rihana@example.org',
      dotted: 'b.ana@example.org',
      tagged: 'x+ana@example.org',
      domain: 'ana@example.org.example',
      letters: 'ana@example.organic',
    }
    for (const [name, address] of Object.entries({ ...theirs, ...others }))
      writeFileSync(path.join(folder, `${name}.eml`), header(address))
    const owner = await addColleague(test, 'owner')
    const answer = await owner.browser.call('erasePerson', { id: await open(owner, 'ana@example.org') })
    expect(answer.json().counts.mailFiles, answer.body).toBe(3)
    expect(readdirSync(folder).toSorted()).toEqual(
      Object.keys(others)
        .map((name) => `${name}.eml`)
        .toSorted(),
    )
  })

  it('keeps nobody waiting while it reads the mails in the folder', async () => {
    await using test = await createTestApp()
    const folder = path.join(test.place.dataDir, 'outbox')
    mkdirSync(folder, { recursive: true })
    // Reading it takes until somebody writes.
    const slow = path.join(folder, 'slow.eml')
    execFileSync('mkfifo', [slow])
    const owner = await addColleague(test, 'owner')
    const id = await open(owner, 'ana@example.org')
    const erased = statusOf(owner, 'erasePerson', { id })
    try {
      await new Promise((resolve) => setTimeout(resolve, 200))
      const others = test.app.inject({ url: '/api/posts?language=en' })
      const late = new Promise((resolve) => setTimeout(resolve, 3000, 'late'))
      expect(await Promise.race([others.then(({ statusCode }) => statusCode), late])).toBe(200)
    } finally {
      writeFileSync(slow, header('b@example.org'))
    }
    expect(await erased).toBe(200)
  })

  it('is told after posts were written anew again and again, and each of those is', async () => {
    await using desk = await openPostDesk()
    for (let round = 0; round < 60; round++)
      await desk.blog.editing.save(postContent({ title: `A window, ${round}`, body: `Light ${round}.` }))
    const owner = await addColleague(desk, 'owner')
    const answer = await owner.browser.call('erasePerson', { id: await open(owner, 'ana@example.org') })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json().left).toEqual([])
  })

  it('of two at once is done once', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const id = await open(owner, 'ana@example.org')
    const both = await Promise.all([1, 2].map(() => statusOf(owner, 'erasePerson', { id })))
    expect(both.toSorted()).toEqual([200, 404])
    expect((await deedsIn(test)).filter(({ deed }) => deed === 'personErased')).toHaveLength(1)
  })

  it('finds where the address is left in long tables, each row looked at once', async () => {
    await using test = await createTestApp()
    const lines = Array.from({ length: 4100 }, (_, number) => ({
      ...{ id: randomUUID(), at: test.clock.now() - number, account: null, deed: 'signedOut' },
      ...{ thing_kind: null, thing_id: null },
      facts: number === 2001 || number === 4099 ? '{"why":"about ana@example.org"}' : '{}',
    }))
    for (let first = 0; first < lines.length; first += 1000)
      await test.database.db
        .insertInto('staff_log')
        .values(lines.slice(first, first + 1000))
        .execute()
    const owner = await addColleague(test, 'owner')
    const answer = await owner.browser.call('erasePerson', { id: await open(owner, 'Ana@example.org') })
    expect(answer.json().left, answer.body).toEqual([{ place: 'staff_log', rows: 2 }])
  })
})

it('fifty things that are no longer deleted are one look at the log, which may be long', async () => {
  await using test = await createTestApp()
  const owner = await addColleague(test, 'owner')
  const stores = createStores(test.database)
  const things = Array.from({ length: 50 }, () => ({ kind: 'message' as const, id: randomUUID(), deletedAt: 1 }))
  const [first] = things
  await stores.staffLog.insert({
    id: randomUUID(),
    at: test.clock.now(),
    account: owner.id,
    deed: 'erased',
    thing: { kind: 'message', id: first?.id ?? '' },
  })
  let looks = 0
  const staffLog = new Proxy(stores.staffLog, {
    get(target, name) {
      looks++
      return Reflect.get(target, name)
    },
  })
  const { restoreDeleted } = createDeletedThings({
    stores: { ...stores, staffLog },
    erase: async () => false,
    cover: createCover({ coverApplicants: false, words: () => expect.fail('nothing is covered') }),
    note: async () => {},
    onChange: () => {},
    now: test.clock.now,
  })
  const account = await stores.staffAccounts.find(owner.id)
  const [session] = await stores.staffSessions.listOpen(owner.id)
  if (!account || !session) throw new Error('The owner is not there')
  const { done, refused } = await restoreDeleted(
    {
      live: { account, session: { ...session, tokenHash: '' } },
      network: '',
      userAgent: '',
      device: '',
      language: 'en',
      setCookie: () => {},
    },
    { things },
  )
  expect(done).toBe(0)
  expect(refused).toHaveLength(50)
  expect(refused[0]).toMatchObject({ why: 'gone', by: owner.name })
  expect(looks).toBe(1)
})
