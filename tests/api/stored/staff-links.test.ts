import { describe, expect, it } from 'vitest'
import type { StaffRole } from '#api/contract/values/staff.ts'
import { createNewLink } from '#api/services/staff/new-link.ts'
import { createStores } from '#api/store/stores.ts'
import {
  addAccount,
  codeAt,
  createBrowser,
  logOf,
  outboxDone,
  password,
  signIn,
  tokensFor,
} from '../../support/app/staff.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const name = 'Arta Sample'
const other = 'a mill with nine wheels'

async function invite({ database, clock }: TestApp, role: StaffRole = 'moderator', email = 'new@example.org') {
  const { link, token } = createNewLink({ now: clock.now, newId: () => crypto.randomUUID() })('invitation', {
    email,
    role,
    language: 'de',
  })
  await createStores(database).staffLinks.insert(link)
  return token
}

/** The tokens of the mails that have been sent by now, once there are so many. */
async function mailed(test: TestApp, address: string, count = 1): Promise<string[]> {
  await expect.poll(() => tokensFor(test, address).length, { timeout: 15_000 }).toBeGreaterThanOrEqual(count)
  return [...new Set(tokensFor(test, address))]
}

async function askForReset(test: TestApp, email: string, count = 1): Promise<string> {
  expect((await createBrowser(test).call('requestReset', { email })).json()).toEqual({})
  return (await mailed(test, email, count)).at(-1) ?? ''
}

const everything = async ({ database: { db } }: TestApp) =>
  JSON.stringify([
    await db.selectFrom('staff_accounts').selectAll().execute(),
    await db.selectFrom('staff_links').selectAll().execute(),
    await db.selectFrom('staff_sessions').selectAll().execute(),
    await db.selectFrom('staff_log').selectAll().execute(),
  ])

describe('an invitation', () => {
  it('makes an account and signs it in, once', async () => {
    await using test = await createTestApp()
    const token = await invite(test)
    const browser = createBrowser(test)
    expect((await browser.call('readLink', { token })).json()).toEqual({
      kind: 'invitation',
      email: 'new@example.org',
      role: 'moderator',
      isUsable: true,
      needsCode: false,
    })
    expect((await browser.call('acceptInvitation', { token, name, password })).json()).toEqual({ next: 'done' })
    expect((await browser.call('session')).json()).toMatchObject({
      account: { name, email: 'new@example.org', role: 'moderator', language: 'de', writesIn: ['de'] },
      stage: 'full',
    })
    const again = await createBrowser(test).call(
      'acceptInvitation',
      { token, name, password },
      { 'accept-language': 'en' },
    )
    expect([again.statusCode, again.json().error.fields]).toEqual([
      409,
      { token: 'Somebody has used this link already.' },
    ])
    expect((await browser.call('readLink', { token })).json()).toMatchObject({ isUsable: false, email: null })
    expect((await logOf(test)).map(({ deed }) => deed)).toEqual(['invitationAccepted'])
  })

  it('of an owner leads to the second factor first', async () => {
    await using test = await createTestApp()
    const token = await invite(test, 'owner')
    const browser = createBrowser(test)
    expect((await browser.call('acceptInvitation', { token, name, password })).json()).toEqual({ next: 'enrol' })
    expect((await browser.call('listSessions')).statusCode).toBe(401)
  })

  it('used by two at once makes one account; the other is told', async () => {
    await using test = await createTestApp()
    await using second = await createTestApp({ beside: test })
    const token = await invite(test)
    const servers = [test, second, test, second]
    const answers = await Promise.all(
      servers.map((server) => createBrowser(server).call('acceptInvitation', { token, name, password })),
    )
    // SQLite lets one server write at a time; who is asked to come back is told then.
    const statuses = answers.map(({ statusCode }) => statusCode).filter((status) => status !== 503)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(new Set(statuses)).toEqual(new Set(statuses.length > 1 ? [200, 409] : [200]))
    expect(await test.database.db.selectFrom('staff_accounts').selectAll().execute()).toHaveLength(1)
  })

  it('is over after a day, and nobody’s where there is none', async () => {
    await using test = await createTestApp()
    const token = await invite(test)
    test.clock.advance(24 * HOUR)
    for (const wrong of [token, 'unknown', `${token}x`]) {
      const answer = await createBrowser(test).call('acceptInvitation', { token: wrong, name, password })
      expect([answer.statusCode, answer.json().error.fields.token]).toEqual([404, 'This link is no longer valid.'])
    }
    expect((await createBrowser(test).call('readLink', { token: 'unknown' })).json()).toMatchObject({ kind: null })
  })

  it('is not used up by a password that is too short, common or one’s own address', async () => {
    await using test = await createTestApp()
    const token = await invite(test, 'moderator', 'jonida.sample@example.org')
    const browser = createBrowser(test)
    for (const [weak, text] of [
      ['short', 'Please choose at least 12 characters.'],
      ['Password1234!', 'on lists of common ones'],
      ['aaaaaaaaaaaaaaaa', 'on lists of common ones'],
      ['I am jonida and nobody else', 'without parts of your address or name'],
      ['x'.repeat(201), 'at most 200 characters'],
    ] as const) {
      const { error } = (await browser.call('acceptInvitation', { token, name, password: weak })).json()
      expect(error.fields.password, weak).toContain(text)
    }
    expect((await browser.call('acceptInvitation', { token, name, password })).statusCode).toBe(200)
  })

  it('to an address that has an account is told so, and makes none', async () => {
    await using test = await createTestApp()
    await addAccount(test, { email: 'new@example.org' })
    const token = await invite(test)
    const answer = await createBrowser(test).call('acceptInvitation', { token, name, password })
    expect([answer.statusCode, answer.json().error.fields]).toEqual([
      422,
      { email: 'There is an account with this address already.' },
    ])
  })
})

