import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consentRecord } from '#api/contract/consent.ts'
import texts from '#locales/en/site/preferences-panel.json' with { type: 'json' }
import { closeBrowser, firstViewHydrated, hydrated, type OpenPage, openPage } from '../support/browser/browser-page.ts'
import { banner, consentOf, decided, roundButton, stored, withStorage } from '../support/browser/visitor.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

async function visit(open: OpenPage, path = '/en/about/'): Promise<Page> {
  await open.page.goto(server.url + path)
  await hydrated(open.page)
  return open.page
}

async function recordOf(page: Page) {
  return consentRecord.parse(JSON.parse((await stored(page, 'consent')) ?? 'null'))
}

describe('the banner', () => {
  it('waits a second, and stores nothing before an answer', async () => {
    await using open = await openPage()
    await open.page.clock.install()
    const { page } = open
    await page.goto(`${server.url}/en/about/`)
    // Its second begins here, and goes on while the test looks.
    await firstViewHydrated(page)
    await page.clock.runFor(500)
    expect(await banner(page).count()).toBe(0)
    await page.clock.runFor(600)
    await banner(page).waitFor()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    expect(await page.context().cookies()).toEqual([])
    expect(open.problems).toEqual([])
  })

  it.each([
    { name: 'reject', decision: 'rejected', isOn: false },
    { name: 'accept', decision: 'accepted', isOn: true },
  ])(
    '$name closes it, stores all optional categories as $isOn and fires the event',
    async ({ name, decision, isOn }) => {
      await using open = await openPage()
      const page = await visit(open)
      await page.evaluate(() => {
        window.addEventListener('cookieConsent', (event) => Reflect.set(window, 'decision', event.detail.decision))
      })
      await page.locator(`[data-choice="${name}"]`).click()
      await roundButton(page).waitFor()
      await expect.poll(() => banner(page).count()).toBe(0)
      const { preferences, analytics, marketing, newsletter, notifications, recaptcha, ...rest } = await recordOf(page)
      expect([preferences, analytics, marketing, newsletter, notifications, recaptcha]).toEqual(Array(6).fill(isOn))
      expect(rest).toMatchObject({ essential: true, version: '1.0', decision })
      await expect.poll(() => stored(page, 'consent-version')).toBe('1.0')
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'decision'))).toBe(decision)
      await page.reload()
      await roundButton(page).waitFor()
      expect(open.problems).toEqual([])
    },
  )

  it('opens the panel by Customise, where one category can be switched on by itself', async () => {
    await using open = await openPage()
    const page = await visit(open)
    await banner(page).getByRole('button', { name: 'Customise' }).click()
    await page.getByRole('switch', { name: texts.categories.analytics.label }).click()
    await page.getByRole('button', { name: texts.save }).click()
    await roundButton(page).waitFor()
    const { timestamp: _, receipt: __, ...record } = await recordOf(page)
    const { timestamp: ___, receipt: ____, ...expected } = consentOf({ analytics: true })
    expect(record).toEqual(expected)
  })

  it('comes back when the panel is left without a choice', async () => {
    await using open = await openPage()
    const page = await visit(open)
    await banner(page).getByRole('button', { name: 'Customise' }).click()
    await page.getByRole('button', { name: texts.cancel }).click()
    await banner(page).waitFor()
    await expect.poll(() => stored(page, 'consent')).toBeNull()
  })

  // What else is none: tests/ui/consent.test.tsx.
  it('takes a broken record for no consent', async () => {
    await using open = await openPage()
    await withStorage(open.context, server.url, { consent: '{"essential":true', 'consent-version': '1.0' })
    const page = await visit(open)
    await banner(page).waitFor()
    expect(await roundButton(page).count()).toBe(0)
    expect(open.problems).toEqual([])
  })

  it('is never shown to a crawler', async () => {
    await using open = await openPage({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
    await open.page.clock.install()
    const page = await visit(open)
    await page.clock.runFor(5000)
    expect(await banner(page).count()).toBe(0)
  })
})

