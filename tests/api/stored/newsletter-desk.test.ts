import { describe, expect, it } from 'vitest'
import type { GrowthAnswer, StaffSubscriber, SubscribersAnswer } from '#api/contract/staff/subscribers.ts'
import { subscriberLimits } from '#api/contract/values/staff/subscribers.ts'
import { staffPaths, staffSubscribersFile } from '#api/contract/values/staff-paths.ts'
import { deletedRetention } from '#api/services/deleted/deleted-retention.ts'
import { createErasing } from '#api/services/deleted/erasing.ts'
import { createStores } from '#api/store/stores.ts'
import {
  linksIn,
  readAs,
  signUpForMail,
  storeSubscriber,
  subscribed,
  subscribersIn,
  suppressionsIn,
  takeStep,
  tokenIn,
  tokensOf,
} from '../../support/app/newsletter.ts'
import { addColleague, type Colleague, deedsIn } from '../../support/app/staff-people.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'
import { csvRows } from '../../support/data/csv.ts'

const DAY = 24 * 3_600_000

const listed = (test: TestApp, { browser }: Colleague, query: Record<string, string> = {}) =>
  readAs<SubscribersAnswer>(test, browser, 'listSubscribers', query)

const oneOf = async (test: TestApp, { browser }: Colleague, id: string) =>
  (await readAs<{ subscriber: StaffSubscriber }>(test, browser, 'readSubscriber', { id })).subscriber

const idOf = async (test: TestApp, email: string) => {
  const found = (await subscribersIn(test)).find((row) => row.email === email)
  if (!found) throw new Error(`${email} is not on the list.`)
  return found.id
}

describe('the list of subscribers', () => {
  it('has a shelf for each state, with all of them counted', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    await subscribed(test, 'ana@example.org', 'de')
    await signUpForMail(test, 'ben@example.org', 'fr')
    const { unsubscribe } = linksIn(await signUpForMail(test, 'cleo@example.org'))
    await takeStep(test, { token: tokenIn(unsubscribe), step: 'unsubscribe' })
    const { suppressions } = createStores(test.database)
    const erasedAt = test.clock.now() - DAY
    await suppressions.insert('a hash', { since: erasedAt, askedAt: undefined, why: 'erased' })

    const answer = await listed(test, owner)
    expect(answer.counts).toEqual({ listed: 1, unconfirmed: 1, left: 1, never: 1 })
    expect(answer.subscribers).toEqual([
      {
        id: await idOf(test, 'ana@example.org'),
        address: 'ana@example.org',
        language: 'de',
        topics: ['insights', 'features', 'case-studies', 'news', 'opinion'],
        source: 'footer',
        since: test.clock.now(),
        proof: 'clicks',
      },
    ])
    const unconfirmed = await listed(test, owner, { shelf: 'unconfirmed' })
    expect(unconfirmed.subscribers).toMatchObject([{ address: 'ben@example.org', proof: 'none' }])
    const left = await listed(test, owner, { shelf: 'left' })
    expect(left.suppressed).toMatchObject([{ since: test.clock.now(), why: 'left' }])
    expect(JSON.stringify(left)).not.toContain('cleo')
    const never = await listed(test, owner, { shelf: 'never' })
    expect(never.suppressed).toEqual([{ hash: 'a hash', since: erasedAt, why: 'erased' }])
  })

  it('is searched, filtered and sorted, and says what from', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const at = test.clock.now()
    await storeSubscriber(test, 'Ana_B@example.org', { language: 'de', topics: ['news'], confirmedAt: at - 40 * DAY })
    await storeSubscriber(test, 'ben@example.com', { source: 'newsletter', confirmedAt: at - 3 * DAY })
    await storeSubscriber(test, 'anab@example.org', { confirmedAt: at - DAY })
    const addresses = async (query: Record<string, string>) =>
      (await listed(test, owner, query)).subscribers.map(({ address }) => address.split('@')[0])

    expect(await addresses({})).toEqual(['anab', 'ben', 'Ana_B'])
    expect(await addresses({ order: 'asc' })).toEqual(['Ana_B', 'ben', 'anab'])
    expect(await addresses({ sort: 'address' })).toEqual(['Ana_B', 'anab', 'ben'])
    expect(await addresses({ q: 'ANA_' })).toEqual(['Ana_B'])
    expect(await addresses({ q: '%' })).toEqual([])
    expect(await addresses({ q: 'example.com' })).toEqual(['ben'])
    expect(await addresses({ in: 'de' })).toEqual(['Ana_B'])
    expect(await addresses({ topic: 'opinion' })).toEqual(['anab', 'ben'])
    expect(await addresses({ source: 'newsletter' })).toEqual(['ben'])
    expect(await addresses({ from: '2026-11-17', to: '2026-11-18' })).toEqual(['ben'])
    expect((await listed(test, owner, { q: 'nobody' })).sources).toEqual([
      { source: 'footer', count: 2 },
      { source: 'newsletter', count: 1 },
    ])
  })

  it('has pages', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    for (let place = 0; place <= subscriberLimits.page; place++) await storeSubscriber(test, `a${place}@example.org`)
    expect(await listed(test, owner, { page: '9', sort: 'address' })).toMatchObject({
      page: 2,
      pages: 2,
      found: subscriberLimits.page + 1,
      subscribers: [{ address: 'a9@example.org' }],
    })
  })

  it('grows by month and language, as far as its subscribers tell', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const month = (number: number, day = 5) => Date.UTC(2026, number - 1, day)
    await storeSubscriber(test, 'a@example.org', { language: 'de', confirmedAt: Date.UTC(2024, 0) })
    await storeSubscriber(test, 'b@example.org', { language: 'de', confirmedAt: month(3) })
    await storeSubscriber(test, 'c@example.org', { language: 'fr', confirmedAt: month(10, 25) })
    await storeSubscriber(test, 'd@example.org', { language: 'fr', confirmedAt: month(11, 20) })
    await storeSubscriber(test, 'e@example.org', { confirmedAt: undefined })
    const { suppressions } = createStores(test.database)
    await suppressions.insert('left', { since: month(11), askedAt: undefined, why: 'left' })
    await suppressions.insert('deleted', { since: month(11), askedAt: undefined, why: 'deleted' })

    const growth = await readAs<GrowthAnswer>(test, owner.browser, 'readGrowth')
    expect(growth).toMatchObject({
      listed: { en: 0, de: 2, fr: 2 },
      since: Date.UTC(2026, 9, 20, 12),
      joined: { de: 0, fr: 2 },
      left: 1,
      unconfirmed: 1,
      forgottenAfter: 30,
    })
    expect(growth.months.map((one) => one.month)).toEqual([
      '2025-12',
      ...Array.from({ length: 11 }, (_, place) => `2026-${String(place + 1).padStart(2, '0')}`),
    ])
    const [first, , , march, , , , , , , october, november] = growth.months
    expect(first).toMatchObject({ listed: { de: 1, fr: 0 }, joined: { de: 0 } })
    expect(march).toMatchObject({ listed: { de: 2, fr: 0 }, joined: { de: 1 }, left: 0 })
    expect(october).toMatchObject({ listed: { de: 2, fr: 1 }, joined: { fr: 1 } })
    expect(november).toMatchObject({ listed: { de: 2, fr: 2 }, joined: { fr: 1 }, left: 1 })
  })
})