describe('links', () => {
  it('change nothing when they are opened or looked at, by whoever and with whatever method', async () => {
    await using test = await createTestApp()
    const account = await addAccount(test)
    const invitation = await invite(test)
    const reset = await askForReset(test, account.email)
    const before = await everything(test)
    for (const [page, token] of [
      ['invitation', invitation],
      ['reset', reset],
      ['address', reset],
    ] as const) {
      for (const method of ['GET', 'HEAD'] as const)
        await test.app.inject({ method, url: `/admin/${page}?token=${token}` })
      await createBrowser(test).call('readLink', { token })
    }
    expect(await everything(test)).toBe(before)
  })

  it('are for what they were sent for only', async () => {
    await using test = await createTestApp()
    const account = await addAccount(test)
    const reset = await askForReset(test, account.email)
    const invitation = await invite(test)
    const browser = createBrowser(test)
    expect((await browser.call('acceptInvitation', { token: reset, name, password })).statusCode).toBe(404)
    expect((await browser.call('confirmAddress', { token: reset })).statusCode).toBe(404)
    expect((await browser.call('finishReset', { token: invitation, password: other })).statusCode).toBe(404)
  })

  it('are kept by their hash alone', async () => {
    await using test = await createTestApp()
    const token = await invite(test)
    const rows = await everything(test)
    expect(rows).not.toContain(token)
    const { token_hash } = await test.database.db
      .selectFrom('staff_links')
      .select('token_hash')
      .executeTakeFirstOrThrow()
    expect((await createBrowser(test).call('readLink', { token: token_hash })).json().kind).toBeNull()
  })
})

