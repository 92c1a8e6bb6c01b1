import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { staffPersonPackage } from '#api/contract/values/staff-paths.ts'
import { createStores } from '#api/store/stores.ts'
import { addColleague, type Colleague, deedsIn, statusOf } from '../../support/app/staff-people.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'
import { readTexts } from '../../support/data/texts.ts'
import {
  columnsWith,
  draft,
  email,
  filesWith,
  found,
  keepEverythingOf,
  listed,
  messageOf,
  needle,
  open,
  other,
} from '../../support/persons/kept-person.ts'

const DAY = 24 * 3_600_000

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
