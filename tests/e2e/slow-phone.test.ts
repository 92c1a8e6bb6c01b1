import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeBrowser, hydrated } from '../support/browser/browser-page.ts'
import { notePosts, openSlowPhone, openToFirstPaint } from '../support/browser/slow-phone.ts'
import { banner, roundButton, stored } from '../support/browser/visitor.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

describe('before the application is there, a tap', () => {
  it('opens the menu, which stays open, and leads on', async () => {
    await using open = await openSlowPhone()
    const { page } = open
    await openToFirstPaint(page, `${server.url}/en/`)
    await page.getByRole('button', { name: 'Menu' }).tap()
    const menu = page.locator('[data-slot="mobile-menu"]')
    await menu.getByRole('link', { name: 'Contact', exact: true }).waitFor()
    await hydrated(page)
    expect(await menu.isVisible()).toBe(true)
    await menu.getByRole('link', { name: 'Contact', exact: true }).tap()
    await page.getByRole('heading', { level: 1, name: 'Tell us what you see.' }).waitFor()
    expect(await menu.isVisible()).toBe(false)
    expect(open.problems).toEqual([])
  })

  it.each([
    ['a question', '/en/contact/', '[data-slot="faq"]'],
    ['a column of the footer', '/en/about/', '[data-slot="site-footer"]'],
  ])('opens %s, which stays open', async (_name, path, block) => {
    await using open = await openSlowPhone()
    const { page } = open
    await openToFirstPaint(page, server.url + path)
    const last = page.locator(`${block} details`).last()
    await last.locator('summary').tap()
    await expect.poll(() => last.getAttribute('open')).not.toBeNull()
    await hydrated(page)
    expect(await last.getAttribute('open')).not.toBeNull()
    expect(await last.locator('summary ~ *').first().isVisible()).toBe(true)
    expect(open.problems).toEqual([])
  })

  it('opens a service, which stays open, and shuts the one before', async () => {
    await using open = await openSlowPhone()
    const { page } = open
    await openToFirstPaint(page, `${server.url}/en/`)
    const cards = page.locator('[data-slot="service-cards"]')
    await cards.getByRole('button', { name: 'App development' }).tap()
    await cards.getByRole('link', { name: /^Ask about it ?: App development/ }).waitFor()
    await hydrated(page)
    expect(await cards.getByRole('button', { expanded: true }).allTextContents()).toEqual(['App development'])
    await expect.poll(() => cards.getByRole('link').count()).toBe(1)
    expect(open.problems).toEqual([])
  })

  it('changes the language, once', async () => {
    await using open = await openSlowPhone()
    const { page } = open
    await openToFirstPaint(page, `${server.url}/en/about/`)
    const switcher = page.locator('[data-slot="language-switcher"]')
    await switcher.locator('summary').tap()
    await switcher.getByRole('link', { name: 'Deutsch' }).tap()
    await page.getByRole('heading', { level: 1, name: 'Dritare heißt Fenster.' }).waitFor()
    await hydrated(page)
    expect(new URL(page.url()).pathname).toBe('/de/about/')
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de')
    expect(await switcher.getAttribute('open')).toBeNull()
    expect(open.problems).toEqual([])
  })

  it('on a link below the first view leads there', async () => {
    await using open = await openSlowPhone()
    const { page } = open
    await openToFirstPaint(page, `${server.url}/de/`)
    await page.locator('[data-slot="call-to-action"] a').tap()
    await page.locator('[data-slot="contact-form"]').waitFor()
    expect(open.problems).toEqual([])
  })
})

describe('the cookie banner', () => {
  it.each([
    ['reject', 'rejected'],
    ['accept', 'accepted'],
  ])('takes the answer as soon as it is seen: %s', async (choice, decision) => {
    await using open = await openSlowPhone()
    const { page } = open
    await page.addInitScript(() => {
      const counted = Object.assign(window, { decisions: 0 })
      window.addEventListener('cookieConsent', () => counted.decisions++)
    })
    await openToFirstPaint(page, `${server.url}/en/`)
    await banner(page).locator(`[data-choice="${choice}"]`).tap()
    await roundButton(page).waitFor()
    expect(await banner(page).count()).toBe(0)
    expect(JSON.parse((await stored(page, 'consent')) ?? 'null')).toMatchObject({ decision })
    expect(await page.evaluate(() => Reflect.get(window, 'decisions'))).toBe(1)
    expect(open.problems).toEqual([])
  })

  it('opens the choice of categories as soon as it is seen', async () => {
    await using open = await openSlowPhone()
    const { page } = open
    await openToFirstPaint(page, `${server.url}/en/`)
    await banner(page).getByRole('button', { name: 'Customise' }).tap()
    await page.getByRole('dialog').waitFor()
    expect(open.problems).toEqual([])
  })
})

describe('a form that is filled in before the application is there', () => {
  it('keeps the address for the newsletter, and sends it once', async () => {
    await using open = await openSlowPhone()
    const { page } = open
    const posts = notePosts(page)
    await openToFirstPaint(page, `${server.url}/en/about/`)
    const form = page.locator('footer [data-slot="newsletter-form"]')
    await form.getByRole('textbox').tap()
    await page.keyboard.type('early@dritare.example')
    await hydrated(page)
    expect(await form.getByRole('textbox').inputValue()).toBe('early@dritare.example')
    await form.getByRole('button').tap()
    await page.locator('[data-slot="newsletter-form"][data-state="success"]').first().waitFor()
    expect(posts.filter((path) => path.includes('newsletter'))).toEqual(['/api/newsletter'])
    expect(open.problems).toEqual([])
  })

  it('sends the address for the newsletter by itself, once', async () => {
    await using open = await openSlowPhone()
    const { page } = open
    const posts = notePosts(page)
    await openToFirstPaint(page, `${server.url}/en/about/`)
    const form = page.locator('footer [data-slot="newsletter-form"]')
    await form.getByRole('textbox').fill('earlier@dritare.example')
    await form.getByRole('button').tap()
    await page.locator('[data-slot="newsletter-form"][data-state="success"]').first().waitFor()
    await hydrated(page)
    expect(posts.filter((path) => path.includes('newsletter')).length).toBe(1)
    expect(open.problems).toEqual([])
  })

  it.each([
    ['and waits for it', true],
    ['and is quicker', false],
  ])('sends the message once: the visitor writes at once %s', async (_name, waits) => {
    await using open = await openSlowPhone()
    const { page } = open
    const posts = notePosts(page)
    await openToFirstPaint(page, `${server.url}/en/contact/`)
    const form = page.locator('[data-slot="contact-form"]')
    await form.getByRole('textbox', { name: 'Name' }).tap()
    await page.keyboard.type('Ana Early')
    await form.getByRole('textbox', { name: 'Email' }).fill('ana@dritare.example')
    await form.getByRole('combobox').selectOption('project')
    await form.getByRole('textbox', { name: 'Message' }).fill('A window that opens before the house is built.')
    if (waits) {
      await hydrated(page)
      expect(await form.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Ana Early')
      expect(await form.getByRole('combobox').inputValue()).toBe('project')
    }
    await form.getByRole('button', { name: 'Send' }).tap()
    await page.getByRole('heading', { level: 1, name: 'Thank you. It is here.' }).waitFor()
    expect(posts.filter((path) => path.includes('contact')).length).toBe(1)
    expect(open.problems).toEqual([])
  })
})
