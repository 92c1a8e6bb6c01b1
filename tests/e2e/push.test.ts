import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiPaths } from '#api/contract/values/paths.ts'
import { closeBrowser, hydrated, openPage } from '../support/browser/browser-page.ts'
import { allowNotifications, subscriptionIn } from '../support/browser/push-browser.ts'
import {
  eventually,
  knownOf,
  ownNetwork,
  pushControl,
  pushDialog,
  pushIs,
  subscribed,
  subscriptionOf,
  visit,
} from '../support/browser/push-visits.ts'
import { roundButton, stored, walkedLanguages, withStorage } from '../support/browser/visitor.ts'
import { readTexts } from '../support/data/texts.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

describe('a page that nobody has asked', () => {
  it('asks nothing, offers nothing, and fetches nothing for it', async () => {
    await using open = await openPage()
    const asked: string[] = []
    open.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const page = await visit(server.url, open, { consent: { notifications: true } })
    await roundButton(page).waitFor()
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => /worker\.js|\/api\/push|\/push-(?!control)/.test(path))).toEqual([])
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    expect(await pushDialog(page).count()).toBe(0)
    await pushIs(page, 'off')
    // Pointing at the button is the first sign that somebody might.
    await pushControl(page).getByRole('button').hover()
    await eventually(() => asked.some((path) => /\/push-(?!control)/.test(path))).toBe(true)
    expect(asked.filter((path) => /worker\.js|\/api\/push/.test(path))).toEqual([])
  })

  it.each(walkedLanguages)('says in %s without scripts that notifications need them', async (language) => {
    await using open = await openPage({ javaScriptEnabled: false })
    await open.page.goto(`${server.url}/${language}/`)
    await pushControl(open.page).getByText(readTexts(language, 'push-control').withoutScripts).waitFor()
    expect(await pushControl(open.page).getByRole('button').count()).toBe(0)
  })
})

describe('switching on', () => {
  it.each(walkedLanguages)('goes by the offer and the browser’s question to the server in %s', async (language) => {
    await using open = await openPage(ownNetwork())
    const page = await visit(server.url, open, { language, consent: { notifications: true } })
    const texts = readTexts(language, 'push-modal')
    await pushControl(page).getByRole('button').click()
    await pushDialog(page).getByRole('heading', { name: texts.offer.title }).waitFor()
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    await allowNotifications(page)
    await pushDialog(page).getByRole('button', { name: texts.offer.enable, exact: true }).click()
    await pushControl(page).getByText(readTexts(language, 'push-control').states.on).waitFor()
    await eventually(() => pushDialog(page).count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.closest('[data-slot="push-control"]') !== null)).toBe(true)

    expect(await knownOf(server.url, await subscriptionOf(page))).toMatchObject({
      known: true,
      language,
      preferences: { languages: [language] },
    })
    expect(await stored(page, 'push-subscribed')).toBe('true')
    expect(open.problems).toEqual([])
  })

  it('asks for consent in place, and allows that category alone', async () => {
    await using open = await openPage(ownNetwork())
    const page = await visit(server.url, open, { consent: { preferences: true } })
    const texts = readTexts('en', 'push-modal')
    await pushControl(page).getByRole('button').click()
    await pushDialog(page).getByText(texts.offer.consent.text).waitFor()
    await allowNotifications(page)
    await pushDialog(page).getByRole('button', { name: texts.offer.allow }).click()
    await pushIs(page, 'on')
    expect(JSON.parse((await stored(page, 'consent')) ?? '')).toMatchObject({
      preferences: true,
      analytics: false,
      marketing: false,
      newsletter: false,
      notifications: true,
      recaptcha: false,
      decision: 'customized',
    })
  })

  it('answers the cookie question along with it, with everything else off', async () => {
    await using open = await openPage(ownNetwork())
    const page = await visit(server.url, open, { consent: 'undecided' })
    await pushControl(page).getByRole('button').click()
    await allowNotifications(page)
    await pushDialog(page)
      .getByRole('button', { name: readTexts('en', 'push-modal').offer.allow })
      .click()
    await pushIs(page, 'on')
    await roundButton(page).waitFor()
    expect(await page.locator('[data-slot="cookie-banner"]').count()).toBe(0)
    expect(JSON.parse((await stored(page, 'consent')) ?? '')).toMatchObject({ analytics: false, notifications: true })
  })
})

