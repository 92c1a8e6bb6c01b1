import { describe, expect, it } from 'vitest'
import { staffPaths } from '#api/contract/values/staff-paths.ts'
import { addColleague, deedsIn } from '../../support/app/staff-people.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'
import { adminAccess, post } from '../../support/browser/analytics-events.ts'

const accessesIn = ({ database }: TestApp) => database.db.selectFrom('admin_access').selectAll().execute()

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
const warning = { ...adminAccess, securityData: { warning: 'flags', adminLoggedIn: 'true' } }

describe('a visit to the staff’s pages', () => {
  it('is stored with the account of its session, whatever flags came with it', async () => {
    await using test = await createTestApp()
    const { id, browser } = await addColleague(test, 'moderator')
    const event = { ...adminAccess, page: '/admin/posts?token=secret', referrer: 'https://search.example/q?secret' }
    const headers = { cookie: browser.cookie ?? '', 'x-admin-logged-in': 'false' }
    expect((await post(test, event, headers)).statusCode).toBe(201)
    expect(await accessesIn(test)).toEqual([
      {
        id: expect.any(String),
        at: test.clock.now(),
        account: id,
        action: 'navigation',
        page: '/admin/posts',
        user_agent: adminAccess.userAgent,
        referrer: 'https://search.example/',
        session_id: adminAccess.sessionId,
        security: JSON.stringify(adminAccess.securityData),
      },
    ])
    expect(await deedsIn(test)).toEqual([])
  })

  it.each([
    ['without a session', async () => ''],
    ['with a cookie of nobody', async () => `__Host-session=${'x'.repeat(43)}`],
    [
      'with a session that is over',
      async (test: TestApp) => {
        const { browser } = await addColleague(test, 'owner')
        test.clock.advance(12 * 3_600_000)
        return browser.cookie ?? ''
      },
    ],
    [
      'of a deactivated account',
      async (test: TestApp) => (await addColleague(test, 'owner', { deactivatedAt: 1 })).browser.cookie ?? '',
    ],
    [
      'before the second factor',
      async (test: TestApp) => {
        const { browser, sessionId } = await addColleague(test, 'owner')
        await test.database.db
          .updateTable('staff_sessions')
          .set({ stage: 'code' })
          .where('id', '=', sessionId)
          .execute()
        return browser.cookie ?? ''
      },
    ],
  ])('is not stored %s, and the header grants nothing', async (_, cookieOf) => {
    await using test = await createTestApp()
    const response = await post(test, adminAccess, { cookie: await cookieOf(test), 'x-admin-logged-in': 'true' })
    expect([response.statusCode, response.json().error.code]).toEqual([403, 'forbidden'])
    expect(await accessesIn(test)).toEqual([])
  })

  it('is taken 120 times a minute from an account', async () => {
    await using test = await createTestApp()
    const { browser } = await addColleague(test, 'moderator')
    const send = () => post(test, adminAccess, { cookie: browser.cookie ?? '' })
    for (let count = 0; count < 120; count++) expect((await send()).statusCode).toBe(201)
    expect((await send()).statusCode).toBe(429)
  })
})

describe('a security warning (D25)', () => {
  it('is noted without a session, in words of ours alone', async () => {
    await using test = await createTestApp()
    const event = {
      ...warning,
      page: '/admin/<script>',
      userAgent: '=evil',
      referrer: 'https://evil.example/path',
      sessionId: 'of the evil one',
    }
    const response = await post(test, event, { 'user-agent': firefox })
    expect([response.statusCode, response.json()]).toEqual([201, { success: true }])
    expect(await accessesIn(test)).toMatchObject([
      {
        account: null,
        page: '/admin',
        user_agent: 'Firefox, Linux',
        referrer: '',
        session_id: '',
        security: '{"warning":"flags"}',
      },
    ])
    expect(await deedsIn(test)).toEqual([
      {
        account: null,
        deed: 'securityWarning',
        thing: 'page /admin',
        facts: { warning: 'flags', device: 'Firefox, Linux' },
      },
    ])
  })

  it.each(['session', true, '', 'http '])('has one of two reasons, and %j is none', async (reason) => {
    await using test = await createTestApp()
    expect((await post(test, { ...warning, securityData: { warning: reason } })).statusCode).toBe(403)
    expect(await deedsIn(test)).toEqual([])
  })

  it('fills the log of nobody: five an hour from a network', async () => {
    await using test = await createTestApp()
    for (let count = 0; count < 5; count++) expect((await post(test, warning)).statusCode).toBe(201)
    expect((await post(test, warning)).statusCode).toBe(429)
    expect(await deedsIn(test)).toHaveLength(5)
  })
})

describe('a text that is longer than other calls take', () => {
  it.each(['savePost', 'saveIssue'] as const)('is not read for who may not write it: %s', async (call) => {
    await using test = await createTestApp()
    const { browser } = await addColleague(test, 'moderator')
    const send = async (cookie: string) => {
      const headers = { 'content-type': 'application/json', cookie }
      const payload = '['.repeat(200_000)
      return (await test.app.inject({ method: 'POST', url: staffPaths[call], headers, payload })).statusCode
    }
    expect(await send('')).toBe(401)
    expect(await send(browser.cookie ?? '')).toBe(400)
  })
})
