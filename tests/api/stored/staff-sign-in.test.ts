import { describe, expect, it } from 'vitest'
import {
  addAccount,
  codeAt,
  cookieIn,
  createBrowser,
  logOf,
  outboxDone,
  password,
  setUpTotp,
  signIn,
} from '../../support/app/staff.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const stageOf = async (browser: ReturnType<typeof createBrowser>) => (await browser.call('session')).json().stage

/** Signed in with the password; the second factor is asked for. */
async function atCode(test: TestApp, email: string, options?: Parameters<typeof createBrowser>[1]) {
  const browser = createBrowser(test, options)
  expect((await browser.call('signIn', { email, password })).json()).toEqual({ next: 'code', passkeys: false })
  return browser
}

describe('signing in', () => {
  it('lets a moderator in with the password while a second factor may wait', async () => {
    await using test = await createTestApp()
    const { email } = await addAccount(test)
    const browser = createBrowser(test)
    expect((await browser.call('session')).json()).toMatchObject({ account: null, stage: null, rights: [] })
    const answer = await browser.call('signIn', { email: ` ${email.toUpperCase()} `, password })
    expect(answer.json()).toEqual({ next: 'done', passkeys: false })
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-session=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((await browser.call('session')).json()).toMatchObject({
      account: { email, role: 'moderator' },
      stage: 'full',
      rights: ['posts', 'messages', 'applications', 'newsletterDrafts', 'ownDeleted'],
      secondFactor: { has: false, isRequired: true, dueAt: test.clock.now() + 14 * DAY },
      freshUntil: test.clock.now() + 15 * MINUTE,
    })
  })

  it('makes an owner set up a second factor first, and asks for it from then on', async () => {
    await using test = await createTestApp()
    const { email } = await addAccount(test, { role: 'owner' })
    const browser = createBrowser(test)
    expect((await browser.call('signIn', { email, password })).json().next).toBe('enrol')
    expect((await browser.call('session')).json()).toMatchObject({ stage: 'enrol', rights: [] })
    expect((await browser.call('listSessions')).statusCode).toBe(401)
    const { secret, recoveryCodes } = await setUpTotp(test, browser)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await browser.call('listSessions')).statusCode).toBe(200)

    test.clock.advance(MINUTE)
    const again = await atCode(test, email)
    for (const call of ['readAccount', 'listSessions', 'beginTotp'] as const)
      expect((await again.call(call)).statusCode, call).toBe(401)
    const answer = await again.call('signInWithCode', { code: codeAt(secret, test.clock.now()) })
    expect(answer.json()).toEqual({ next: 'done', recoveryCodesLeft: 10 })
    expect(await stageOf(again)).toBe('full')
  })

  it('takes a password as it was typed, to its last space', async () => {
    await using test = await createTestApp()
    const account = await addAccount(test)
    const { browser } = await signIn(test, account)
    const long = `  A wide sea ${'of windows '.repeat(20)}`.slice(0, 199).concat(' ')
    expect((await browser.call('changePassword', { current: password, next: long })).statusCode).toBe(200)
    for (const typed of [long.trim(), long.toLowerCase(), long.slice(0, -1), long.slice(0, 72)]) {
      const answer = await createBrowser(test).call('signIn', { email: account.email, password: typed })
      expect(answer.statusCode, typed).toBe(422)
    }
    const exact = await createBrowser(test).call('signIn', { email: account.email, password: long })
    expect(exact.statusCode).toBe(200)
  })

  it('asks nobody for a new password because theirs is old', async () => {
    await using test = await createTestApp()
    const { email } = await addAccount(test, { secondFactorDue: Number.MAX_SAFE_INTEGER })
    test.clock.advance(1000 * DAY)
    expect((await createBrowser(test).call('signIn', { email, password })).json().next).toBe('done')
  })

  it('has nobody to let in on a new server', async () => {
    await using test = await createTestApp()
    expect(await test.database.db.selectFrom('staff_accounts').selectAll().execute()).toEqual([])
    expect(await test.database.db.selectFrom('staff_links').selectAll().execute()).toEqual([])
  })

  it('shows recovery codes of ten random letters and digits, others each time', async () => {
    await using test = await createTestApp()
    const { browser, recoveryCodes } = await signIn(test, await addAccount(test, { role: 'owner' }))
    const { recoveryCodes: next } = (await browser.call('newRecoveryCodes')).json()
    const all = [...recoveryCodes, ...next]
    expect(new Set(all).size).toBe(20)
    for (const code of all) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/)
  })

  it('shows the secret of an authenticator in groups of four, as an address and as a picture', async () => {
    await using test = await createTestApp()
    const account = await addAccount(test)
    const { browser } = await signIn(test, account)
    const { secret, uri, qr } = (await browser.call('beginTotp')).json()
    expect(secret).toMatch(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    expect(new URL(uri).searchParams.get('secret')).toBe(secret.replaceAll(' ', ''))
    expect(new URL(uri).searchParams.get('issuer')).toBe('Dritare')
    expect(qr.path).toMatch(/^(?:M\d+ \d+h\d+v1h-\d+z)+$/)
    expect(qr.size).toBeGreaterThan(20)
  })

  it('keeps neither passwords, secrets, codes nor tokens readable in the database', async () => {
    await using test = await createTestApp()
    const account = await addAccount(test, { role: 'owner' })
    const { browser, secret, recoveryCodes } = await signIn(test, account)
    const { db } = test.database
    const rows = JSON.stringify([
      await db.selectFrom('staff_accounts').selectAll().execute(),
      await db.selectFrom('staff_sessions').selectAll().execute(),
      await db.selectFrom('staff_recovery_codes').selectAll().execute(),
      await logOf(test),
    ])
    const token = browser.cookie?.split('=')[1] ?? ''
    for (const hidden of [password, secret.replaceAll(' ', ''), token, ...recoveryCodes]) {
      expect(rows.includes(hidden), hidden).toBe(false)
    }
  })

  it('takes a code of half a minute before or after, and of no other time', async () => {
    await using test = await createTestApp()
    const account = await addAccount(test, { role: 'owner' })
    const { secret } = await signIn(test, account)
    for (const [away, status] of [
      [-60_000, 422],
      [-30_000, 200],
      [30_000, 200],
      [60_000, 422],
    ] as const) {
      test.clock.advance(5 * MINUTE)
      const browser = await atCode(test, account.email)
      const answer = await browser.call('signInWithCode', { code: codeAt(secret, test.clock.now() + away) })
      expect(answer.statusCode, `${away} ms away`).toBe(status)
    }
  })

  it('takes each code once, also an older one that is still valid, and of two at once one', async () => {
    await using test = await createTestApp()
    const account = await addAccount(test, { role: 'owner' })
    const { secret } = await signIn(test, account)
    const setUp = test.clock.now()
    expect(
      (await (await atCode(test, account.email)).call('signInWithCode', { code: codeAt(secret, setUp) })).statusCode,
    ).toBe(422)
    test.clock.advance(HOUR)
    const code = codeAt(secret, test.clock.now())
    const browsers = await Promise.all(
      ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'].map((from) => atCode(test, account.email, { from })),
    )
    const answers = await Promise.all(browsers.map((browser) => browser.call('signInWithCode', { code })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422, 422])
    const older = codeAt(secret, test.clock.now() - 30_000)
    const late = await atCode(test, account.email)
    expect((await late.call('signInWithCode', { code: older })).statusCode).toBe(422)
  })

  it('takes each recovery code once, however it is typed, and of two at once one', async () => {
    await using test = await createTestApp()
    const account = await addAccount(test, { role: 'owner' })
    const { recoveryCodes } = await signIn(test, account)
    const [first = '', second = ''] = recoveryCodes
    const browser = await atCode(test, account.email)
    const typed = ` ${first.toUpperCase().replace('-', ' ')} `
    expect((await browser.call('signInWithCode', { code: typed })).json()).toEqual({
      next: 'done',
      recoveryCodesLeft: 9,
    })
    const again = await atCode(test, account.email)
    expect((await again.call('signInWithCode', { code: first })).statusCode).toBe(422)
    const browsers = await Promise.all(
      ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((from) => atCode(test, account.email, { from })),
    )
    const answers = await Promise.all(browsers.map((one) => one.call('signInWithCode', { code: second })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422])
    expect((await logOf(test)).filter(({ deed }) => deed === 'recoveryCodeUsed')).toHaveLength(2)
  })

  it('forgets a login that waits for its code after ten minutes', async () => {
    await using test = await createTestApp()
    const account = await addAccount(test, { role: 'owner' })
    const { secret } = await signIn(test, account)
    const browser = await atCode(test, account.email)
    test.clock.advance(10 * MINUTE - 1)
    expect(await stageOf(browser)).toBe('code')
    test.clock.advance(1)
    const answer = await browser.call('signInWithCode', { code: codeAt(secret, test.clock.now()) })
    expect(answer.statusCode).toBe(401)
  })

  it('tells an account by mail of a browser and system that it has not used for 90 days', async () => {
    await using test = await createTestApp()
    const account = await addAccount(test)
    const mailed = () => test.mails.sent.filter(({ to }) => to.address === account.email).length
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0'
    const edge = 'Mozilla/5.0 (Windows NT 10.0) Chrome/150.0 Safari/537.36 Edg/150.0'
    const seen: number[] = []
    for (const [userAgent, later] of [
      [firefox, 0],
      [firefox, DAY],
      [edge, DAY],
      [firefox.replace('150', '151'), 80 * DAY],
      [edge, 11 * DAY],
    ] as const) {
      test.clock.advance(later)
      await signIn(test, { ...account, role: 'moderator' }, { userAgent }).catch(() => {})
      await outboxDone(test)
      seen.push(mailed())
    }
    expect(seen).toEqual([1, 1, 2, 2, 3])
  })

  it('signs out for good', async () => {
    await using test = await createTestApp()
    const { browser } = await signIn(test, await addAccount(test))
    const { cookie } = browser
    test.clock.advance(1)
    const answer = await browser.call('signOut')
    expect(answer.headers['set-cookie']).toContain('__Host-session=; Max-Age=0')
    expect((await createBrowser(test, { cookie }).call('readAccount')).statusCode).toBe(401)
    expect((await logOf(test)).map(({ deed }) => deed)).toEqual(['signedIn', 'signedOut'])
  })

  it('hashes a password anew at the next login when more work is wanted, and never with less', async () => {
    await using test = await createTestApp()
    const { email, id } = await addAccount(test)
    const stored = async (app: TestApp) =>
      (
        await app.database.db
          .selectFrom('staff_accounts')
          .select('password')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).password
    await using stronger = await createTestApp({
      beside: test,
      passwordWork: { memory: 128, passes: 2, parallelism: 1 },
    })
    expect(await stored(test)).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/)
    expect((await createBrowser(stronger).call('signIn', { email, password })).statusCode).toBe(200)
    expect(await stored(test)).toMatch(/^\$argon2id\$v=19\$m=128,t=2,p=1\$/)
    expect((await createBrowser(test).call('signIn', { email, password })).statusCode).toBe(200)
    expect(await stored(test)).toMatch(/^\$argon2id\$v=19\$m=128,t=2,p=1\$/)
    expect(cookieIn(await createBrowser(test).call('signIn', { email, password: 'another one' }))).toBeUndefined()
  })
})
