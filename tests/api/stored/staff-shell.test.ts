import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createStores } from '#api/store/stores.ts'
import { createBrowser, password, setUpTotp, tokensFor } from '../../support/app/staff.ts'
import { addColleague, deedsIn } from '../../support/app/staff-people.ts'
import { createTestApp } from '../../support/app/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../support/servers/test-database.ts'

const root = path.join(import.meta.dirname, '..', '..', '..')
const chosen = { name: 'Jonida Sample', password: 'nine windows, one cat' }

/** As `npm run staff:…` runs it: in a process of its own. */
async function shell(
  command: 'invite' | 'reset-second-factor',
  place: TestDatabase,
  words: string[],
  environment: Record<string, string> = {},
) {
  const child = spawn(process.execPath, [path.join(root, 'api', 'operate', `staff-${command}.ts`), ...words], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: place.dataDir,
      PUBLIC_URL: 'https://dritare.example',
      ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [output, errors] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk
  })
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk
  })
  const [code] = await once(child, 'close')
  const lastLine = output.trimEnd().split('\n').at(-1) ?? ''
  return { code, output, errors, lastLine, token: new URL(lastLine || 'none:').searchParams.get('token') ?? '' }
}

describe('npm run staff:invite', () => {
  it('lets the first owner in, where no server runs', async () => {
    const place = await createTestDatabase()
    try {
      const { code, lastLine, errors, token } = await shell('invite', place, ['Owner@Example.org'])
      expect([code, errors]).toEqual([0, ''])
      expect(lastLine).toMatch(/^https:\/\/dritare\.example\/admin\/invitation\?token=[\w-]{43}$/)
      await using test = await createTestApp({ beside: { place } })
      test.clock.advance(Date.now() - test.clock.now())
      const browser = createBrowser(test)
      expect((await browser.call('readLink', { token })).json()).toMatchObject({
        email: 'Owner@Example.org',
        role: 'owner',
      })
      expect((await browser.call('acceptInvitation', { token, ...chosen })).json()).toEqual({ next: 'enrol' })
      await setUpTotp(test, browser)
      expect((await browser.call('listPeople')).json().people).toMatchObject([{ role: 'owner', name: chosen.name }])
      expect((await createBrowser(test).call('acceptInvitation', { token, ...chosen })).statusCode).toBe(409)
      expect((await deedsIn(test))[0]).toMatchObject({
        account: null,
        deed: 'invited',
        facts: { role: 'owner', language: 'en' },
      })
    } finally {
      await place.remove()
    }
  })

  it('works beside a running server, and mails the link too where mail is sent', async () => {
    await using test = await createTestApp()
    test.clock.advance(Date.now() - test.clock.now())
    const words = ['new@example.org', '--role', 'moderator', '--language', 'sq']
    const { code, token } = await shell('invite', test.place, words, { SMTP_URL: 'smtp://127.0.0.1:9' })
    expect(code).toBe(0)
    test.clock.advance(60_000)
    // What the server does next has it look for mail.
    await addColleague(test, 'owner').then(({ browser }) =>
      browser.call('invite', { email: 'other@example.org', role: 'owner', language: 'en' }),
    )
    await expect.poll(() => tokensFor(test, 'new@example.org'), { timeout: 10_000 }).toEqual([token])
    expect(test.mails.sent.find(({ to }) => to.address === 'new@example.org')?.language).toBe('sq')
    expect((await createBrowser(test).call('acceptInvitation', { token, ...chosen })).json()).toEqual({ next: 'done' })
  })

  it.each([
    ['nobody', []],
    ['two', ['a@example.org', 'b@example.org']],
    ['no address', ['owner']],
    ['another role', ['a@example.org', '--role', 'king']],
    ['another language', ['a@example.org', '--language', 'pt']],
    ['another option', ['a@example.org', '--sudo']],
  ])('says what it takes when it is asked for %s, and does nothing', async (_, words) => {
    await using test = await createTestApp()
    const { code, output, errors } = await shell('invite', test.place, words)
    expect([code, output]).toEqual([1, ''])
    expect(errors).not.toMatch(/\n\s+at /)
    expect(await deedsIn(test)).toEqual([])
  })

  it('says what helps whoever has an account already', async () => {
    await using test = await createTestApp()
    const { email } = await addColleague(test, 'owner')
    const { code, errors } = await shell('invite', test.place, [email])
    expect(code).toBe(1)
    expect(errors).toContain(`npm run staff:reset-second-factor -- ${email}`)
  })
})

describe('npm run staff:reset-second-factor', () => {
  it('takes second factor, password and sessions away, and gives a link to a new password', async () => {
    await using test = await createTestApp()
    test.clock.advance(Date.now() - test.clock.now())
    const owner = await addColleague(test, 'owner')
    const { staffSecondFactors, staffAccounts } = createStores(test.database)
    await staffSecondFactors.replaceCodes(owner.id, ['of a recovery code'])
    await staffSecondFactors.insertPasskey({
      id: 'a passkey',
      account: owner.id,
      publicKey: '',
      counter: 0,
      transports: [],
      name: '',
      createdAt: 0,
      usedAt: undefined,
    })
    const { code, lastLine, token } = await shell('reset-second-factor', test.place, [owner.email.toUpperCase()])
    expect(code).toBe(0)
    expect(lastLine).toMatch(/^https:\/\/dritare\.example\/admin\/reset\?token=[\w-]{43}$/)
    expect((await owner.browser.call('readDesk')).statusCode).toBe(401)
    expect(await staffAccounts.find(owner.id)).toMatchObject({ totpSecret: undefined, password: undefined })
    expect(await staffSecondFactors.listPasskeys(owner.id)).toEqual([])
    // The password alone lets nobody in meanwhile.
    const browser = createBrowser(test)
    expect((await browser.call('signIn', { email: owner.email, password })).statusCode).toBe(422)
    test.clock.advance(23 * 3_600_000)
    expect((await browser.call('finishReset', { token, password: chosen.password })).statusCode).toBe(200)
    expect((await browser.call('finishReset', { token, password: chosen.password })).statusCode).toBe(409)
    const signedIn = await browser.call('signIn', { email: owner.email, password: chosen.password })
    expect(signedIn.json()).toMatchObject({ next: 'enrol' })
    await setUpTotp(test, browser)
    expect((await browser.call('listPeople')).statusCode).toBe(200)
    expect((await deedsIn(test))[0]).toEqual({
      account: null,
      deed: 'secondFactorReset',
      thing: `account ${owner.id}`,
      facts: { sessions: 1 },
    })
  })

  it('says who there is not', async () => {
    await using test = await createTestApp()
    const gone = await addColleague(test, 'owner', { deactivatedAt: 1 })
    const unknown = await shell('reset-second-factor', test.place, ['nobody@example.org'])
    expect([unknown.code, unknown.output]).toEqual([1, ''])
    expect(unknown.errors).toContain('npm run staff:invite -- nobody@example.org')
    const shut = await shell('reset-second-factor', test.place, [gone.email])
    expect([shut.code, shut.output]).toEqual([1, ''])
    expect(shut.errors).toContain('deactivated')
    expect(await deedsIn(test)).toEqual([])
  })
})