describe('one subscriber', () => {
  it('is shown with both clicks, where they came from, and what colleagues have done', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const start = test.clock.now()
    const { confirm } = linksIn(await signUpForMail(test, 'ana@example.org', 'it'))
    const id = await idOf(test, 'ana@example.org')
    expect(await oneOf(test, owner, id)).toMatchObject({ isConfirmed: false, forgottenAt: start + 30 * DAY })
    test.clock.advance(60_000)
    await takeStep(test, { token: tokenIn(confirm), step: 'confirm' })
    await owner.browser.call('deleteSubscriber', { id })
    test.clock.advance(60_000)
    await owner.browser.call('restoreSubscriber', { id })
    expect(await oneOf(test, owner, id)).toMatchObject({
      address: 'ana@example.org',
      language: 'it',
      isConfirmed: true,
      signedUpAt: start,
      confirmedAt: start + 60_000,
      ip: '127.0.0.1',
      userAgent: 'Test browser',
      source: 'footer',
      forgottenAt: null,
      imported: null,
      history: [
        { what: 'signedUp', at: start, by: null },
        { what: 'confirmed', at: start + 60_000, by: null },
        { what: 'deleted', at: start + 60_000, by: owner.name },
        { what: 'restored', at: start + 120_000, by: owner.name },
      ],
    })
  })

  it('leaves on request as by their own click, which can be taken back for ten minutes', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    await subscribed(test, 'ana@example.org', 'it')
    const [before] = await subscribersIn(test)
    const id = before?.id ?? ''
    const sent = test.mails.sent.length

    expect((await owner.browser.call('unsubscribe', { id })).statusCode).toBe(422)
    const answer = await owner.browser.call('unsubscribe', { id, reason: 'phone' })
    expect(answer.json()).toMatchObject({ id, address: 'ana@example.org', undoUntil: test.clock.now() + 600_000 })
    expect(await subscribersIn(test)).toEqual([])
    expect(await suppressionsIn(test)).toMatchObject([{ why: 'asked', asked_at: null }])
    expect(test.mails.sent).toHaveLength(sent)
    const { undo } = answer.json()
    expect(undo).not.toContain('ana')

    test.clock.advance(1000)
    expect((await owner.browser.call('resubscribe', { undo: 'r.altered' })).statusCode).toBe(422)
    expect((await owner.browser.call('resubscribe', { undo })).json()).toEqual({ id, address: 'ana@example.org' })
    expect(await subscribersIn(test)).toEqual([before])
    expect(await suppressionsIn(test)).toEqual([])
    expect((await owner.browser.call('resubscribe', { undo })).statusCode).toBe(409)

    test.clock.advance(1000)
    const again = (await owner.browser.call('unsubscribe', { id, reason: 'mail' })).json()
    test.clock.advance(600_000)
    expect((await owner.browser.call('resubscribe', { undo: again.undo })).statusCode).toBe(409)
    expect((await owner.browser.call('unsubscribe', { id, reason: 'mail' })).statusCode).toBe(404)
    const lines = await deedsIn(test)
    expect(lines.map(({ deed, thing, facts }) => [deed, thing, facts])).toEqual([
      ['subscriberUnsubscribed', `subscriber ${id}`, { why: 'phone' }],
      ['subscriberResubscribed', `subscriber ${id}`, {}],
      ['subscriberUnsubscribed', `subscriber ${id}`, { why: 'mail' }],
    ])
    expect(JSON.stringify(lines)).not.toContain('ana@')
  })

  it('is deleted for thirty days, comes back as they were, and is a hash after that', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    await subscribed(test, 'ana@example.org', 'de')
    const [before] = await subscribersIn(test)
    const id = before?.id ?? ''
    const call = (name: 'deleteSubscriber' | 'restoreSubscriber') => owner.browser.call(name, { id })

    expect((await call('deleteSubscriber')).json()).toEqual({ id, address: 'ana@example.org' })
    await call('deleteSubscriber')
    expect((await listed(test, owner)).counts).toEqual({ listed: 0, unconfirmed: 0, left: 0, never: 0 })
    const gone = await test.app.inject({
      url: `${staffPaths.readSubscriber}?id=${id}`,
      headers: { cookie: owner.browser.cookie ?? '' },
    })
    expect(gone.statusCode).toBe(404)
    test.clock.advance(1000)
    await call('restoreSubscriber')
    await call('restoreSubscriber')
    expect(await subscribersIn(test)).toEqual([before])
    expect((await deedsIn(test)).map(({ deed }) => deed)).toEqual(['subscriberDeleted', 'subscriberRestored'])

    await call('deleteSubscriber')
    test.clock.advance(30 * DAY)
    const stores = createStores(test.database)
    const tokens = await tokensOf(test)
    const erase = createErasing({
      stores,
      storage: { remove: async () => {} },
      suppressionKeyOf: (email) => tokens.suppressionKeysOf(email)[0],
      now: test.clock.now,
    })
    for (const task of deletedRetention({ stores, erase, now: test.clock.now })) await task.deleteSome()
    expect(await subscribersIn(test)).toEqual([])
    expect(await suppressionsIn(test)).toMatchObject([
      { email_key: tokens.suppressionKeysOf('ana@example.org')[0], why: 'deleted' },
    ])
  })
})

