import { describe, expect, it } from 'vitest'
import { staffLogFile, staffPaths } from '#api/contract/values/staff-paths.ts'
import { createStores } from '#api/store/stores.ts'
import { addColleague, type Colleague, deedsIn, readLog } from '../../support/app/staff-people.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'
import { csvRows } from '../../support/data/csv.ts'

const DAY = 24 * 3_600_000

const invitation = { email: 'new@example.org', role: 'moderator', language: 'en' }

const takeFile = ({ app }: TestApp, { browser }: Colleague, query = '') =>
  app.inject({ url: `${staffLogFile}${query}`, headers: { cookie: browser.cookie ?? '' } })

/** So many lines, a second apart; the last one now. */
async function fill({ database, clock }: TestApp, account: string, count: number) {
  const lines = Array.from({ length: count }, (_, line) => ({
    id: `line-${String(line).padStart(5, '0')}`,
    at: clock.now() - (count - 1 - line) * 1000,
    account,
    deed: line % 2 === 0 ? 'signedIn' : 'signedOut',
    thing_kind: null,
    thing_id: null,
    facts: '{}',
  }))
  for (let done = 0; done < count; done += 500) {
    await database.db
      .insertInto('staff_log')
      .values(lines.slice(done, done + 500))
      .execute()
  }
}

describe('the log', () => {
  it('has a page of fifty lines, the newest first, with names and the days they fall on', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner', { name: 'Ana' })
    await fill(test, owner.id, 120)
    const first = (await readLog(test, owner)).body
    expect(first).toMatchObject({ page: 1, pages: 3, total: 120 })
    expect(first.lines).toHaveLength(50)
    expect(first.lines[0]).toEqual({
      id: 'line-00119',
      at: test.clock.now(),
      account: { id: owner.id, name: 'Ana' },
      deed: 'signedOut',
      thing: null,
      facts: {},
    })
    expect(first.days).toHaveLength(60)
    expect(first.days.at(-1)).toEqual({ day: '2026-11-20', count: 120 })
    const last = (await readLog(test, owner, { page: '9' })).body
    expect([last.page, last.lines.length, last.lines.at(-1).id]).toEqual([3, 20, 'line-00000'])
  })

  it('can be asked for one account, deed, thing or time', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const other = await addColleague(test, 'moderator', { name: 'Besa' })
    await createStores(test.database).staffLog.insert({
      id: 'house',
      at: test.clock.now() - 5 * DAY,
      account: undefined,
      deed: 'resetSent',
    })
    await owner.browser.call('endSessionsOf', { id: other.id })
    const deedsFor = async (query: Record<string, string>) =>
      (await readLog(test, owner, query)).body.lines.map(({ deed }: { deed: string }) => deed)
    expect(await deedsFor({ account: owner.id })).toEqual(['sessionsEnded'])
    expect(await deedsFor({ account: 'house' })).toEqual(['resetSent'])
    expect(await deedsFor({ deed: 'resetSent' })).toEqual(['resetSent'])
    expect(await deedsFor({ thing: other.id })).toEqual(['sessionsEnded'])
    expect(await deedsFor({ from: '2026-11-15', to: '2026-11-15' })).toEqual(['resetSent'])
    expect(await deedsFor({ from: '2026-11-16' })).toEqual(['sessionsEnded'])
    expect(await deedsFor({ to: '2026-11-14' })).toEqual([])
    const [line] = (await readLog(test, owner, { thing: other.id })).body.lines
    expect(line.thing).toEqual({ kind: 'account', id: other.id, name: 'Besa' })
    expect((await readLog(test, owner, { deed: 'nothing' })).status).toBe(422)
  })

  it('is for owners only, page and file', async () => {
    await using test = await createTestApp()
    const moderator = await addColleague(test, 'moderator')
    expect((await readLog(test, moderator)).status).toBe(403)
    expect((await takeFile(test, moderator)).json().error.code).toBe('forbidden')
    expect((await test.app.inject(staffLogFile)).json().error.code).toBe('unauthorized')
    expect((await test.app.inject(staffPaths.readLog)).statusCode).toBe(401)
  })

  it('is changed by no call: a line is added, and goes with its year', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    await fill(test, owner.id, 3)
    const before = await deedsIn(test)
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
      for (const url of [staffPaths.readLog, `${staffPaths.readLog}/line-00001`, staffLogFile]) {
        const response = await test.app.inject({ method, url, headers: { cookie: owner.browser.cookie ?? '' } })
        expect(response.statusCode, `${method} ${url}`).toBeGreaterThanOrEqual(404)
      }
    expect(await deedsIn(test)).toEqual(before)
    expect(Object.keys(createStores(test.database).staffLog).toSorted()).toEqual([
      'count',
      'countByDay',
      'insert',
      'lastBy',
      'list',
      'listAfter',
    ])
  })
})

