import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import deFrame from '#locales/de/staff/staff-frame.json' with { type: 'json' }
import account from '#locales/en/staff/staff-account.json' with { type: 'json' }
import door from '#locales/en/staff/staff-door.json' with { type: 'json' }
import errors from '#locales/en/staff/staff-errors.json' with { type: 'json' }
import frame from '#locales/en/staff/staff-frame.json' with { type: 'json' }
import session from '#locales/en/staff/staff-session.json' with { type: 'json' }
import { axeFindings } from '../support/browser/axe.ts'
import { closeBrowser, type OpenPage, openPage } from '../support/browser/browser-page.ts'
import {
  inviteByShell,
  mailedLink,
  openStaffPage,
  sendForm,
  setUpApp,
  staffHydrated,
  staffPassword,
  staffState,
} from '../support/browser/staff-visitor.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

const calm = { reducedMotion: 'reduce' as const }

/** From the link of an invitation to the desk, by keyboard alone. Resolves to what their app shows. */
async function comeIn(
  { page }: OpenPage,
  link: string,
  name: string,
  onStep: (step: string) => Promise<void> = async () => {},
): Promise<() => string> {
  await page.goto(link)
  await staffHydrated(page)
  await onStep('the invitation')
  await tabTo(page, 'name')
  await page.keyboard.type(name)
  await tabTo(page, 'password')
  await page.keyboard.type(staffPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/admin\/login/)
  await staffHydrated(page)
  const code = await setUpApp(page)
  await onStep('the second step')
  await tabTo(page, 'code')
  await page.keyboard.type(code())
  await page.keyboard.press('Enter')
  await page.locator('ol li').first().waitFor()
  return code
}

