import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { PersonFound, PersonRequestsAnswer } from '#api/contract/staff/persons.ts'
import { staffPersonPackage } from '#api/contract/values/staff-paths.ts'
import { createFileMailer } from '#api/outbound/file-mailer.ts'
import { messageWords } from '#api/services/contact/message-words.ts'
import type { NewMessage } from '#api/store/messages.ts'
import { createStores } from '#api/store/stores.ts'
import { storeApplication } from '../../support/app/application-rows.ts'
import { filesIn } from '../../support/app/applications.ts'
import { linksIn, signUpForMail, subscribed, suppressionsIn, takeStep, tokenIn } from '../../support/app/newsletter.ts'
import { addColleague, type Colleague, deedsIn, statusOf } from '../../support/app/staff-people.ts'
import { createTestApp, goodMessage, type TestApp } from '../../support/app/test-app.ts'
import { readTexts } from '../../support/data/texts.ts'
import { storeReturnedIssue } from '../../support/newsletter/returned-issue.ts'

const DAY = 24 * 3_600_000
const email = 'Besa.Marker-7c1eqxzw@example.org'
const needle = 'marker-7c1eqxzw'
/** As an index has the end of that word. */
const indexed = 'c1eqxzw'
const other = 'ana@example.org'

const draft = { kind: 'erasure', email, language: 'de', receivedOn: '2026-11-18' }

async function open({ browser }: Colleague, change: Partial<typeof draft> = {}): Promise<string> {
  const answer = await browser.call('openPersonRequest', { ...draft, ...change })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().id
}

const listed = async ({ browser }: Colleague): Promise<PersonRequestsAnswer> =>
  (await browser.call('listPersonRequests')).json()

async function found({ browser }: Colleague, id: string): Promise<PersonFound> {
  const answer = await browser.call('readPersonRequest', { id })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().found
}

const messageOf = ({ clock }: TestApp, change: Partial<NewMessage> = {}): NewMessage => ({
  id: randomUUID(),
  ...goodMessage,
  purpose: 'project',
  language: 'en',
  receivedAt: clock.now(),
  score: 0.9,
  sources: [],
  state: 'new',
  ...change,
})

/** Everything that the program can keep of somebody, and the same of another person. */
async function keepEverythingOf(test: TestApp): Promise<void> {
  const stores = createStores(test.database)
  await subscribed(test, email)
  await subscribed(test, other)
  for (const [id, address] of Object.entries({ theirs: email.toUpperCase(), others: other }))
    await keepMessage(test, messageOf(test, { id, email: address, message: 'A window, please.' }))
  await storeApplication(test, {
    id: 'applied',
    email,
    fullName: 'Besa Sample',
    deleteAfter: test.clock.now() + 99 * DAY,
  })
  const [at, text] = [test.clock.now(), `About ${email}.`]
  await stores.messageMails.insert({ id: 'answered', message: 'theirs', kind: 'answer', at, text: 'Gladly.' })
  await stores.messageNotes.insert({ id: 'noted', message: 'theirs', account: 'somebody', at, text })
  await stores.applicationNotes.insert({ id: 'noted', application: 'applied', by: 'somebody', at, text })
  await storeApplication(test, { email: other, deleteAfter: test.clock.now() + 99 * DAY })
  await test.database.db.updateTable('applications').set({ deleted_at: 1 }).where('email', '=', email).execute()
  const mail = {
    from: { name: 'Dritare', address: 'website@dritare.example' },
    to: { name: '', address: email },
    date: test.clock.now(),
    automatic: true,
    subject: 'Your message',
    text: 'It has arrived.',
    language: 'en',
  }
  for (const [id, payload] of Object.entries({
    failed: mail,
    notification: { ...mail, to: mail.from, replyTo: { name: 'Besa', address: email } },
    others: { ...mail, to: { name: '', address: other } },
  })) {
    await stores.outbox.insert({ id, kind: 'mail', payload: JSON.stringify(payload), createdAt: test.clock.now() })
    await stores.outbox.markFailed(id, test.clock.now(), `mailbox of ${id === 'others' ? other : email} is full`)
  }
  await storeReturnedIssue(test)
  const folder = path.join(test.place.dataDir, 'outbox')
  mkdirSync(folder, { recursive: true })
  await createFileMailer(folder).send(mail, 'to-them')
  await createFileMailer(folder).send({ ...mail, to: { name: '', address: other } }, 'to-another')
}

