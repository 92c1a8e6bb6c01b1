import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#api/db/open.ts'
import texts from '#locales/en/site/contact-form.json' with { type: 'json' }
import { closeBrowser, hydrated, type OpenPage, openPage } from '../support/browser/browser-page.ts'
import { decided, withStorage } from '../support/browser/visitor.ts'
import { goodAnswer, startRecaptchaServer } from '../support/servers/recaptcha-server.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

afterAll(closeBrowser)

/** Every address that the pages and workers of a context ask for. */
function requestsOf({ context }: OpenPage): URL[] {
  const requests: URL[] = []
  context.on('request', (request) => requests.push(new URL(request.url())))
  return requests
}

async function openForm({ page }: OpenPage, server: TestServer) {
  await page.goto(`${server.url}/en/contact/`)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
}

async function fillIn(page: Page, email: string) {
  await page.getByLabel(texts.name, { exact: true }).fill('Jonida Sample')
  await page.getByLabel(texts.email, { exact: true }).fill(email)
  await page.getByLabel(texts.purpose).selectOption({ label: texts.purposes.project })
  await page.getByLabel(texts.message, { exact: true }).fill('We would like a window on the web.')
}

async function send(page: Page) {
  await page.getByRole('button', { name: texts.send }).click()
  await page.waitForURL(/\/en\/thank-you\/$/)
}

/** What the server has stored of a sender's message. */
async function storedOf(server: TestServer, email: string) {
  const { dataDir, databaseUrl } = server
  const { db } = await openDatabase({ dataDir, databaseUrl, now: Date.now, onError: () => {} })
  try {
    const row = await db.selectFrom('messages').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
    const sources: { source: string }[] = JSON.parse(row.sources ?? '[]')
    return { score: row.score, state: row.state, sources: sources.map(({ source }) => source) }
  } finally {
    await db.destroy()
  }
}

describe('the contact form against spam (D18)', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.remove())

  it('loads nothing for it before the form has the focus, and asks nobody else', async () => {
    await using open = await openPage()
    const requests = requestsOf(open)
    const { page } = open
    await openForm(open, server)
    const before = requests.map(({ pathname }) => pathname)
    expect(before).not.toContain('/api/challenge')
    expect(page.workers()).toEqual([])

    const [worker] = await Promise.all([
      page.waitForEvent('worker'),
      page.waitForResponse('**/api/challenge'),
      page.getByLabel(texts.name, { exact: true }).focus(),
    ])
    const parts = requests.map(({ pathname }) => pathname).filter((path) => !before.includes(path))
    expect(parts.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThanOrEqual(1)
    expect(before).not.toContain(new URL(worker.url()).pathname)
    expect(new Set(requests.map(({ origin }) => origin))).toEqual(new Set([server.url]))
    expect(open.problems).toEqual([])
  })

  it('sends a proof of work and the time along with what a person writes', async () => {
    await using open = await openPage()
    const requests = requestsOf(open)
    await openForm(open, server)
    await fillIn(open.page, 'person@example.org')
    await send(open.page)
    const stored = await storedOf(server, 'person@example.org')
    expect(stored.state).toBe('new')
    expect(stored.sources).toContain('proof-good')
    expect(stored.sources).not.toContain('time-unknown')
    expect(new Set(requests.map(({ origin }) => origin))).toEqual(new Set([server.url]))
    expect(open.problems).toEqual([])
  })

  it('works for who was at the form before the scripts were', async () => {
    await using open = await openPage()
    await open.page.addInitScript(() => {
      // As early as a person could be: the field has just come from the server.
      const watcher = new MutationObserver(() => {
        const field = document.querySelector<HTMLInputElement>('input[name="name"]')
        if (field) watcher.disconnect()
        field?.focus()
      })
      watcher.observe(document, { childList: true, subtree: true })
    })
    const challenge = open.page.waitForResponse('**/api/challenge')
    await open.page.goto(`${server.url}/en/contact/`)
    expect((await challenge).status()).toBe(200)
  })

  it.each([
    ['its challenge', '**/api/challenge'],
    ['its parts', '**/assets/contact-signals-*'],
    ['its worker', '**/assets/proof-worker-*'],
  ])('is sent without a proof when %s cannot be had', async (name, address) => {
    await using open = await openPage()
    let isBlocked = false
    await openForm(open, server)
    await open.context.route(address, (route) => {
      isBlocked = true
      return route.abort()
    })
    const email = `${name.replace(' ', '-')}@example.org`
    await fillIn(open.page, email)
    await send(open.page)
    expect(isBlocked).toBe(true)
    expect(await storedOf(server, email)).toMatchObject({
      state: 'new',
      sources: expect.arrayContaining(['proof-none']),
    })
  })

  it.each([true, false])(
    'puts a program’s message aside and tells it nothing (scripts: %s)',
    async (javaScriptEnabled) => {
      await using open = await openPage({ javaScriptEnabled })
      const { page } = open
      await page.goto(`${server.url}/en/contact/`)
      if (javaScriptEnabled) await hydrated(page)
      const email = `bot-${javaScriptEnabled}@example.org`
      await fillIn(page, email)
      // A program fills in whatever has a name.
      await page.locator('form input[name="subject"]').fill('Cheap watches', { force: true })
      await send(page)
      const stored = await storedOf(server, email)
      expect(stored.state).toBe('quarantined')
      expect(stored.sources).toContain('honeypot')
    },
  )

  it('lets a plain form without scripts pass', async () => {
    await using open = await openPage({ javaScriptEnabled: false })
    await open.page.goto(`${server.url}/en/contact/`)
    await fillIn(open.page, 'plain@example.org')
    await send(open.page)
    expect(await storedOf(server, 'plain@example.org')).toMatchObject({ score: 0.7, state: 'new' })
  })

  it('has a trap that no person meets: not seen, not read out, not reached with the keyboard', async () => {
    await using open = await openPage()
    const { page } = open
    await page.goto(`${server.url}/en/contact/`)
    const form = page.locator('[data-slot="contact-form"]')
    expect(await form.getByRole('textbox').count()).toBe(3)
    const trap = form.locator('input[name="subject"]')
    const { width = 99, height = 99 } = (await trap.locator('xpath=ancestor::div[1]').boundingBox()) ?? {}
    expect([width, height]).toEqual([1, 1])
    await form.getByLabel(texts.name, { exact: true }).focus()
    const reached: (string | null)[] = []
    for (let step = 0; step < 5; step++) {
      reached.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? null))
      await page.keyboard.press('Tab')
    }
    expect(reached).toEqual(['name', 'email', 'purpose', 'message', null])
    await form.getByLabel(texts.name, { exact: true }).focus()
    await page.keyboard.press('Shift+Tab')
    expect(await trap.evaluate((field) => field === document.activeElement)).toBe(false)
    expect(await trap.getAttribute('autocomplete')).toBe('off')
  })

  it('allows workers of its own, and nothing of Google’s', async () => {
    const policy = (await fetch(`${server.url}/en/contact/`)).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("worker-src 'self'")
    expect(policy).not.toMatch(/google|gstatic/)
  })
})

