import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ImportPlan, StaffSubscriber } from '#api/contract/staff/subscribers.ts'
import { staffSubscribersFile } from '#api/contract/values/staff-paths.ts'
import { createStores } from '#api/store/stores.ts'
import {
  bringIn,
  createSubscriberDesk,
  dryRunOf,
  keptList,
  linksIn,
  planOf,
  readAs,
  settled,
  signUpForMail,
  storeSubscriber,
  subscribed,
  subscribersIn,
  suppressionsIn,
  takeStep,
  tokenIn,
  tokensOf,
} from '../../support/app/newsletter.ts'
import { addColleague, deedsIn } from '../../support/app/staff-people.ts'
import { createTestApp } from '../../support/app/test-app.ts'

const outcomesIn = ({ rows }: ImportPlan) => rows.map(({ line, outcome, why }) => [line, outcome, why])

describe('an import of subscribers', () => {
  it('says line by line what it would do, and changes nothing', async () => {
    await using desk = await createSubscriberDesk()
    const { test, browser } = desk
    const before = [await subscribersIn(test), await suppressionsIn(test), await deedsIn(test)]
    const plan = await dryRunOf(test, browser, Buffer.from(`\ufeff${keptList}`, 'utf16le'))
    expect(plan).toMatchObject({
      encoding: 'utf-16le',
      delimiter: ';',
      hasHeading: true,
      columns: [
        { heading: 'email', field: 'email', samples: ['new@example.org', 'asked@example.org', 'known@example.org'] },
        { heading: 'language', field: 'language' },
        { heading: 'date', field: 'signedUpAt' },
        { heading: 'how', field: 'how' },
      ],
      trouble: null,
      lines: 7,
      counts: { added: 1, asked: 1, known: 1, suppressed: 2, refused: 2 },
      rows: [
        { agreedAt: Date.UTC(2024, 4, 6), how: 'paper list, open day', language: 'de' },
        {},
        {},
        {},
        {},
        { first: 2 },
        {},
      ],
    })
    expect(outcomesIn(plan)).toEqual([
      [2, 'added', null],
      [3, 'asked', 'whenMissing'],
      [4, 'known', null],
      [5, 'suppressed', null],
      [6, 'suppressed', null],
      [7, 'refused', 'repeated'],
      [8, 'refused', 'address'],
    ])
    const refused = await planOf(test, browser, plan.id, { outcome: 'refused' })
    expect([refused.found, refused.lines, refused.rows.map(({ line }) => line)]).toEqual([2, 7, [7, 8]])
    expect([await subscribersIn(test), await suppressionsIn(test), await deedsIn(test)]).toEqual(before)
    expect(test.mails.sent).toEqual([])
  })

  it('brings in who has a proof, asks who has none, and nobody who left, whatever the file says', async () => {
    await using desk = await createSubscriberDesk()
    const { test, owner, browser } = desk
    const plan = await dryRunOf(test, browser, keptList)
    const counts = { added: 1, asked: 1, known: 1, suppressed: 2, refused: 2 }
    expect(await bringIn(browser, plan)).toEqual({ isDone: true, done: 2, left: 0, counts })
    await settled(test)

    const rows = await subscribersIn(test)
    expect(rows.map(({ email }) => email).toSorted()).toEqual([
      ...['asked@example.org', 'deleted@example.org', 'known@example.org', 'new@example.org'],
    ])
    expect(test.mails.sent.map(({ to }) => to.address)).toEqual(['asked@example.org'])
    // Whoever writes or signs in meanwhile does not wait for it.
    expect(await test.database.db.selectFrom('outbox').select('is_slow').execute()).toEqual([{ is_slow: 1 }])
    const [mail] = test.mails.sent
    expect(mail?.text).toContain('Nous avons noté')
    expect(mail?.text).not.toContain('formulaire')

    // Its proof is told, also of who has clicked since.
    const proofOf = async (email: string) => {
      const id = rows.find((row) => row.email === email)?.id ?? ''
      return (await readAs<{ subscriber: StaffSubscriber }>(test, browser, 'readSubscriber', { id })).subscriber
    }
    expect(await proofOf('new@example.org')).toMatchObject({
      proof: 'file',
      source: 'import',
      signedUpAt: Date.UTC(2024, 4, 6),
      confirmedAt: Date.UTC(2024, 4, 6),
      imported: { at: test.clock.now(), by: owner.name, how: 'paper list, open day' },
      history: [{ what: 'imported', by: owner.name }],
    })
    expect(await proofOf('asked@example.org')).toMatchObject({ proof: 'none', isConfirmed: false })
    await takeStep(test, { token: tokenIn(linksIn(mail ?? { text: '' }).confirm), step: 'confirm' })
    expect(await proofOf('asked@example.org')).toMatchObject({
      proof: 'mail',
      imported: { how: null },
      history: [{ what: 'imported' }, { what: 'confirmed' }],
    })

    const lines = (await deedsIn(test)).filter(({ deed }) => deed.startsWith('subscribersImport'))
    expect(lines.map(({ deed, thing, facts }) => [deed, thing, facts]).toSorted()).toEqual([
      ['subscribersImportBegun', `import ${plan.id}`, {}],
      ['subscribersImported', `import ${plan.id}`, counts],
    ])
    expect(JSON.stringify(lines)).not.toContain('example.org')
    // The file is gone, and a second click is answered as the first one was.
    expect(await readdir(path.join(test.place.dataDir, 'uploads', 'transfers'))).toEqual([])
    expect(await bringIn(browser, plan)).toEqual({ isDone: true, done: 2, left: 0, counts })
    expect(await subscribersIn(test)).toHaveLength(4)
  })

  it('takes how and in which language from whoever brings it, and is read as they say', async () => {
    await using desk = await createSubscriberDesk()
    const { test, browser } = desk
    const file = 'ana@example.org|2024-05-06\nben@example.org|2024-05-07'
    const plain = await dryRunOf(test, browser, file)
    expect(plain).toMatchObject({ delimiter: '|', hasHeading: false, counts: { refused: 2 } })
    const settings = { columns: 'email,signedUpAt', how: 'Double opt-in of an earlier list', tongue: 'it' }
    const told = await planOf(test, browser, plain.id, settings)
    expect(told).toMatchObject({ counts: { added: 2 }, how: settings.how, tongue: 'it' })
    const unlike = await browser.call('runImport', { file: told.id, seen: told.seen })
    expect(unlike.statusCode).toBe(409)
    expect(await bringIn(browser, told, settings)).toMatchObject({ done: 2 })
    expect(await subscribersIn(test)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ email: 'ana@example.org', agreed_how: settings.how, language: 'it' }),
      ]),
    )
  })

  it('goes on where a crash has stopped it, also twice at once', async () => {
    await using desk = await createSubscriberDesk()
    const { test, browser } = desk
    const lines = Array.from(
      { length: 300 },
      (_, place) => `a${place}@example.org,en,2024-05-06,${place % 3 ? 'list' : ''}`,
    )
    const plan = await dryRunOf(test, browser, ['email,language,date,how', ...lines].join('\n'))
    expect(plan.counts).toMatchObject({ added: 200, asked: 100 })

    // Its database goes away in the middle, wherever that is.
    let left = Number.POSITIVE_INFINITY
    await using broken = await createTestApp({
      beside: test,
      databaseError: () => (--left < 0 ? new Error('The database is gone.') : undefined),
    })
    const other = await addColleague(broken, 'owner')
    const broughtIn = async () => (await subscribersIn(test)).filter((row) => row.import_file === plan.id).length
    for (let queries = 20; (await broughtIn()) === 0; queries *= 1.1) {
      left = queries
      const stopped = await other.browser.call('runImport', { file: plan.id, seen: plan.seen })
      left = Number.POSITIVE_INFINITY
      expect(stopped.statusCode).toBe(500)
    }
    expect(await broughtIn()).toBeLessThan(300)

    const [one, two] = await Promise.all([bringIn(browser, plan), bringIn(other.browser, plan)])
    expect([one.counts, two.counts]).toEqual([plan.counts, plan.counts])
    await settled(test)
    expect((await subscribersIn(test)).filter((row) => row.import_file === plan.id)).toHaveLength(300)
    const addressees = [...test.mails.sent, ...broken.mails.sent].map(({ to }) => to.address)
    expect(addressees).toHaveLength(100)
    expect(new Set(addressees).size).toBe(100)
    const deeds = (await deedsIn(test)).filter(({ deed }) => deed.startsWith('subscribersImport'))
    expect(deeds.map(({ deed }) => deed).toSorted()).toEqual(['subscribersImportBegun', 'subscribersImported'])
  }, 90_000)

  it('mails nobody a third time in a day', async () => {
    await using desk = await createSubscriberDesk()
    const { test, owner, browser } = desk
    for (let round = 0; round < 2; round++) {
      const { unsubscribe } = linksIn(await signUpForMail(test, 'ana@example.org'))
      await takeStep(test, { token: tokenIn(unsubscribe), step: 'unsubscribe' })
      const { suppressionKeysOf } = await tokensOf(test)
      await createStores(test.database).suppressions.delete(suppressionKeysOf('ana@example.org'))
      test.clock.advance(20 * 60_000)
    }
    const sent = test.mails.sent.length
    const plan = await dryRunOf(test, browser, 'ana@example.org', { tongue: 'en' })
    expect(plan.counts).toMatchObject({ asked: 1 })
    expect(await bringIn(owner.browser, plan, { tongue: 'en' })).toMatchObject({
      done: 0,
      counts: { asked: 0, refused: 1 },
    })
    expect(test.mails.sent).toHaveLength(sent)
    expect((await subscribersIn(test)).filter(({ email }) => email === 'ana@example.org')).toEqual([])
  })

  it('brings back in what the export has taken away, with its proof', async () => {
    await using test = await createTestApp()
    const { browser } = await addColleague(test, 'owner')
    await subscribed(test, 'ana@example.org', 'sq')
    await storeSubscriber(test, "'b@example.org", { topics: ['news', 'opinion'], userAgent: '-1+1', source: '=1+1' })
    await storeSubscriber(test, 'waits@example.org', { confirmedAt: undefined })
    const url = staffSubscribersFile
    const { body } = await test.app.inject({ url, headers: { cookie: browser.cookie ?? '' } })
    const before = await subscribersIn(test)
    for (const { id } of before) await createStores(test.database).subscribers.delete(id)
    const plan = await dryRunOf(test, browser, body)
    expect(plan).toMatchObject({ trouble: null, counts: { added: 2, asked: 0, refused: 0 } })
    await bringIn(browser, plan)
    const facts = (rows: typeof before) =>
      rows
        .map(({ id: _, imported_at, imported_by, import_file, agreed_how, ...row }) => row)
        .toSorted((one, other) => (one.email < other.email ? -1 : 1))
    expect(facts(await subscribersIn(test))).toEqual(facts(before.filter(({ confirmed_at }) => confirmed_at !== null)))
  })
})