/** As the form keeps it, with its words for the search. */
async function keepMessage({ database }: TestApp, message: NewMessage): Promise<void> {
  const { messages, messageSearch } = createStores(database)
  await messages.insert(message)
  await messageSearch.put(message.id, messageWords(message))
}

/** The files of the data folder in which the address can be read. */
function filesWith({ place }: TestApp, text: string): string[] {
  return readdirSync(place.dataDir, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const file = path.join(place.dataDir, name)
    return statSync(file).isFile() && readFileSync(file, 'latin1').toLowerCase().includes(text)
  })
}

/** Columns of any kind of any table in which it can be read. */
async function columnsWith({ database }: TestApp, text: string): Promise<string[]> {
  const places: string[] = []
  for (const { name } of await database.db.introspection.getTables()) {
    const rows = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`
      .execute(database.db)
      .then((result) => result.rows)
      // Another schema's table of the same server.
      .catch(() => [])
    const hit = rows.find((row) => JSON.stringify(row).toLowerCase().includes(text))
    if (hit) places.push(name)
  }
  return places
}

const countOf = async ({ database }: TestApp, table: 'issue_bounces' | 'issue_deliveries') =>
  (await database.db.selectFrom(table).selectAll().execute()).length

describe('a request of a person', () => {
  it('is due thirty days after it came in, there and on the desk', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const id = await open(owner)
    const receivedAt = Date.UTC(2026, 10, 18, 12)
    expect((await listed(owner)).open).toEqual([
      { id, kind: 'erasure', email, language: 'de', receivedAt, dueAt: receivedAt + 30 * DAY, takenAt: null },
    ])
    const desk = (await owner.browser.call('readDesk')).json()
    expect(desk.requests).toEqual([{ id, kind: 'erasure', dueAt: receivedAt + 30 * DAY }])
    const moderator = await addColleague(test, 'moderator')
    expect((await moderator.browser.call('readDesk')).json().requests).toEqual([])
    expect(await statusOf(moderator, 'listPersonRequests')).toBe(403)
  })

  it('of a day that is still to come is refused', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const answer = await owner.browser.call('openPersonRequest', { ...draft, receivedOn: '2026-11-22' })
    expect(answer.json().error.fields).toEqual({ receivedOn: readTexts('en', 'staff-errors').problems.request_day })
  })

  it('that is closed keeps no address, and is closed once', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const id = await open(owner, { kind: 'access' })
    expect(await statusOf(owner, 'closePersonRequest', { id, outcome: 'handedOver' })).toBe(200)
    expect(await statusOf(owner, 'closePersonRequest', { id, outcome: 'withdrawn' })).toBe(404)
    expect(await statusOf(owner, 'readPersonRequest', { id })).toBe(404)
    expect(await listed(owner)).toMatchObject({
      open: [],
      done: [{ id, kind: 'access', outcome: 'handedOver', by: owner.name, doneAt: test.clock.now(), counts: null }],
    })
    expect(await columnsWith(test, needle)).toEqual([])
    expect(filesWith(test, needle)).toEqual([])
  })

  it('is forgotten three years after it was answered', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const id = await open(owner)
    await owner.browser.call('closePersonRequest', { id, outcome: 'withdrawn' })
    const { personRequests } = createStores(test.database)
    expect(await personRequests.deleteDoneBefore(test.clock.now() - 1, 10)).toBe(0)
    expect(await personRequests.deleteDoneBefore(test.clock.now(), 10)).toBe(1)
  })
})

describe('what is kept under an address', () => {
  it('is found in every place, whatever case it is written in, and nobody else’s is', async () => {
    await using test = await createTestApp()
    await keepEverythingOf(test)
    const owner = await addColleague(test, 'owner')
    const person = await found(owner, await open(owner))
    expect(person).toMatchObject({
      messages: [{ id: 'theirs', isDeleted: false }],
      applications: [{ isDeleted: true, fileName: 'Jonida Sample.pdf' }],
      subscriptions: [{ source: 'footer', userAgent: 'Test browser', isDeleted: false }],
      mailFiles: 1,
      suppressedAt: null,
      isColleague: false,
    })
    expect(person.mails.map(({ id, isToThem }) => [id, isToThem]).toSorted()).toEqual([
      ['failed', true],
      ['notification', false],
    ])
  })

  it('says where a colleague has the address', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    expect(await found(owner, await open(owner, { email: owner.email }))).toMatchObject({ isColleague: true })
  })
})

describe('the package', () => {
  const take = ({ app }: TestApp, { browser }: Colleague, id: string) =>
    app.inject({ url: `${staffPersonPackage}?id=${id}`, headers: { cookie: browser.cookie ?? '' } })

  it('has all of it for programs, for people in their language, and the files', async () => {
    await using test = await createTestApp()
    await keepEverythingOf(test)
    const stores = createStores(test.database)
    await stores.messages.insert(messageOf(test, { id: 'odd', email, message: '<script>alert(1)</script>' }))
    const owner = await addColleague(test, 'owner')
    const id = await open(owner, { kind: 'access' })
    const answer = await take(test, owner, id)
    expect(answer.statusCode).toBe(200)
    const zip = unzipSync(answer.rawPayload)
    const read = (name: string) => Buffer.from(zip[name] ?? []).toString('utf8')
    const data = JSON.parse(read('data.json'))
    expect(data).toMatchObject({
      address: email,
      messages: [
        { message: 'A window, please.', answers: [{ text: 'Gladly.' }], notes: [{ text: `About ${email}.` }] },
        { message: '<script>alert(1)</script>', answers: [], notes: [] },
      ],
      applications: [{ name: 'Besa Sample', notes: [{ text: `About ${email}.` }] }],
      newsletter: [{ source: 'footer', userAgent: 'Test browser' }],
      mailsWrittenAsFiles: 1,
    })
    const page = read('data.html')
    expect(page).toContain('<html lang="de">')
    expect(page).toContain(readTexts('de', 'staff-persons').package.parts.applications)
    expect(page).toContain('Gladly.')
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page).not.toContain('<script')
    const file = Object.keys(zip).find((name) => name.startsWith('files/')) ?? ''
    expect(file).toBe('files/applied/Jonida Sample.pdf')
    expect(read(file)).toMatch(/^%PDF/)
    expect(`${read('data.json')}${page}`).not.toContain(other)
    expect((await listed(owner)).open).toMatchObject([{ id, takenAt: test.clock.now() }])
    expect((await deedsIn(test)).map(({ deed }) => deed)).toContain('personPackageTaken')
  })

  it('is for owners who have just given their password', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const id = await open(owner)
    expect((await take(test, await addColleague(test, 'moderator'), id)).statusCode).toBe(403)
    expect((await take(test, owner, 'none')).statusCode).toBe(404)
    test.clock.advance(3_600_000)
    expect((await take(test, owner, id)).json().error.code).toBe('password_needed')
  })
})

describe('an erasure', () => {
  it('leaves the address in no column, no file of the database, no folder and no line of the log', async () => {
    await using test = await createTestApp()
    await keepEverythingOf(test)
    const signup = {
      id: 'waits',
      email,
      language: 'en' as const,
      source: 'footer',
      ip: '',
      userAgent: '',
      signedUpAt: 1,
    }
    await createStores(test.database).newsletterSignups.insert(signup)
    const owner = await addColleague(test, 'owner')
    await open(owner, { kind: 'access' })
    const id = await open(owner)
    expect(await columnsWith(test, needle)).not.toEqual([])
    // PostgreSQL’s own files are elsewhere.
    const kept = test.place.databaseUrl ? [needle] : [needle, indexed]
    for (const text of kept) expect(filesWith(test, text), text).not.toEqual([])
    expect(filesIn(test)).toHaveLength(2)

    const answer = await owner.browser.call('erasePerson', { id })
    expect(answer.json(), answer.body).toEqual({
      counts: { messages: 1, applications: 1, files: 1, subscriptions: 1, signups: 1, mails: 2, mailFiles: 1 },
      left: [],
      mayRemain: test.place.databaseUrl !== undefined,
    })
    expect(await columnsWith(test, needle)).toEqual([])
    for (const text of [needle, indexed]) expect(filesWith(test, text), text).toEqual([])
    expect(await countOf(test, 'issue_bounces')).toBe(1)
    expect(await countOf(test, 'issue_deliveries')).toBe(2)
    expect(filesIn(test)).toHaveLength(1)
    expect(await suppressionsIn(test)).toHaveLength(1)
    const { open: left, done } = await listed(owner)
    expect(left).toEqual([])
    expect(done.map(({ kind, outcome, counts }) => [kind, outcome, counts?.messages]).toSorted()).toEqual([
      ['access', 'erased', 1],
      ['erasure', 'erased', 1],
    ])
    // Another person's is all there.
    const theirs = await found(owner, await open(owner, { email: other }))
    expect(theirs).toMatchObject({ messages: [{}], applications: [{}], subscriptions: [{}], mails: [{}], mailFiles: 1 })
  })

  it('leaves another name of the mailbox as it is, and its request open', async () => {
    await using test = await createTestApp()
    const alias = email.replace('@', '+shop@')
    await keepMessage(test, messageOf(test, { id: 'theirs', email }))
    await keepMessage(test, messageOf(test, { id: 'alias', email: alias }))
    const owner = await addColleague(test, 'owner')
    const aliased = await open(owner, { email: alias })
    expect(await statusOf(owner, 'erasePerson', { id: await open(owner) })).toBe(200)
    expect((await listed(owner)).open).toMatchObject([{ id: aliased, email: alias }])
    expect((await found(owner, aliased)).messages).toMatchObject([{ id: 'alias' }])
  })

  it('ends the links that undo a leaving of the newsletter', async () => {
    await using test = await createTestApp()
    const links = linksIn(await signUpForMail(test, email))
    await takeStep(test, { token: tokenIn(links.confirm), step: 'confirm' })
    const left = await takeStep(test, { token: tokenIn(links.unsubscribe), step: 'unsubscribe' })
    test.clock.advance(1000)
    const owner = await addColleague(test, 'owner')
    expect(await statusOf(owner, 'erasePerson', { id: await open(owner) })).toBe(200)
    const answer = await takeStep(test, { token: left.token, step: 'restore' })
    expect(answer).toEqual({ state: 'gone' })
    expect(await createStores(test.database).personRows.subscriptions(email)).toEqual([])
  })

  it('says where the address still stands in what others have written', async () => {
    await using test = await createTestApp()
    const stores = createStores(test.database)
    await stores.messages.insert(messageOf(test, { id: 'others', email: other, message: `Write to ${email}.` }))
    const owner = await addColleague(test, 'owner')
    const answer = await owner.browser.call('erasePerson', { id: await open(owner) })
    expect(answer.json().left).toEqual([{ place: 'messages', rows: 1 }])
    expect(await stores.messages.find('others')).toBeDefined()
  })

  it('is refused where somebody else has closed the request, and to stale sessions', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const id = await open(owner)
    await owner.browser.call('closePersonRequest', { id, outcome: 'withdrawn' })
    expect(await statusOf(owner, 'erasePerson', { id })).toBe(404)
    test.clock.advance(3_600_000)
    expect((await owner.browser.call('erasePerson', { id })).json().error.code).toBe('password_needed')
  })
})