describe('a choice', () => {
  it('takes effect in another open tab without a reload', async () => {
    await using open = await openPage()
    const first = await visit(open)
    const second = await open.context.newPage()
    await second.goto(`${server.url}/en/contact/`)
    await hydrated(second)
    await banner(second).waitFor()
    await first.locator('[data-choice="accept"]').click()
    await roundButton(second).waitFor()
    await expect.poll(() => banner(second).count()).toBe(0)
    await roundButton(second).click()
    await second.getByRole('switch', { name: texts.categories.preferences.label }).click()
    await second.getByRole('button', { name: texts.save }).click()
    await first.waitForFunction(() => localStorage.getItem('i18nextLng') === null)
    await roundButton(first).click()
    const inFirst = first.getByRole('switch', { name: texts.categories.preferences.label })
    await inFirst.waitFor()
    await expect.poll(() => inFirst.isChecked()).toBe(false)
  })

  it('holds for the life of the page when storage is refused, and allows nothing', async () => {
    await using open = await openPage()
    await open.context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('refused', 'QuotaExceededError')
      }
    })
    const page = await visit(open)
    await page.locator('[data-choice="accept"]').click()
    await roundButton(page).waitFor()
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
    await page.waitForURL(/contact/)
    await expect.poll(() => roundButton(page).count()).toBe(1)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    expect(open.problems).toEqual([])
  })

  it('can be changed later by the round button, which shows the receipt', async () => {
    await using open = await openPage()
    await withStorage(open.context, server.url, decided({ analytics: true }))
    const page = await visit(open)
    await roundButton(page).click()
    await page.getByText(consentOf().receipt).waitFor()
    await expect.poll(() => page.getByRole('switch', { name: texts.categories.analytics.label }).isChecked()).toBe(true)
    await page.getByRole('button', { name: texts.acceptAll }).click()
    await page.waitForFunction(() => localStorage.getItem('consent')?.includes('"accepted"'))
    await page.waitForFunction(() => document.activeElement?.matches('[data-slot="preferences-button"]'))
  })

  it('against preferences removes language and theme', async () => {
    await using open = await openPage()
    await withStorage(open.context, server.url, {
      ...decided({ preferences: true }),
      i18nextLng: 'en',
      theme: 'night',
      hasVisitedAbout: 'true',
    })
    const page = await visit(open)
    await roundButton(page).click()
    await page.getByRole('switch', { name: texts.categories.preferences.label }).click()
    await page.getByRole('button', { name: texts.save }).click()
    await page.waitForFunction(() => localStorage.getItem('i18nextLng') === null)
    await expect.poll(() => stored(page, 'theme')).toBeNull()
    await expect.poll(() => stored(page, 'hasVisitedAbout')).toBeNull()
  })

  it('against reCAPTCHA removes what Google’s script has left, though that script is not loaded', async () => {
    await using open = await openPage()
    await withStorage(open.context, server.url, { ...decided({ recaptcha: true }), _grecaptcha: 'kept' })
    const page = await visit(open)
    expect(await stored(page, '_grecaptcha')).toBe('kept')
    await roundButton(page).click()
    await page.getByRole('switch', { name: texts.categories.recaptcha.label }).click()
    await page.getByRole('button', { name: texts.save }).click()
    await page.waitForFunction(() => localStorage.getItem('_grecaptcha') === null)
  })

  it('against analytics removes the cookies of others, and only theirs', async () => {
    await using open = await openPage()
    const url = server.url
    await open.context.addCookies([
      ...['_ga', '_ga_ABC123', '_gid', '_gat_UA-1'].map((name) => ({ name, value: '1', url })),
      { name: '_ga_deep', value: '1', domain: '127.0.0.1', path: '/en' },
      { name: 'other', value: '1', url },
    ])
    const page = await visit(open)
    await page.locator('[data-choice="reject"]').click()
    await roundButton(page).waitFor()
    expect((await open.context.cookies()).map(({ name }) => name)).toEqual(['other'])
  })
})

describe('Global Privacy Control', () => {
  it('starts everything optional off, says so, and leaves the choice', async () => {
    await using open = await openPage()
    await open.context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    )
    const page = await visit(open)
    await banner(page)
      .getByText(/Global Privacy Control/)
      .waitFor()
    await banner(page).getByRole('button', { name: 'Customise' }).click()
    await page.getByText(texts.signal.title).waitFor()
    const switches = page.getByRole('switch')
    const states = await switches.evaluateAll((all) => all.map((one) => one.getAttribute('aria-checked')))
    expect(states.filter((state) => state === 'true')).toHaveLength(1)
    await page.getByRole('button', { name: texts.acceptAll }).click()
    await roundButton(page).waitFor()
    expect((await recordOf(page)).analytics).toBe(true)
  })
})
