import { describe, expect, it } from 'vitest'
import { createAuthenticator } from '../../support/app/authenticator.ts'
import {
  addAccount,
  codeAt,
  createBrowser,
  logOf,
  outboxDone,
  password,
  setUpTotp,
  signIn,
} from '../../support/app/staff.ts'
import { createStatementCounter } from '../../support/app/statements.ts'
import { createTestApp, publicUrl, type TestApp } from '../../support/app/test-app.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const wrong = 'not the one it is'

async function tryOnce(test: Pick<TestApp, 'app'>, email: string, { typed = wrong, from = '203.0.113.7' } = {}) {
  const answer = await createBrowser(test, { from }).call('signIn', { email, password: typed })
  const { error } = answer.json()
  return { status: answer.statusCode, left: error?.triesLeft, wait: error?.wait, header: answer.headers['retry-after'] }
}

describe('wrong passwords', () => {
  it('are counted down for an account, then each try waits longer, the same for an address that nobody has', async () => {
    await using test = await createTestApp()
    const { email } = await addAccount(test)
    for (const [address, from] of [
      [email, '203.0.113.1'],
      ['nobody@example.org', '203.0.113.2'],
    ] as const) {
      const again = () => tryOnce(test, address, { from })
      const answers = []
      for (let tries = 0; tries < 6; tries++) answers.push(await again())
      expect(answers.map(({ status, left }) => [status, left])).toEqual([
        [422, 4],
        [422, 3],
        [422, 2],
        [422, 1],
        [422, 0],
        [429, 0],
      ])
      expect(answers.at(-1)).toMatchObject({ wait: 900, header: '900' })
      for (const minutes of [15, 30, 60, 120, 240, 240]) {
        test.clock.advance(minutes * MINUTE - 1)
        expect(await again(), `${minutes} minutes`).toMatchObject({ status: 429, wait: 1 })
        test.clock.advance(1)
        const next = Math.min(minutes * 2, 240)
        expect(await again()).toMatchObject({ status: 422, left: 0, wait: next * 60 })
      }
    }
  })

  it('keep the right one out too while the wait lasts, and are forgotten with it', async () => {
    await using test = await createTestApp()
    const { email } = await addAccount(test)
    for (let tries = 0; tries < 5; tries++) await tryOnce(test, email)
    expect((await tryOnce(test, email, { typed: password })).status).toBe(429)
    test.clock.advance(15 * MINUTE)
    expect((await tryOnce(test, email, { typed: password })).status).toBe(200)
    expect(await tryOnce(test, email)).toMatchObject({ status: 422, left: 4 })
  })

  it('keep nobody out who has a passkey', async () => {
    await using test = await createTestApp()
    const account = await addAccount(test)
    const { browser } = await signIn(test, account)
    const key = createAuthenticator({ origin: publicUrl })
    const optionsFor = async (who: typeof browser, as: string) =>
      (await who.call('passkeyOptions', { as })).json().options
    const response = key.register(await optionsFor(browser, 'register'))
    expect((await browser.call('addPasskey', { name: 'Key on the ring', response })).statusCode).toBe(200)
    for (let tries = 0; tries < 6; tries++) await tryOnce(test, account.email, { from: '198.51.100.1' })
    expect((await tryOnce(test, account.email, { typed: password })).status).toBe(429)
    const again = createBrowser(test)
    const answer = await again.call('signInWithPasskey', { response: key.assert(await optionsFor(again, 'alone')) })
    expect(answer.json()).toEqual({ next: 'done' })
  })

  it('are no more than five when fifty come at once', async () => {
    await using test = await createTestApp()
    const { email } = await addAccount(test)
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, place) => tryOnce(test, email, { from: `203.0.113.${place}` })),
    )
    expect(all.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([422, 429]))
  })

  it('of one network are no more than thirty, whatever the addresses, and those of IPv6 are counted by /64 and /48', async () => {
    await using test = await createTestApp()
    const statuses = async (count: number, from: (place: number) => string) => {
      const found = []
      for (let place = 0; place < count; place++)
        found.push(
          (await tryOnce(test, `a${place}-${from(place)}@example.org`.replaceAll(':', '-'), { from: from(place) }))
            .status,
        )
      return found.filter((status) => status === 422).length
    }
    expect(await statuses(33, () => '203.0.113.9')).toBe(30)
    expect(await statuses(33, (place) => `2001:db8:1:2::${place}`)).toBe(30)
    expect(await statuses(75, (place) => `2001:db8:1:${(place + 10).toString(16)}::1`)).toBe(70)
    expect(await statuses(1, () => '203.0.113.10')).toBe(1)
  })

  it('never count when they are right', async () => {
    await using test = await createTestApp()
    const { email } = await addAccount(test)
    for (let times = 0; times < 40; times++) expect((await tryOnce(test, email, { typed: password })).status).toBe(200)
    expect(await test.database.db.selectFrom('rate_hits').selectAll().execute()).toEqual([])
  })

  it('leave a line in the log when a wait begins, which names no address, not even by a hash', async () => {
    await using test = await createTestApp()
    const account = await addAccount(test)
    for (let tries = 0; tries < 7; tries++) await tryOnce(test, account.email)
    for (let tries = 0; tries < 7; tries++) await tryOnce(test, 'nobody@example.org', { from: '203.0.113.2' })
    const lines = await logOf(test)
    expect(
      lines.map(({ account: by, deed, thing_kind, thing_id }) => [by, deed, thing_kind, thing_id]).toSorted(),
    ).toEqual([
      [null, 'signInBlocked', 'account', account.id],
      [null, 'signInBlocked', 'address', ''],
    ])
    expect(JSON.stringify(lines)).not.toContain('@')
  })
})