describe('a new password by mail', () => {
  it('ends every session, every other link and every wait, once', async () => {
    await using test = await createTestApp()
    const account = await addAccount(test)
    const { browser } = await signIn(test, account)
    for (let tries = 0; tries < 5; tries++)
      await createBrowser(test).call('signIn', { email: account.email, password: 'a wrong one' })
    const first = await askForReset(test, account.email)
    const token = await askForReset(test, account.email, 2)
    expect(token).not.toBe(first)
    expect((await createBrowser(test).call('finishReset', { token, password: other })).json()).toEqual({})
    expect((await browser.call('session')).json().account).toBeNull()
    for (const used of [token, first])
      expect((await createBrowser(test).call('finishReset', { token: used, password })).statusCode).toBe(409)
    const again = createBrowser(test)
    expect((await again.call('signIn', { email: account.email, password })).statusCode).toBe(422)
    expect((await again.call('signIn', { email: account.email, password: other })).statusCode).toBe(200)
  })

  it('lets in from the network where it was set, whatever others try meanwhile, for a quarter of an hour', async () => {
    await using test = await createTestApp()
    const { email } = await addAccount(test)
    const from = (network: string) => createBrowser(test, { from: network })
    const lock = async () => {
      for (let tries = 0; tries < 6; tries++) await from('198.51.100.9').call('signIn', { email, password })
    }
    const token = await askForReset(test, email)
    expect((await from('203.0.113.7').call('finishReset', { token, password: other })).json()).toEqual({})
    await lock()
    const statusFrom = async (network: string) =>
      (await from(network).call('signIn', { email, password: other })).statusCode
    expect(await statusFrom('192.0.2.1')).toBe(429)
    expect(await statusFrom('203.0.113.7')).toBe(200)
    await lock()
    test.clock.advance(16 * 60_000)
    await lock()
    expect(await statusFrom('203.0.113.7')).toBe(429)
  })

  it('asks for the second factor too, and each wrong code counts', async () => {
    await using test = await createTestApp()
    const account = await addAccount(test, { role: 'owner' })
    const { secret, recoveryCodes } = await signIn(test, account)
    test.clock.advance(HOUR)
    const token = await askForReset(test, account.email)
    const browser = createBrowser(test)
    expect((await browser.call('readLink', { token })).json()).toMatchObject({ kind: 'reset', needsCode: true })
    const missing = await browser.call('finishReset', { token, password: other })
    expect(missing.json().error.fields).toEqual({ code: 'Please enter the code.' })
    const wrong = await browser.call('finishReset', { token, password: other, code: '000000' })
    expect(wrong.json().error).toMatchObject({ triesLeft: 4 })
    const code = codeAt(secret, test.clock.now())
    expect((await browser.call('finishReset', { token, password: other, code })).statusCode).toBe(200)
    const late = await askForReset(test, account.email, 2)
    const recovery = recoveryCodes[0]
    expect((await browser.call('finishReset', { token: late, password, code })).statusCode).toBe(422)
    expect((await browser.call('finishReset', { token: late, password, code: recovery })).statusCode).toBe(200)
  })

  it('is over after half an hour, and nothing for an account that is deactivated meanwhile', async () => {
    await using test = await createTestApp()
    const account = await addAccount(test)
    const token = await askForReset(test, account.email)
    await createStores(test.database).staffAccounts.update(account.id, { deactivatedAt: test.clock.now() })
    expect((await createBrowser(test).call('finishReset', { token, password: other })).statusCode).toBe(404)
    await createStores(test.database).staffAccounts.update(account.id, { deactivatedAt: undefined })
    test.clock.advance(30 * MINUTE)
    expect((await createBrowser(test).call('finishReset', { token, password: other })).statusCode).toBe(404)
  })

  it('is sent three times an hour, and asked for ten times by one network', async () => {
    await using test = await createTestApp()
    const account = await addAccount(test)
    const statuses = []
    for (let round = 0; round < 11; round++)
      statuses.push((await createBrowser(test).call('requestReset', { email: account.email })).statusCode)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    await outboxDone(test)
    expect(test.mails.sent).toHaveLength(3)
  })
})

describe('another address', () => {
  it('counts once both ends have confirmed it, in either order', async () => {
    await using test = await createTestApp()
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const account = await addAccount(test)
      const { browser } = await signIn(test, account)
      const next = `next-${order.join('')}@example.org`
      expect((await browser.call('changeAddress', { email: next })).json()).toEqual({})
      expect((await browser.call('readAccount')).json().waitingAddress).toBe(next)
      const tokens = [...(await mailed(test, account.email)), ...(await mailed(test, next))]
      const anybody = createBrowser(test)
      const confirm = async (place = 0) => (await anybody.call('confirmAddress', { token: tokens[place] })).json()
      expect(await confirm(order[0])).toEqual({ isChanged: false, email: next })
      expect((await anybody.call('signIn', { email: next, password })).statusCode).toBe(422)
      expect(await confirm(order[1])).toEqual({ isChanged: true, email: next })
      expect((await createBrowser(test).call('signIn', { email: next, password })).statusCode).toBe(200)
      expect((await createBrowser(test).call('signIn', { email: account.email, password })).statusCode).toBe(422)
    }
  })

  it('that somebody else has taken meanwhile is told, and changes nothing', async () => {
    await using test = await createTestApp()
    const account = await addAccount(test)
    const { browser } = await signIn(test, account)
    await browser.call('changeAddress', { email: 'Taken@example.org' })
    await addAccount(test, { email: 'taken@example.org' })
    const tokens = [...(await mailed(test, account.email)), ...(await mailed(test, 'Taken@example.org'))]
    const answers = []
    for (const token of tokens) answers.push((await browser.call('confirmAddress', { token })).statusCode)
    expect(answers).toEqual([200, 422])
    expect((await browser.call('readAccount')).json().account.email).toBe(account.email)
  })

  it('needs the password given lately, and another one than before', async () => {
    await using test = await createTestApp()
    const account = await addAccount(test)
    const { browser } = await signIn(test, account)
    const same = await browser.call('changeAddress', { email: account.email.toUpperCase() })
    expect(same.json().error.fields).toEqual({ email: 'That is your address already.' })
    test.clock.advance(15 * MINUTE)
    expect((await browser.call('changeAddress', { email: 'next@example.org' })).json().error.code).toBe(
      'password_needed',
    )
  })
})
