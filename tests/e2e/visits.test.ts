import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '#api/db/open.ts'
import { closeBrowser, hydrated, type OpenPage, openPage } from '../support/browser/browser-page.ts'
import { banner, decided, roundButton, stored, withStorage } from '../support/browser/visitor.ts'
import { readTexts } from '../support/data/texts.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
let database: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  server = await startServer({ TRACKING_HOSTS: '127.0.0.1' })
  database = await openDatabase({ ...server, now: Date.now, onError: () => {} })
})
afterAll(async () => {
  await closeBrowser()
  await database.db.destroy()
  expect(await server.stop()).toBe(0)
  await server.remove()
})

/** Each test reads a page of its own, which tells its visits from those of the others. */
const visitsTo = (page: string) =>
  database.db.selectFrom('visits').selectAll().where('page', '=', page).orderBy('received_at').execute()
const receipts = () => database.db.selectFrom('consent_receipts').selectAll().execute()
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 100 })

async function visit(open: OpenPage, path: string): Promise<Page> {
  await open.page.goto(server.url + path)
  await hydrated(open.page)
  return open.page
}

/** An address of the same origin whose document runs no scripts. */
const leaveSite = (page: Page) => page.goto(`${server.url}/icon.svg`)

describe('a visitor who has not answered', () => {
  it('is counted once, without details or a session; nothing is stored in the browser', async () => {
    await using open = await openPage({ locale: 'de-DE', timezoneId: 'Europe/Berlin' })
    const page = await visit(open, '/de/about/')
    await eventually(async () => expect(await visitsTo('/de/about/')).toHaveLength(1))
    await page.goto(`${server.url}/de/careers/`)
    await eventually(async () => expect(await visitsTo('/de/careers/')).toHaveLength(1))
    expect(await visitsTo('/de/about/')).toMatchObject([
      {
        referrer: 'Unknown',
        language: 'Unknown',
        screen_resolution: 'Unknown',
        timezone: 'Unknown',
        time_on_page: 0,
        is_exit: 0,
        session_id: null,
        allows_analytics: 0,
        consent: null,
      },
    ])
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.getItem('session-id')])).toEqual([0, null])
    expect(open.problems).toEqual([])
  })

  it('is not counted on a plain path, but the decision made there is kept', async () => {
    await using open = await openPage()
    const before = (await receipts()).length
    const page = await visit(open, '/portfolio')
    await banner(page).locator('[data-choice="reject"]').click()
    await roundButton(page).waitFor()
    await eventually(async () => expect(await receipts()).toHaveLength(before + 1))
    const record: { receipt: string } = JSON.parse((await stored(page, 'consent')) ?? '{}')
    const kept = (await receipts()).find(({ receipt }) => receipt === record.receipt)
    expect(kept).toMatchObject({ decision: 'rejected', version: '1.0' })
    expect(await visitsTo('/portfolio')).toEqual([])
    expect(await stored(page, 'session-id')).toBeNull()
    expect(open.problems).toEqual([])
  })

  it('is counted with details from the moment of saying yes', async () => {
    await using open = await openPage({ timezoneId: 'Europe/Tirane' })
    const page = await visit(open, '/sq/portfolio/')
    await banner(page).locator('[data-choice="accept"]').click()
    await eventually(async () =>
      expect(await visitsTo('/sq/portfolio/')).toMatchObject([
        { timezone: 'Unknown', allows_analytics: 0 },
        { timezone: 'Europe/Tirane', language: 'sq', screen_resolution: '1280x900', allows_analytics: 1 },
      ]),
    )
    const [before, after] = await visitsTo('/sq/portfolio/')
    expect(after?.session_id).toBe(await stored(page, 'session-id'))
    expect(before?.session_id).not.toBe(after?.session_id)
  })
})

describe('a visitor who allows analytics', () => {
  it('is in one session over pages, documents and tabs, which ends with the last tab', async () => {
    await using open = await openPage()
    await withStorage(open.context, server.url, decided({ analytics: true }))
    const page = await visit(open, '/it/about/')
    await eventually(async () => expect(await visitsTo('/it/about/')).toHaveLength(1))
    const session = await stored(page, 'session-id')

    await page.locator('header').getByRole('link').filter({ visible: true }).first().click()
    await page.waitForURL(`${server.url}/it/`)
    await eventually(async () => expect(await visitsTo('/it/')).toMatchObject([{ session_id: session }]))
    await visit(open, '/it/portfolio/')
    await eventually(async () =>
      expect(await visitsTo('/it/portfolio/')).toMatchObject([{ session_id: session, is_returning: 0 }]),
    )

    const second = await open.context.newPage()
    await second.goto(`${server.url}/it/contact/`)
    await eventually(async () => expect(await visitsTo('/it/contact/')).toMatchObject([{ session_id: session }]))
    await leaveSite(page)
    expect(await stored(page, 'session-id')).toBe(session)
    await leaveSite(second)
    await expect.poll(() => stored(page, 'session-id')).toBeNull()
    await expect.poll(() => stored(page, 'browser-session-active')).toBeNull()
    await expect.poll(() => stored(page, 'last-session-end')).not.toBeNull()
    await page.close()
    await second.close()

    const later = await open.context.newPage()
    await later.goto(`${server.url}/it/cookie-policy/`)
    await eventually(async () => expect(await visitsTo('/it/cookie-policy/')).toMatchObject([{ is_returning: 1 }]))
    expect(await stored(later, 'session-id')).not.toBe(session)
    expect(open.problems).toEqual([])
  })

  it('leaves nothing behind when the permission is taken back in another tab', async () => {
    await using open = await openPage()
    await withStorage(open.context, server.url, decided({ analytics: true }))
    const page = await visit(open, '/es/about/')
    await page.waitForFunction(() => sessionStorage.getItem('session-id') !== null)
    const second = await open.context.newPage()
    await second.goto(`${server.url}/es/portfolio/`)
    await hydrated(second)
    await roundButton(second).click()
    const { categories, save } = readTexts('es', 'preferences-panel')
    await second.getByRole('switch', { name: categories.analytics.label }).click()
    await second.getByRole('button', { name: save }).click()
    await page.waitForFunction(() => sessionStorage.getItem('session-id') === null)
    const names = await page.evaluate(() => Object.keys(localStorage).sort())
    expect(names).toEqual(['consent', 'consent-version'])
  })
})

it('staff are not counted', async () => {
  await using open = await openPage()
  await withStorage(open.context, server.url, { ...decided({ analytics: true }), adminLoggedIn: 'true' })
  const requests: string[] = []
  open.page.on('request', (request) => requests.push(request.url()))
  const page = await visit(open, '/fr/about/')
  await leaveSite(page)
  expect(requests.filter((url) => url.endsWith('/api/analytics'))).toEqual([])
})

it('a page that cannot report works on in silence', async () => {
  await using open = await openPage()
  const exceptions: Error[] = []
  open.page.on('pageerror', (error) => exceptions.push(error))
  await open.page.route('**/api/analytics', (route) => route.fulfill({ status: 200, body: 'not ours' }))
  const reported = open.page.waitForResponse('**/api/analytics')
  await visit(open, '/fr/portfolio/')
  await reported
  expect([open.problems, exceptions]).toEqual([[], []])
})
