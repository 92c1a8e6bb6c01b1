import { afterAll, beforeAll, expect, it } from 'vitest'
import account from '#locales/en/staff/staff-account.json' with { type: 'json' }
import door from '#locales/en/staff/staff-door.json' with { type: 'json' }
import { closeBrowser, openPage } from '../support/browser/browser-page.ts'
import { inviteByShell, setUpApp, staffPassword } from '../support/browser/staff-visitor.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

it('a passkey is made in the account, and opens the door without a password', async () => {
  await using open = await openPage()
  const { page, context } = open
  // Passkeys belong to a name; a number is none.
  const here = server.url.replace('127.0.0.1', 'localhost')
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const link = new URL(await inviteByShell(server, 'owner@example.org'))
  await page.goto(here + link.pathname + link.search)
  await page.locator('[name="name"]').fill('Arta Sample')
  await page.locator('[name="password"]').fill(staffPassword)
  await page.keyboard.press('Enter')
  await page.locator('[name="code"]').waitFor()
  const code = await setUpApp(page)
  await page.locator('[name="code"]').fill(code())
  await page.keyboard.press('Enter')
  await page.locator('ol li').first().waitFor()

  await page.goto(`${here}/admin/account`)
  const passkeys = page.locator('[data-slot="passkeys"]')
  await passkeys.locator('[name="name"]').fill('Laptop')
  await passkeys.getByRole('button', { name: account.passkeys.add }).click()
  await passkeys.getByText('Laptop', { exact: true }).waitFor()

  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${here}/admin/log`)
  await page.getByRole('button', { name: door.signIn.passkey }).click()
  await page.waitForURL(`${here}/admin/log`)
  await expect.poll(() => page.locator('main h1').textContent()).toBe('Log')
  expect(open.problems).toEqual([])
})