describe('Later', () => {
  const offered = 'Hear of new posts'
  async function saveCategory(page: Page) {
    await roundButton(page).click()
    await page.getByRole('switch', { name: 'Notifications' }).click()
    await page.getByRole('button', { name: readTexts('en', 'preferences-panel').save }).click()
  }

  it('keeps the offer away for 30 days, except from those who ask for it', async () => {
    await using open = await openPage(ownNetwork())
    await open.page.clock.install({ time: '2026-11-21T12:00:00Z' })
    const page = await visit(server.url, open)
    // Who allows the category is offered what it is for.
    await saveCategory(page)
    await pushDialog(page).getByRole('heading', { name: offered }).waitFor()
    await pushDialog(page).getByRole('button', { name: 'Later' }).click()
    await eventually(() => stored(page, 'push-later')).toMatch(/^2026-11-21T12:/)
    await eventually(() => pushDialog(page).count()).toBe(0)

    await page.clock.setFixedTime('2026-12-21T11:00:00Z')
    await page.reload()
    await hydrated(page)
    await saveAgain(page)
    await page.waitForLoadState('networkidle')
    expect(await pushDialog(page).count()).toBe(0)
    await pushControl(page).getByRole('button').click()
    await pushDialog(page).getByRole('heading', { name: offered }).waitFor()
  })

  it('ends after 30 days', async () => {
    await using open = await openPage(ownNetwork())
    await withStorage(open.context, server.url, { 'push-later': '2026-11-21T12:00:00.000Z' })
    await open.page.clock.install({ time: '2026-12-21T12:00:01Z' })
    const page = await visit(server.url, open)
    await saveCategory(page)
    await pushDialog(page).getByRole('heading', { name: offered }).waitFor()
  })

  async function saveAgain(page: Page) {
    await roundButton(page).click()
    await page.getByRole('button', { name: readTexts('en', 'preferences-panel').save }).click()
  }
})

describe('switching off', () => {
  it('ends it in the browser and on the server, and leaves nothing behind', async () => {
    await using open = await openPage(ownNetwork())
    const page = await subscribed(server.url, open)
    const subscription = await subscriptionOf(page)
    await pushControl(page).getByRole('button', { name: 'Unsubscribe' }).click()
    await pushIs(page, 'off')
    expect(await subscriptionIn(page)).toBeUndefined()
    expect((await knownOf(server.url, subscription)).known).toBe(false)
    await eventually(() => remains(page)).toEqual({ caches: [], names: ['consent', 'consent-version'], workers: 0 })
  })

  it('follows when consent is withdrawn, even if the server does not hear of it', async () => {
    await using open = await openPage(ownNetwork())
    const page = await subscribed(server.url, open)
    await page.route(`**${apiPaths.pushSubscriptions}`, (route) => route.abort())
    await roundButton(page).click()
    await page.getByRole('switch', { name: 'Notifications' }).click()
    await page.getByRole('button', { name: readTexts('en', 'preferences-panel').save }).click()
    await pushIs(page, 'off')
    expect(await subscriptionIn(page)).toBeUndefined()
    await eventually(() => remains(page)).toMatchObject({ caches: [], workers: 0 })
  })

  it('tells the server when consent is withdrawn', async () => {
    await using open = await openPage(ownNetwork())
    const page = await subscribed(server.url, open)
    const subscription = await subscriptionOf(page)
    await roundButton(page).click()
    await page.getByRole('switch', { name: 'Notifications' }).click()
    await page.getByRole('button', { name: readTexts('en', 'preferences-panel').save }).click()
    await pushIs(page, 'off')
    expect((await knownOf(server.url, subscription)).known).toBe(false)
  })

  it('is seen in other tabs', async () => {
    await using open = await openPage(ownNetwork())
    const page = await subscribed(server.url, open)
    const other = await open.context.newPage()
    await other.goto(`${server.url}/de/about/`)
    await hydrated(other)
    await pushIs(other, 'on')
    await pushControl(page).getByRole('button', { name: 'Unsubscribe' }).click()
    await pushIs(other, 'off')
  })

  async function remains(page: Page) {
    return page.evaluate(async () => ({
      caches: await caches.keys(),
      names: Object.keys(localStorage).toSorted(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }))
  }
})