describe('reCAPTCHA, where the agency has keys (D18)', () => {
  let google: Awaited<ReturnType<typeof startRecaptchaServer>>
  let server: TestServer
  beforeAll(async () => {
    google = await startRecaptchaServer({ ...goodAnswer, hostname: 'localhost' })
    server = await startServer({
      RECAPTCHA_SITE_KEY: 'site-key',
      RECAPTCHA_SECRET_KEY: 'secret-key',
      RECAPTCHA_URL: google.url,
    })
  })
  afterAll(async () => {
    await server.remove()
    await google.stop()
  })

  /** A visitor with a decision; Google's script is one of ours that gives out one token. */
  async function visit(open: OpenPage, allows: boolean | undefined) {
    const requests = requestsOf(open)
    await open.context.route('https://www.google.com/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `
          const badge = document.body.appendChild(document.createElement('div'))
          badge.innerHTML = '<div class="grecaptcha-badge"></div>'
          window.grecaptcha = {
            ready: (callback) => callback(),
            execute: async (key, { action }) => 'token of ' + key + ' for ' + action,
          }`,
      }),
    )
    if (allows !== undefined) await withStorage(open.context, server.url, decided({ recaptcha: allows }))
    await openForm(open, server)
    return () => requests.filter(({ origin }) => origin !== server.url).map(({ href }) => href)
  }

  it.each([
    ['has not decided', undefined],
    ['has declined it', false],
  ])('is not loaded for who %s', async (_name, allows) => {
    await using open = await openPage()
    const foreign = await visit(open, allows)
    const email = `without-${String(allows)}@example.org`
    google.asked.length = 0
    await fillIn(open.page, email)
    await send(open.page)
    expect(foreign()).toEqual([])
    expect(google.asked).toEqual([])
    expect((await storedOf(server, email)).sources).toContain('proof-good')
    expect(open.problems).toEqual([])
  })

  it('is loaded at the first focus for who allows it, and gives the score', async () => {
    await using open = await openPage()
    const foreign = await visit(open, true)
    expect(foreign()).toEqual([])
    google.asked.length = 0
    await fillIn(open.page, 'allowed@example.org')
    await send(open.page)
    expect(foreign()).toEqual(['https://www.google.com/recaptcha/api.js?render=site-key'])
    expect(google.asked).toEqual([{ secret: 'secret-key', response: 'token of site-key for contact' }])
    expect(await storedOf(server, 'allowed@example.org')).toEqual({ score: 0.9, state: 'new', sources: ['recaptcha'] })
    expect(open.problems).toEqual([])
  })

  it('is used no more once consent is withdrawn, in whatever tab', async () => {
    await using open = await openPage()
    await visit(open, true)
    const { page } = open
    google.asked.length = 0
    await fillIn(page, 'withdrawn@example.org')
    await page.locator('.grecaptcha-badge').waitFor({ state: 'attached' })
    await withStorage(open.context, server.url, decided({ recaptcha: false }))
    await page.locator('.grecaptcha-badge').waitFor({ state: 'detached' })
    await send(page)
    expect(google.asked).toEqual([])
    expect((await storedOf(server, 'withdrawn@example.org')).sources).toContain('proof-good')
  })

  it('is all that the page may load of Google’s', async () => {
    const policy = (await fetch(`${server.url}/en/contact/`)).headers.get('content-security-policy') ?? ''
    const foreign = [...new Set(policy.match(/https:\S*(?:google|gstatic)\S*?(?=[\s;])/g))].toSorted()
    expect(foreign).toEqual([
      'https://recaptcha.google.com/recaptcha/',
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ])
  })
})
