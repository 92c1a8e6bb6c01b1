import { SettingsService } from '@simplewebauthn/server'
import { describe, expect, it } from 'vitest'
import { createAuthenticator } from '../../support/app/authenticator.ts'
import { addAccount, type Browser, createBrowser, password, signIn } from '../../support/app/staff.ts'
import { createTestApp, publicUrl } from '../../support/app/test-app.ts'

const MINUTE = 60_000
const origin = publicUrl
const roots = ['android-key', 'android-safetynet', 'apple', 'fido-u2f', 'packed', 'tpm'] as const

const optionsFor = async (browser: Browser, as: string) => (await browser.call('passkeyOptions', { as })).json().options

async function register(browser: Browser, key: ReturnType<typeof createAuthenticator>) {
  const response = key.register(await optionsFor(browser, 'register'))
  return browser.call('addPasskey', { name: 'Key on the ring', response })
}

describe('a passkey', () => {
  it('is a second factor, the first of which brings recovery codes', async () => {
    await using test = await createTestApp()
    const account = await addAccount(test, { role: 'owner' })
    const browser = createBrowser(test)
    await browser.call('signIn', { email: account.email, password })
    const key = createAuthenticator({ origin, verifiesUser: false })
    const added = await register(browser, key)
    expect(added.json()).toMatchObject({ passkey: { id: key.id, name: 'Key on the ring' } })
    expect(added.json().recoveryCodes).toHaveLength(10)
    // Of a certificate that leads to a root it would be asked, at the address that it names, whether it is revoked.
    expect(roots.flatMap((identifier) => SettingsService.getRootCertificates({ identifier }))).toEqual([])
    expect((await browser.call('session')).json()).toMatchObject({ stage: 'full', secondFactor: { has: true } })
    expect((await register(browser, createAuthenticator({ origin }))).json().recoveryCodes).toEqual([])

    const again = createBrowser(test)
    expect((await again.call('signIn', { email: account.email, password })).json()).toEqual({
      next: 'code',
      passkeys: true,
    })
    const options = await optionsFor(again, 'second')
    expect(options.allowCredentials).toHaveLength(2)
    expect((await again.call('signInWithPasskey', { response: key.assert(options) })).json()).toEqual({ next: 'done' })
    expect((await again.call('listSessions')).statusCode).toBe(200)
  })

  it('is enough alone where it has verified who uses it, and only there', async () => {
    await using test = await createTestApp()
    const account = await addAccount(test)
    const { browser } = await signIn(test, account)
    const sure = createAuthenticator({ origin })
    const unsure = createAuthenticator({ origin, verifiesUser: false })
    for (const key of [sure, unsure]) expect((await register(browser, key)).statusCode).toBe(200)
    for (const [key, status] of [
      [sure, 200],
      [unsure, 422],
    ] as const) {
      const somebody = createBrowser(test)
      const response = key.assert(await optionsFor(somebody, 'alone'))
      expect((await somebody.call('signInWithPasskey', { response })).statusCode).toBe(status)
    }
  })

  it('signs a challenge once, of two at once one, and within five minutes', async () => {
    await using test = await createTestApp()
    const { browser } = await signIn(test, await addAccount(test))
    const key = createAuthenticator({ origin })
    await register(browser, key)
    const response = key.assert(await optionsFor(createBrowser(test), 'alone'))
    const answers = await Promise.all([1, 2, 3].map(() => createBrowser(test).call('signInWithPasskey', { response })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422])
    const late = key.assert(await optionsFor(createBrowser(test), 'alone'))
    test.clock.advance(5 * MINUTE)
    expect((await createBrowser(test).call('signInWithPasskey', { response: late })).statusCode).toBe(422)
    expect(
      (await createBrowser(test).call('signInWithPasskey', { response: key.assert({ challenge: 'ours' }) })).statusCode,
    ).toBe(422)
  })

  it('of another site, of another account, or a copy that counts back, is refused', async () => {
    await using test = await createTestApp()
    const account = await addAccount(test)
    const { browser } = await signIn(test, account)
    const phished = createAuthenticator({ origin: 'https://evil.example', rpId: 'dritare.example' })
    const elsewhere = createAuthenticator({ origin, rpId: 'evil.example' })
    for (const key of [phished, elsewhere]) expect((await register(browser, key)).statusCode).toBe(422)

    const key = createAuthenticator({ origin })
    await register(browser, key)
    const { browser: stranger } = await signIn(test, await addAccount(test))
    expect((await register(stranger, key)).json().error.fields).toEqual({ passkey: 'This passkey is here already.' })
    const own = createAuthenticator({ origin })
    await register(stranger, own)
    const atCode = createBrowser(test)
    await atCode.call('signIn', { email: account.email, password })
    const foreign = own.assert(await optionsFor(atCode, 'second'))
    expect((await atCode.call('signInWithPasskey', { response: foreign })).statusCode).toBe(422)

    key.rewind()
    const copied = key.assert(await optionsFor(createBrowser(test), 'alone'))
    expect((await createBrowser(test).call('signInWithPasskey', { response: copied })).statusCode).toBe(422)
  })

  it('whose challenge another session asked for is refused', async () => {
    await using test = await createTestApp()
    const account = await addAccount(test)
    const { browser } = await signIn(test, account)
    const key = createAuthenticator({ origin })
    await register(browser, key)
    const [first, second] = [createBrowser(test), createBrowser(test)]
    for (const one of [first, second]) await one.call('signIn', { email: account.email, password })
    const response = key.assert(await optionsFor(first, 'second'))
    expect((await second.call('signInWithPasskey', { response })).statusCode).toBe(422)
    const registration = createAuthenticator({ origin }).register(await optionsFor(browser, 'register'))
    const { browser: other } = await signIn(test, await addAccount(test))
    expect((await other.call('addPasskey', { name: 'x', response: registration })).statusCode).toBe(422)
  })

  it('makes a session fresh, as the password does', async () => {
    await using test = await createTestApp()
    const { browser } = await signIn(test, await addAccount(test))
    const key = createAuthenticator({ origin })
    await register(browser, key)
    test.clock.advance(15 * MINUTE)
    expect((await browser.call('passkeyOptions', { as: 'register' })).json().error.code).toBe('password_needed')
    await browser.call('signInWithPasskey', { response: key.assert(await optionsFor(browser, 'second')) })
    expect((await browser.call('newRecoveryCodes')).statusCode).toBe(200)
  })

  it('stays where it is the last second factor that a role needs', async () => {
    await using test = await createTestApp()
    const { browser } = await signIn(test, await addAccount(test, { role: 'owner' }))
    const key = createAuthenticator({ origin })
    await register(browser, key)
    expect((await browser.call('removeTotp')).json()).toMatchObject({ totpSince: null, secondFactor: { has: true } })
    const refused = await browser.call('removePasskey', { id: key.id })
    expect([refused.statusCode, refused.json().error.fields]).toEqual([
      422,
      { secondFactor: 'Your role needs a second step: set up another one first.' },
    ])
    expect((await browser.call('readAccount')).json().passkeys).toHaveLength(1)
    expect((await browser.call('removePasskey', { id: 'another' })).statusCode).toBe(404)
  })

  it('is refused in whatever form it does not come', async () => {
    await using test = await createTestApp()
    const somebody = createBrowser(test)
    const response = createAuthenticator({ origin }).assert(await optionsFor(somebody, 'alone'))
    for (const broken of [
      { ...response, response: { ...response.response, clientDataJSON: 'bnVsbA' } },
      { ...response, response: { ...response.response, clientDataJSON: '%%%' } },
      { ...response, response: { ...response.response, authenticatorData: '' } },
      { ...response, id: 'x'.repeat(20_000) },
      { ...response, type: 'password' },
      {},
    ]) {
      expect((await somebody.call('signInWithPasskey', { response: broken })).statusCode).toBe(422)
    }
  })
})
