import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '#locales/languages.ts'
import { closeBrowser, hydrated, openPage } from '../support/browser/browser-page.ts'
import { allowNotifications, withPushService, workerOf } from '../support/browser/push-browser.ts'
import { eventually } from '../support/browser/push-visits.ts'
import { decided, withStorage } from '../support/browser/visitor.ts'
import { readTexts } from '../support/data/texts.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

describe('the offline page', () => {
  it('is not for visitors who have never asked for notifications: they have no worker', async () => {
    await using open = await openPage()
    await open.page.goto(`${server.url}/en/`)
    await hydrated(open.page)
    await open.page.waitForLoadState('networkidle')
    expect(await open.page.evaluate(() => caches.keys())).toEqual([])
    expect(open.context.serviceWorkers()).toEqual([])
  })

  it('and the worker come with the headers that keep them current and safe', async () => {
    const worker = await fetch(`${server.url}/worker.js`)
    expect(worker.headers.get('content-type')).toMatch(/^(text|application)\/javascript/)
    expect(worker.headers.get('cache-control')).toBe('no-cache')
    const page = await fetch(`${server.url}/offline/de.html`)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(await page.text()).toContain('noindex')
    for (const path of ['/offline/pt.html', '/offline/de', '/offline/']) {
      expect((await fetch(server.url + path)).status, path).toBe(404)
    }
  })

  it('stands in for every page in its language while the server is away, and leads back to it', async () => {
    await using open = await openPage()
    const { page, context } = open
    await withPushService(context)
    await withStorage(context, server.url, decided({ notifications: true }))
    await page.goto(`${server.url}/en/about/`)
    await hydrated(page)
    // What an older version of the worker has left.
    await page.evaluate(() =>
      caches.open('offline-pages-older').then((cache) => cache.put('/offline/en.html', new Response('old'))),
    )
    await allowNotifications(page)
    const control = page.locator('footer [data-slot="push-control"]')
    await control.getByRole('button').click()
    await eventually(() => control.getAttribute('data-state')).toBe('on')
    await workerOf(context)
    await eventually(() => page.evaluate(() => caches.keys())).toEqual(
      expect.not.arrayContaining(['offline-pages-older']),
    )
    // Nothing else is ever kept: no page, no answer of the server's.
    const kept = await page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
      return all.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept.toSorted()).toEqual([
      ...languages.map((language) => `/offline/${language}.html`).toSorted(),
      '/push-settings',
    ])

    await server.stop()
    for (const language of languages) {
      const { title, intro, retry } = readTexts(language, 'offline')
      await page.goto(`${server.url}/${language}/blog/?q=window`)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await page.getByText(intro).waitFor()
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      expect(await page.getByRole('link', { name: retry }).getAttribute('href')).toBe('')
    }
    // A plain path has no language: that of the notifications is the visitor's.
    await page.goto(`${server.url}/contact`)
    await page.getByRole('heading', { level: 1, name: readTexts('en', 'offline').title }).waitFor()
    const button = page.getByRole('link', { name: 'Try again' })
    // Styled with nothing but itself.
    expect(await button.evaluate((link) => getComputedStyle(link).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)

    await server.restart()
    await button.click()
    await page
      .locator('main h1')
      .filter({ hasNotText: readTexts('en', 'offline').title })
      .waitFor()
    expect(new URL(page.url()).pathname).toBe('/contact')
  })
})