describe('wrong codes', () => {
  it('are counted for the account, whichever session they come from', async () => {
    await using test = await createTestApp()
    const account = await addAccount(test, { role: 'owner' })
    const { secret } = await signIn(test, account)
    const answers = []
    for (let round = 0; round < 6; round++) {
      const browser = createBrowser(test, { from: `203.0.113.${round}` })
      await browser.call('signIn', { email: account.email, password })
      const answer = await browser.call('signInWithCode', { code: round % 2 ? '000000' : 'aaaaa-bbbbb' })
      answers.push([answer.statusCode, answer.json().error.triesLeft])
    }
    expect(answers).toEqual([
      [422, 4],
      [422, 3],
      [422, 2],
      [422, 1],
      [422, 0],
      [429, 0],
    ])
    test.clock.advance(15 * MINUTE)
    const browser = createBrowser(test)
    await browser.call('signIn', { email: account.email, password })
    expect((await browser.call('signInWithCode', { code: codeAt(secret, test.clock.now()) })).statusCode).toBe(200)
  })
})

describe('known and unknown addresses', () => {
  it('are refused with the same bytes after the same work', async () => {
    await using test = await createTestApp()
    using statements = createStatementCounter()
    let soFar = 0
    test.app.addHook('onSend', async () => {
      soFar = statements.soFar()
    })
    const known = await addAccount(test)
    const gone = await addAccount(test, { deactivatedAt: test.clock.now() })
    const owner = await addAccount(test, { role: 'owner' })
    await signIn(test, owner)
    const seen = new Set<string>()
    let place = 0
    for (const email of [known.email, 'nobody@example.org', gone.email, owner.email]) {
      for (let tries = 0; tries < 2; tries++) {
        // Otherwise the first of them clears away what has expired.
        place++
        const browser = createBrowser(test, { from: `203.0.113.${place}` })
        const answer = await statements.during(() => browser.call('signIn', { email, password: wrong }))
        const { date: _, ...headers } = answer.headers
        seen.add(JSON.stringify([tries, answer.statusCode, headers, answer.body, soFar]))
      }
    }
    expect([...seen]).toHaveLength(2)
  })

  it('are answered alike when a reset is asked for, and only one of them gets a mail', async () => {
    await using test = await createTestApp()
    using statements = createStatementCounter()
    let soFar = 0
    test.app.addHook('onSend', async () => {
      soFar = statements.soFar()
    })
    const known = await addAccount(test)
    const gone = await addAccount(test, { deactivatedAt: test.clock.now() })
    const seen = new Set<string>()
    await createBrowser(test).call('requestReset', { email: 'first@example.org' })
    for (const email of [known.email, 'nobody@example.org', gone.email]) {
      const answer = await statements.during(() => createBrowser(test).call('requestReset', { email }))
      const { date: _, ...headers } = answer.headers
      seen.add(JSON.stringify([answer.statusCode, headers, answer.body, soFar]))
    }
    expect([...seen]).toHaveLength(1)
    await outboxDone(test)
    expect(test.mails.sent.map(({ to }) => to.address)).toEqual([known.email])
    const entries = await test.database.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'staff-reset')
      .execute()
    expect(JSON.stringify(entries)).not.toContain('@')
  })

  it('have their passwords judged in the same time', async () => {
    await using test = await createTestApp({ passwordWork: { memory: 8192, passes: 2, parallelism: 1 } })
    await using strong = await createTestApp({
      beside: test,
      passwordWork: { memory: 8192, passes: 2, parallelism: 1 },
    })
    const { email } = await addAccount(test)
    // So that the stored one takes as much work as what is verified for nobody.
    expect((await tryOnce(strong, email, { typed: password })).status).toBe(200)
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let round = 0; round < 12; round++) {
      for (const [kind, address] of [
        ['known', email],
        ['unknown', `nobody${round}@example.org`],
      ] as const) {
        test.clock.advance(HOUR)
        const started = performance.now()
        await tryOnce(test, address, { from: `203.0.113.${round}` })
        times[kind].push(performance.now() - started)
      }
    }
    const fastest = (samples: number[]) => Math.min(...samples)
    const [known, unknown] = [fastest(times.known), fastest(times.unknown)]
    // A verification that is left out would take less than a third.
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(2)
  })
})

it('a password that is tried while signed in counts like one at the door', async () => {
  await using test = await createTestApp()
  const account = await addAccount(test)
  const { browser } = await signIn(test, account)
  await setUpTotp(test, browser)
  const statuses = []
  for (let tries = 0; tries < 3; tries++)
    statuses.push((await browser.call('confirmPassword', { password: wrong })).statusCode)
  for (let tries = 0; tries < 2; tries++)
    statuses.push(
      (await browser.call('changePassword', { current: wrong, next: 'a mill with nine wheels' })).statusCode,
    )
  expect(statuses).toEqual([422, 422, 422, 422, 422])
  expect((await tryOnce(test, account.email, { typed: password })).status).toBe(429)
})
