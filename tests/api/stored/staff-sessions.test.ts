import { describe, expect, it } from 'vitest'
import { staffPaths } from '#api/contract/values/staff-paths.ts'
import { createStores } from '#api/store/stores.ts'
import { addAccount, codeAt, cookieIn, createBrowser, password, setUpTotp, signIn } from '../../support/app/staff.ts'
import { createTestApp } from '../../support/app/test-app.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const stageOf = async (browser: ReturnType<typeof createBrowser>) => (await browser.call('session')).json().stage

describe('a session', () => {
  it('ends after twelve hours without a request, and not while it is used', async () => {
    await using test = await createTestApp()
    const { browser } = await signIn(test, await addAccount(test))
    for (let times = 0; times < 3; times++) {
      test.clock.advance(12 * HOUR - MINUTE)
      expect(await stageOf(browser)).toBe('full')
    }
    test.clock.advance(12 * HOUR)
    const answer = await browser.call('session')
    expect(answer.json().account).toBeNull()
    // Of two windows, the call of one must not take what the other has been given meanwhile.
    expect(answer.headers['set-cookie']).toBeUndefined()
    const page = await test.app.inject({ url: '/admin', headers: { cookie: browser.cookie ?? '' } })
    expect(page.headers['set-cookie']).toContain('Max-Age=0')
  })

  it('ends after fourteen days, however much it is used', async () => {
    await using test = await createTestApp()
    const { browser } = await signIn(
      test,
      await addAccount(test, { totpSecret: undefined, secondFactorDue: Number.MAX_SAFE_INTEGER }),
    )
    for (let hours = 0; hours < 14 * 24 - 6; hours += 6) {
      test.clock.advance(6 * HOUR)
      expect(await stageOf(browser), `after ${hours + 6} hours`).toBe('full')
    }
    test.clock.advance(6 * HOUR)
    expect(await stageOf(browser)).toBeNull()
  })

  it('of a clock that was years ahead is over once the clock is right, and a code is taken again', async () => {
    await using test = await createTestApp()
    const account = await addAccount(test, { role: 'owner' })
    test.clock.advance(800 * DAY)
    const { browser, secret } = await signIn(test, account)
    expect(await stageOf(browser)).toBe('full')
    test.clock.advance(-800 * DAY)
    expect(await stageOf(browser)).toBeNull()
    const later = createBrowser(test)
    await later.call('signIn', { email: account.email, password })
    const code = codeAt(secret, test.clock.now())
    expect((await later.call('signInWithCode', { code })).statusCode).toBe(200)
    const again = createBrowser(test)
    await again.call('signIn', { email: account.email, password })
    expect((await again.call('signInWithCode', { code })).statusCode).toBe(422)
  })

  it('is never one that came with the request, and the one that was there ends', async () => {
    await using test = await createTestApp()
    const account = await addAccount(test)
    const fixed = `__Host-session=${'a'.repeat(43)}`
    const victim = createBrowser(test, { cookie: fixed })
    await victim.call('signIn', { email: account.email, password })
    expect(victim.cookie).not.toBe(fixed)
    expect(await stageOf(createBrowser(test, { cookie: fixed }))).toBeNull()

    const { cookie } = victim
    const other = await addAccount(test)
    await victim.call('signIn', { email: other.email, password })
    expect(victim.cookie).not.toBe(cookie)
    expect(await stageOf(createBrowser(test, { cookie }))).toBeNull()
  })

  it('has another token after each step of a login, and the one before is worth nothing', async () => {
    await using test = await createTestApp()
    const account = await addAccount(test, { role: 'owner' })
    const browser = createBrowser(test)
    const tokens: (string | undefined)[] = [undefined]
    const step = async (name: Parameters<typeof browser.call>[0], input: object) => {
      const before = browser.cookie
      const answer = await browser.call(name, input)
      expect(answer.statusCode, answer.body).toBe(200)
      expect(cookieIn(answer), name).toBeDefined()
      expect(tokens).not.toContain(browser.cookie)
      tokens.push(browser.cookie)
      if (before) expect(await stageOf(createBrowser(test, { cookie: before })), name).toBeNull()
    }
    await step('signIn', { email: account.email, password })
    await setUpTotp(test, browser)
    await step('confirmPassword', { password })
    await step('changePassword', { current: password, next: 'a mill with nine wheels' })
  })

  it('of another server, or another name, is nobody’s', async () => {
    await using test = await createTestApp()
    await using other = await createTestApp()
    await using plain = await createTestApp({ beside: test, publicUrl: 'http://localhost:3000' })
    const account = await addAccount(test)
    const { browser } = await signIn(test, account)
    expect(await stageOf(createBrowser(other, { cookie: browser.cookie }))).toBeNull()
    const unprefixed = browser.cookie?.replace('__Host-', '')
    expect(await stageOf(createBrowser(test, { cookie: unprefixed }))).toBeNull()
    expect(await stageOf(createBrowser(test, { cookie: `__Host-session=; a=b; ${unprefixed}` }))).toBeNull()

    const local = createBrowser(plain)
    const answer = await local.call('signIn', { email: account.email, password })
    expect(answer.headers['set-cookie']).toMatch(/^session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(await stageOf(local)).toBe('full')
  })

  it('says no more than its hash in the database, and the hash is no token', async () => {
    await using test = await createTestApp()
    const { browser } = await signIn(test, await addAccount(test))
    const { token_hash } = await test.database.db
      .selectFrom('staff_sessions')
      .select('token_hash')
      .executeTakeFirstOrThrow()
    expect(browser.cookie).not.toContain(token_hash)
    expect(await stageOf(createBrowser(test, { cookie: `__Host-session=${token_hash}` }))).toBeNull()
  })

  it('is worth nothing while its account is deactivated', async () => {
    await using test = await createTestApp()
    const account = await addAccount(test)
    const { browser } = await signIn(test, account)
    const { staffAccounts } = createStores(test.database)
    await staffAccounts.update(account.id, { deactivatedAt: test.clock.now() })
    expect((await browser.call('session')).json().account).toBeNull()
    expect((await createBrowser(test).call('signIn', { email: account.email, password })).statusCode).toBe(422)
  })

  it('goes on with another token and other rights at the next request when its role changes', async () => {
    await using test = await createTestApp()
    const owner = await addAccount(test, { role: 'owner' })
    const { browser } = await signIn(test, owner)
    const before = browser.cookie
    await createStores(test.database).staffAccounts.update(owner.id, { role: 'moderator' })
    const answer = await browser.call('session')
    expect(answer.json()).toMatchObject({
      account: { role: 'moderator' },
      stage: 'full',
      rights: expect.not.arrayContaining(['people']),
    })
    expect(browser.cookie).not.toBe(before)
    // Requests that were on their way when the token changed.
    expect(await stageOf(createBrowser(test, { cookie: before }))).toBe('full')
    test.clock.advance(30_000)
    expect(await stageOf(createBrowser(test, { cookie: before }))).toBeNull()
    expect(await stageOf(browser)).toBe('full')
    expect((await browser.call('newRecoveryCodes')).json().error.code).toBe('password_needed')
  })

  it('makes a moderator set up a second factor once the time for it is over, if the setting asks for one', async () => {
    await using test = await createTestApp()
    const account = await addAccount(test)
    const { browser } = await signIn(test, account)
    for (let hours = 0; hours < 14 * 24 - 12; hours += 6) {
      test.clock.advance(6 * HOUR)
      await browser.call('session')
    }
    const again = createBrowser(test)
    expect((await again.call('signIn', { email: account.email, password })).json().next).toBe('done')
    test.clock.advance(DAY / 2 - MINUTE)
    expect(await stageOf(again)).toBe('full')
    test.clock.advance(MINUTE)
    expect(await stageOf(again)).toBe('enrol')
    expect((await again.call('listSessions')).statusCode).toBe(401)
    await createStores(test.database).settings.getOrInsert('staff-moderators-second-factor', 'off')
    expect(await stageOf(again)).toBe('full')
  })

  it('that came in with the password alone ends once a second factor is there', async () => {
    await using test = await createTestApp()
    const account = await addAccount(test, { role: 'owner' })
    const thief = createBrowser(test, { from: '192.0.2.1' })
    await thief.call('signIn', { email: account.email, password })
    expect(await stageOf(thief)).toBe('enrol')
    await signIn(test, account)
    expect(await stageOf(thief)).toBeNull()
  })

  it('ends with a new password, wherever else it is', async () => {
    await using test = await createTestApp()
    const account = await addAccount(test)
    const { browser } = await signIn(test, account)
    const { browser: elsewhere } = await signIn(test, account)
    const next = 'a mill with nine wheels'
    expect((await browser.call('changePassword', { next })).json().error.fields).toHaveProperty('current')
    expect((await browser.call('changePassword', { current: 'not it, sorry', next })).statusCode).toBe(422)
    expect(await stageOf(elsewhere)).toBe('full')
    expect((await browser.call('changePassword', { current: password, next })).statusCode).toBe(200)
    expect(await stageOf(elsewhere)).toBeNull()
    expect(await stageOf(browser)).toBe('full')
  })

  it('asks for the password once more after a quarter of an hour', async () => {
    await using test = await createTestApp()
    const { browser } = await signIn(test, await addAccount(test, { role: 'owner' }))
    test.clock.advance(15 * MINUTE - 1)
    expect((await browser.call('newRecoveryCodes')).statusCode).toBe(200)
    test.clock.advance(1)
    const refused = await browser.call('newRecoveryCodes')
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'password_needed'])
    expect((await browser.call('confirmPassword', { password: 'not it, sorry' })).json().error).toMatchObject({
      fields: { password: 'This is not your password.' },
      triesLeft: 4,
    })
    expect((await browser.call('confirmPassword', { password })).json().freshUntil).toBe(test.clock.now() + 15 * MINUTE)
    expect((await browser.call('newRecoveryCodes')).statusCode).toBe(200)
  })

  it('is listed with its device, and ends when its owner says so; nobody else can end it', async () => {
    await using test = await createTestApp()
    const account = await addAccount(test)
    const { browser } = await signIn(test, account)
    const { browser: phone } = await signIn(test, account, {
      userAgent: 'Mozilla/5.0 (iPhone) Version/20 Mobile Safari/604.1',
    })
    const { browser: stranger } = await signIn(test, await addAccount(test))
    const { sessions } = (await browser.call('listSessions')).json()
    expect(
      sessions.map(({ device, isThis }: { device: string; isThis: boolean }) => [device, isThis]).toSorted(),
    ).toEqual([
      ['Firefox, Linux', true],
      ['Safari, iOS', false],
    ])
    const { id } = sessions.find(({ isThis }: { isThis: boolean }) => !isThis)
    expect((await stranger.call('endSession', { id })).statusCode).toBe(404)
    expect(await stageOf(phone)).toBe('full')
    expect((await browser.call('endSession', { id })).json().sessions).toHaveLength(1)
    expect(await stageOf(phone)).toBeNull()
    await signIn(test, account)
    await signIn(test, account)
    expect((await browser.call('endOtherSessions')).json().sessions).toHaveLength(1)
    expect(await stageOf(stranger)).toBe('full')
  })
})

