import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from '../support/browser/axe.ts'
import { closeBrowser, openPage } from '../support/browser/browser-page.ts'
import { openStaffPage, staffHydrated } from '../support/browser/staff-visitor.ts'
import { readTexts } from '../support/data/texts.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ TRACKING_HOSTS: '127.0.0.1' })
  for (let number = 0; number < 6; number++) await addVisit('/de/about/')
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

const texts = readTexts('en', 'staff-segments')
/** Another one each time: what is kept already cannot be kept again. */
const filtered = { true: '/analytics?timeRange=1d&device=mobile', false: '/analytics?timeRange=1d&device=mobile&in=de' }

async function addVisit(page: string): Promise<void> {
  const answer = await fetch(`${server.url}/api/analytics`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent':
        'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    },
    body: JSON.stringify({
      ...{ page, referrer: '', language: 'de', screenResolution: '390x844', timezone: 'Europe/Berlin' },
      ...{ sessionId: randomUUID(), isReturning: false, timeOnPage: 12, exitPage: false, analyticsEnabled: true },
      cookieConsent: {
        ...{ essential: true, preferences: true, analytics: true, marketing: false, newsletter: false },
        ...{ notifications: false, recaptcha: false, timestamp: new Date().toISOString(), version: '1.0' },
      },
    }),
  })
  expect(answer.status).toBe(201)
}

describe('segments', () => {
  it.each([true, false] as const)(
    'are kept, renamed and deleted; a link is made, followed without a session, and revoked (JavaScript: %s)',
    async (javaScriptEnabled) => {
      await using owner = await openStaffPage(server, { role: 'owner', reducedMotion: 'reduce', javaScriptEnabled })
      const { page } = owner
      const mobile = filtered[`${javaScriptEnabled}`]
      const strip = page.getByRole('region', { name: texts.title, exact: true })
      const opener = strip.getByText(texts.open)
      const name = `Phones ${randomUUID().slice(0, 8)}`
      await page.goto(server.url + mobile)
      if (javaScriptEnabled) await staffHydrated(page)

      await opener.click()
      const kept = strip.getByRole('region', { name: texts.kept.title })
      await kept.getByRole('textbox', { name: texts.kept.name }).last().fill(name)
      await kept.getByRole('button', { name: texts.kept.keep }).click()
      await strip.getByRole('link', { name, exact: true }).first().waitFor()
      expect(page.url()).toContain('device=mobile')
      expect(page.url()).toContain('timeRange=1d')

      if ((await strip.locator('> div > details').getAttribute('open')) === null) await opener.click()
      const links = strip.getByRole('region', { name: texts.shares.title })
      await links.getByRole('textbox', { name: texts.shares.name }).fill(`For ${name}`)
      await links.getByRole('button', { name: texts.shares.make }).click()
      const address = await links.getByRole('textbox', { name: texts.shares.address }).inputValue()
      expect(address).toMatch(/\/analytics\/shared\?token=[\w-]{43}$/)
      if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([])
      const path = new URL(address).pathname + new URL(address).search

      await using holder = await openPage({ javaScriptEnabled, reducedMotion: 'reduce' })
      const shared = holder.page
      expect((await shared.goto(server.url + path))?.status()).toBe(200)
      await shared.getByRole('heading', { level: 1, name: `For ${name}` }).waitFor()
      const figures = shared.locator('[data-slot="analytics-figures"]')
      expect(await figures.locator('.display').first().textContent()).toBe('6')
      await shared.getByRole('navigation', { name: texts.shared.label }).getByRole('link', { name: '7 days' }).click()
      await shared.waitForURL(/timeRange=7d/)
      await shared.getByRole('link', { name: '7 days' }).and(shared.locator('[aria-current]')).waitFor()
      await shared
        .locator('#panel-pages')
        .getByRole('link', { name: /as a table$/ })
        .click()
      await shared.locator('#panel-pages').getByRole('table').waitFor()
      if (javaScriptEnabled) expect(await axeFindings(shared)).toEqual([])
      expect(await shared.locator('#panel-pages table a').count()).toBe(0)
      expect(holder.problems).toEqual([])

      await links.getByRole('button', { name: texts.shares.revokeNamed.replace('{{name}}', `For ${name}`) }).click()
      await expect.poll(() => links.getByText(`For ${name}`).count()).toBe(0)
      expect((await fetch(server.url + path)).status).toBe(404)

      await page.goto(server.url + mobile)
      if (javaScriptEnabled) await staffHydrated(page)
      await opener.click()
      const line = kept.getByRole('listitem').filter({ hasText: name })
      await line.locator('summary').click()
      await line.getByRole('textbox', { name: texts.kept.name }).fill(`${name}, renamed`)
      await line.getByRole('button', { name: texts.kept.rename }).click()
      await strip
        .getByRole('link', { name: `${name}, renamed` })
        .first()
        .waitFor()
      if ((await strip.locator('> div > details').getAttribute('open')) === null) await opener.click()
      const renamed = kept.getByRole('listitem').filter({ hasText: `${name}, renamed` })
      if ((await renamed.locator('details').getAttribute('open')) === null) await renamed.locator('summary').click()
      await renamed.getByRole('button', { name: texts.kept.delete }).click()
      await expect.poll(() => strip.getByRole('link', { name: `${name}, renamed` }).count()).toBe(0)
      expect(owner.problems).toEqual([])
    },
    120_000,
  )
})