async function tabTo(page: Page, field: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await page.evaluate((name) => document.activeElement?.getAttribute('name') === name, field)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach the field ${field}.`)
}

describe('the way in', () => {
  it('leads an owner from the shell’s link to the desk, and a moderator from the owner’s invitation', async () => {
    await using owner = await openPage(calm)
    await comeIn(owner, await inviteByShell(server, 'owner@example.org'), 'Arta Sample', async (step) => {
      expect(await axeFindings(owner.page), step).toEqual([])
    })
    expect(await owner.page.locator('ol li').count()).toBe(10)
    expect(await axeFindings(owner.page)).toEqual([])
    await owner.page.goto(`${server.url}/admin`)
    await staffHydrated(owner.page)
    for (const place of ['', '/people', '/account', '/log']) {
      await owner.page.goto(`${server.url}/admin${place}`)
      await staffHydrated(owner.page)
      expect(await axeFindings(owner.page), place).toEqual([])
    }

    await owner.page.goto(`${server.url}/admin/people`)
    await staffHydrated(owner.page)
    await tabTo(owner.page, 'email')
    await owner.page.keyboard.type('redaktion@example.org')
    await owner.page.locator('select[name="language"]').selectOption('de')
    await owner.page.keyboard.press('Enter')
    await owner.page
      .getByText(/redaktion@example\.org/)
      .first()
      .waitFor()

    await using moderator = await openPage({ ...calm, locale: 'de-DE' })
    await vi.waitFor(() => mailedLink(server, 'redaktion@example.org', 'invitation'), 10_000)
    await moderator.page.goto(mailedLink(server, 'redaktion@example.org', 'invitation'))
    await staffHydrated(moderator.page)
    await moderator.page.locator('[name="name"]').fill('Mira Muster')
    await moderator.page.locator('[name="password"]').fill(staffPassword)
    await moderator.page.keyboard.press('Enter')
    await moderator.page.waitForURL(`${server.url}/admin`)
    expect(await moderator.page.locator('html').getAttribute('lang')).toBe('de')
    await moderator.page.getByRole('link', { name: deFrame.places.desk, exact: true }).first().waitFor()
    expect(await moderator.page.getByRole('link', { name: deFrame.places.people }).count()).toBe(0)
    await moderator.page.goto(`${server.url}/admin/people`)
    expect(await moderator.page.locator('[data-slot="not-for-you"]').count()).toBe(1)
    expect([...owner.problems, ...moderator.problems].filter((text) => !text.includes('status of'))).toEqual([])
  })

  it('works without scripts, and goes where one was going', async () => {
    const link = await inviteByShell(server, 'second@example.org')
    await using plain = await openPage({ javaScriptEnabled: false })
    const { page } = plain
    await page.goto(link)
    await page.locator('[name="name"]').fill('Besa Sample')
    await page.locator('[name="password"]').fill('passwordpassword')
    await sendForm(page)
    expect(await page.locator('[name="name"]').inputValue()).toBe('Besa Sample')
    expect(await page.locator('main').textContent()).toContain(errors.problems.password_common)
    await page.locator('[name="password"]').fill(staffPassword)
    await sendForm(page)
    expect(page.url()).toContain('/admin/login')
    const code = await setUpApp(page)
    await page.locator('[name="code"]').fill('000000')
    await sendForm(page)
    // The same key: whoever has scanned it need not again.
    await page.locator('[name="code"]').fill(code())
    await sendForm(page)
    await page.locator('ol li').first().waitFor()
    await page.context().clearCookies()
    await page.goto(`${server.url}/admin/account?x=1`)
    expect(new URL(page.url()).searchParams.get('to')).toBe('/admin/account?x=1')
    await page.locator('[name="email"]').fill('second@example.org')
    await page.locator('[name="password"]').fill('not the right one at all')
    await sendForm(page)
    expect(await page.locator('[name="email"]').inputValue()).toBe('second@example.org')
    expect(await page.locator('main').textContent()).toContain(door.signIn.refused)
  })
})

describe('a browser that says admin', () => {
  it('is told that the server disagrees, and may forget it', async () => {
    await using open = await openPage(calm)
    const { page } = open
    await page.goto(`${server.url}/icon.svg`)
    await page.evaluate(() => localStorage.setItem('adminLoggedIn', 'true'))
    await page.goto(`${server.url}/admin`)
    await page.getByRole('button', { name: door.warning.flags.remove }).click()
    await page.locator('[name="email"]').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('adminLoggedIn'))).toBeNull()
    expect(open.problems).toEqual([])
  })
})

describe('a line that is down', () => {
  it('is told at the door, and what was written stays', async () => {
    await using open = await openPage(calm)
    const { page } = open
    await page.goto(`${server.url}/admin/login`)
    await staffHydrated(page)
    await page.locator('[name="email"]').fill('owner@example.org')
    await page.locator('[name="password"]').fill(staffPassword)
    await page.route('**/api/staff/**', (route) => route.abort())
    await page.keyboard.press('Enter')
    await page.getByText(session.network).waitFor()
    expect(await page.locator('[name="email"]').inputValue()).toBe('owner@example.org')
  })

  it('is told where recovery codes were to be made anew', async () => {
    await using open = await openPage(calm)
    const { page } = open
    await comeIn(open, await inviteByShell(server, 'fourth@example.org'), 'Fatos Sample')
    await page.goto(`${server.url}/admin/account`)
    await staffHydrated(page)
    await page.route('**/api/staff/account/**', (route) => route.abort())
    const codes = page.locator('[data-slot="recovery-codes-panel"]')
    await codes.getByRole('button', { name: account.codes.make }).click()
    await codes.getByText(session.network).waitFor()
  })
})

describe('a session that ends while somebody works', () => {
  it('is renewed in place, and what was written is sent', async () => {
    await using open = await openPage(calm)
    const { page, context } = open
    const code = await comeIn(open, await inviteByShell(server, 'third@example.org'), 'Cara Sample')
    await page.goto(`${server.url}/admin/account`)
    await staffHydrated(page)
    await context.clearCookies()
    await page.locator('[data-slot="own-preferences"] [name="name"]').fill('Cara Changed')
    await page.locator('[data-slot="own-preferences"]').getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: frame.expired.title })
    await dialog.locator('[name="password"]').fill(staffPassword)
    await dialog.locator('[name="code"]').fill(code())
    await dialog.getByRole('button', { name: frame.expired.send }).click()
    await expect.poll(() => page.locator('[data-slot="rail-foot"]').textContent()).toContain('Cara Changed')
  })

  /** A page whose session has ended while a name was changed on it. */
  async function ended({ page, context }: OpenPage) {
    await page.goto(`${server.url}/admin/account`)
    await staffHydrated(page)
    const { cookies } = await context.storageState()
    await context.clearCookies()
    const own = page.locator('[data-slot="own-preferences"]')
    await own.locator('[name="name"]').fill('Dea Changed')
    await own.getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: frame.expired.title })
    await dialog.waitFor()
    return { dialog, signInElsewhere: () => context.addCookies(cookies) }
  }

  it('is told of without taking what is typed on for a password', async () => {
    await using open = await openStaffPage(server, { name: 'Dea' })
    const { page } = open
    const { dialog } = await ended(open)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url())
    })
    await page.keyboard.type('and one more sentence')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const password = dialog.locator('[name="password"]')
    expect(await password.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await password.inputValue()).toBe('')
    expect(sent).toEqual([])
  })

  it('goes on by itself once they are signed in in another tab, and what was written is sent', async () => {
    await using open = await openStaffPage(server, { name: 'Dea' })
    const { page } = open
    const { dialog, signInElsewhere } = await ended(open)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await signInElsewhere()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('[data-slot="rail-foot"]').textContent()).toContain('Dea Changed')
  })

  it('is renewed in another tab long after: what was pressed is not done by itself', async () => {
    await using open = await openStaffPage(server, { name: 'Dea' })
    const { page } = open
    const { dialog, signInElsewhere } = await ended(open)
    await page.evaluate(() => {
      const { now } = Date
      Date.now = () => now() + 125_000
    })
    await signInElsewhere()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await dialog.waitFor({ state: 'detached' })
    await page.waitForLoadState('networkidle')
    expect(await page.locator('[data-slot="rail-foot"]').textContent()).not.toContain('Dea Changed')
    const own = page.locator('[data-slot="own-preferences"]')
    expect(await own.locator('[name="name"]').inputValue()).toBe('Dea Changed')
    await own.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(() => page.locator('[data-slot="rail-foot"]').textContent()).toContain('Dea Changed')
  })

  it('is over for somebody else who is signed in in another tab: nothing is sent in their name', async () => {
    await using open = await openStaffPage(server, { name: 'Dea' })
    const { page, context } = open
    const { dialog } = await ended(open)
    await context.addCookies((await staffState(server, { name: 'Eni' })).cookies)
    const asked = page.waitForResponse('**/api/staff/session')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await asked
    await page.waitForLoadState('networkidle')
    expect(await dialog.isVisible()).toBe(true)
  })

  it('is forgotten where somebody signs in on the page for it', async () => {
    await using open = await openStaffPage(server, { name: 'Dea' })
    const { page } = open
    const { dialog, signInElsewhere } = await ended(open)
    await dialog.getByRole('link', { name: frame.expired.login }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: session.leave.deed }).click()
    await page.waitForURL(/\/admin\/login/)
    await signInElsewhere()
    await page.evaluate(() => history.back())
    await page.locator('[data-slot="own-preferences"]').waitFor()
    await page.waitForLoadState('networkidle')
    expect(await dialog.count()).toBe(0)
  })
})

describe('a visitor’s page', () => {
  it('has nothing of the staff’s', async () => {
    const html = await (await fetch(`${server.url}/en/`)).text()
    expect(html).not.toMatch(/staff|admin/i)
    expect(await (await fetch(`${server.url}/sitemap.xml`)).text()).not.toContain('/admin')
  })
})