describe('requests of other sites', () => {
  it('are refused for every call that writes, with or without a session', async () => {
    await using test = await createTestApp()
    const { browser } = await signIn(test, await addAccount(test))
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]) {
      for (const call of ['signOut', 'saveAccount', 'signIn'] as const) {
        const answer = await browser.call(call, {}, headers)
        expect([answer.statusCode, answer.json().error.code], JSON.stringify(headers)).toEqual([403, 'cross_site'])
      }
    }
    expect(await stageOf(browser)).toBe('full')
  })

  it('of a form, which needs no leave of the browser, are not read', async () => {
    await using test = await createTestApp()
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=a']) {
      const answer = await test.app.inject({
        method: 'POST',
        url: staffPaths.signIn,
        headers: { 'content-type': type },
        payload: 'email=owner@example.org&password=x',
      })
      expect(answer.statusCode, type).toBe(415)
    }
  })
})

describe('two servers on one database', () => {
  it('share sessions, and each ends those of the other at once', async () => {
    await using test = await createTestApp()
    await using second = await createTestApp({ beside: test })
    const account = await addAccount(test)
    const { browser } = await signIn(test, account)
    const there = createBrowser(second, { cookie: browser.cookie })
    expect(await stageOf(there)).toBe('full')
    const { browser: other } = await signIn(second, account)
    await other.call('endOtherSessions')
    expect(await stageOf(browser)).toBeNull()
    await browser.call('signOut')
    expect(await stageOf(other)).toBe('full')
  })

  it('count wrong tries together', async () => {
    await using test = await createTestApp()
    await using second = await createTestApp({ beside: test })
    const { email } = await addAccount(test)
    const statuses = []
    for (let round = 0; round < 3; round++) {
      for (const server of [test, second])
        statuses.push((await createBrowser(server).call('signIn', { email, password: 'a wrong one' })).statusCode)
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
  })
})