describe('a deed', () => {
  it('that cannot be written down is not done', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const other = await addColleague(test, 'moderator')
    const { id } = (await owner.browser.call('invite', invitation)).json().invitation
    const { db } = test.database
    const accounts = () => db.selectFrom('staff_accounts').selectAll().orderBy('id').execute()
    const links = () => db.selectFrom('staff_links').selectAll().orderBy('id').execute()
    const sessions = () => db.selectFrom('staff_sessions').select(['id', 'ended_at']).orderBy('id').execute()
    const before = [await accounts(), await links(), await sessions()]
    await db.schema.alterTable('staff_log').renameTo('staff_log_away').execute()
    for (const [call, input] of [
      ['invite', { ...invitation, email: 'other@example.org' }],
      ['resendInvitation', { id }],
      ['withdrawInvitation', { id }],
      ['changeRole', { id: other.id, role: 'owner' }],
      ['deactivate', { id: other.id }],
      ['handOver', { id: other.id }],
      ['endSessionsOf', { id: other.id }],
      ['savePeopleSettings', { moderatorsNeedSecondFactor: false }],
    ] as const) {
      expect((await owner.browser.call(call, input)).statusCode, call).toBeGreaterThanOrEqual(500)
    }
    await db.schema.alterTable('staff_log_away').renameTo('staff_log').execute()
    expect([await accounts(), await links(), await sessions()]).toEqual(before)
    expect((await owner.browser.call('listPeople')).json().settings).toEqual({ moderatorsNeedSecondFactor: true })
  })
})

describe('the log as a file', () => {
  it('has every line, also more than are read at once, and is a line of the log itself', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner', { name: '=HYPERLINK("https://evil.example")' })
    await fill(test, owner.id, 1203)
    test.clock.advance(1)
    const response = await takeFile(test, owner)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="log-2026-11-20.csv"',
      'cache-control': 'no-store',
    })
    expect(response.body).toMatch(/^\ufeffat,account,account_name,deed,thing_kind,thing,thing_name,facts\r\n/)
    const [, ...rows] = csvRows(response.body)
    expect(rows).toHaveLength(1204)
    expect(new Set(rows.map(([at]) => at)).size).toBe(1204)
    expect(rows[0]?.slice(3)).toEqual(['logExported', 'log', 'csv', '', '{}'])
    expect(rows.at(-1)?.[2]).toBe(owner.name)
    // What a spreadsheet would run is written as a word.
    expect(response.body).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    expect(response.body).not.toMatch(/(^|,|")=/m)
  })

  it('leaves others their turns, however long the log is', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    await fill(test, owner.id, 5000)
    let turns = 0
    let isOver = false
    const count = () => {
      turns++
      if (!isOver) setImmediate(count)
    }
    count()
    expect((await takeFile(test, owner)).statusCode).toBe(200)
    isOver = true
    expect(turns).toBeGreaterThan(10)
  })

  it('is what was asked for', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    await fill(test, owner.id, 9)
    const [, ...rows] = csvRows((await takeFile(test, owner, '?deed=signedOut')).body)
    expect(rows.map(([, , , deed]) => deed)).toEqual(['signedOut', 'signedOut', 'signedOut', 'signedOut'])
    expect((await takeFile(test, owner, '?from=yesterday')).statusCode).toBe(422)
    expect((await deedsIn(test)).filter(({ deed }) => deed === 'logExported')).toMatchObject([
      { account: owner.id, facts: { deed: 'signedOut' } },
    ])
  })

  it('asks for the password again', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    test.clock.advance(15 * 60_000)
    const refused = await takeFile(test, owner)
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'password_needed'])
    expect(await deedsIn(test)).toEqual([])
  })
})
