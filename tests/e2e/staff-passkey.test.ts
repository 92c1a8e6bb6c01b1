import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import account from '#locales/en/staff/staff-account.json' with { type: 'json' }
import door from '#locales/en/staff/staff-door.json' with { type: 'json' }
import errors from '#locales/en/staff/staff-errors.json' with { type: 'json' }
import frame from '#locales/en/staff/staff-frame.json' with { type: 'json' }
import { axeFindings } from '../support/browser/axe.ts'
import { closeBrowser, type OpenPage, openPage } from '../support/browser/browser-page.ts'
import { inviteByShell, setUpApp, staffHydrated, staffPassword, staffState } from '../support/browser/staff-visitor.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

// Passkeys belong to a name; a number is none.
const here = () => server.url.replace('127.0.0.1', 'localhost')

async function addAuthenticator({ page, context }: Pick<OpenPage, 'page' | 'context'>): Promise<void> {
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
}

async function addPasskey(page: Page): Promise<Locator> {
  await page.goto(`${here()}/admin/account`)
  await staffHydrated(page)
  const passkeys = page.locator('[data-slot="passkeys"]')
  await passkeys.locator('[name="name"]').fill('Laptop')
  await passkeys.getByRole('button', { name: account.passkeys.add }).click()
  return passkeys
}

it('a passkey is made in the account, and opens the door without a password', async () => {
  await using open = await openPage()
  const { page, context } = open
  await addAuthenticator(open)
  const link = new URL(await inviteByShell(server, 'owner@example.org'))
  await page.goto(here() + link.pathname + link.search)
  await page.locator('[name="name"]').fill('Arta Sample')
  await page.locator('[name="password"]').fill(staffPassword)
  await page.keyboard.press('Enter')
  await page.locator('[name="code"]').waitFor()
  const code = await setUpApp(page)
  await page.locator('[name="code"]').fill(code())
  await page.keyboard.press('Enter')
  await page.locator('ol li').first().waitFor()

  const passkeys = await addPasskey(page)
  await passkeys.getByText('Laptop', { exact: true }).waitFor()

  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${here()}/admin/log`)
  await page.getByRole('button', { name: door.signIn.passkey }).click()
  await page.waitForURL(`${here()}/admin/log`)
  await expect.poll(() => page.locator('main h1').textContent()).toBe('Log')
  expect(open.problems).toEqual([])
})

it('a passkey alone renews a session that has ended, and the last one stays where a second step is needed', async () => {
  await using open = await openPage()
  const { page, context } = open
  await addAuthenticator(open)
  const { cookies } = await staffState(server, { role: 'moderator', name: 'Mira' })
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, domain: 'localhost' })))
  const passkeys = await addPasskey(page)
  // The codes that come with the first second step.
  await page.locator('ol li').first().waitFor()
  await page.goto(`${here()}/admin/account`)
  await staffHydrated(page)
  await passkeys.getByRole('button', { name: account.passkeys.remove }).click()
  await passkeys.getByText(errors.problems.second_factor_needed).waitFor()

  await context.clearCookies()
  const own = page.locator('[data-slot="own-preferences"]')
  await own.locator('[name="name"]').fill('Mira Changed')
  await own.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: frame.expired.title })
  await dialog.getByLabel(frame.again.recovery).waitFor()
  expect(await dialog.getByLabel(frame.again.code).count()).toBe(0)
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: frame.again.passkey }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('[data-slot="rail-foot"]').textContent()).toContain('Mira Changed')
})