describe('the file of subscribers', () => {
  it('has their proof, nothing that a spreadsheet would run, and is a line of the log without addresses', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const at = test.clock.now()
    const rude = '=HYPERLINK("https://evil.example")'
    await storeSubscriber(test, 'ana@example.org', { source: rude, userAgent: '"Browser", 1', topics: ['news'] })
    await storeSubscriber(test, 'ben@example.org', { language: 'de' })
    await storeSubscriber(test, 'cleo@example.org', { confirmedAt: undefined })
    const take = (query: string) =>
      test.app.inject({ url: `${staffSubscribersFile}?${query}`, headers: { cookie: owner.browser.cookie ?? '' } })

    const answer = await take('q=ana@')
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="subscribers-2026-11-20.csv"',
    })
    expect(answer.body).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    const time = new Date(at).toISOString()
    expect(csvRows(answer.body)).toEqual([
      ['email', 'language', 'topics', 'signed_up_at', 'confirmed_at', 'how', 'source', 'ip', 'user_agent'],
      [
        ...['ana@example.org', 'en', 'news', time, time, 'double opt-in, https://dritare.example'],
        ...[rude, '203.0.113.7', '"Browser", 1'],
      ],
    ])
    test.clock.advance(1000)
    expect(csvRows((await take('shelf=unconfirmed')).body)).toMatchObject([{}, { 0: 'cleo@example.org', 4: '', 5: '' }])
    expect((await take('shelf=left')).statusCode).toBe(422)
    const lines = await deedsIn(test)
    expect(lines.map(({ deed, facts }) => [deed, facts])).toEqual([
      ['subscribersExported', { is: 'subscribers-2026-11-20.csv', shelf: 'listed', searched: true }],
      ['subscribersExported', { is: 'subscribers-2026-11-20.csv', shelf: 'unconfirmed' }],
    ])
  })
})
