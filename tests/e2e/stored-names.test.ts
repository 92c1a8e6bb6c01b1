import { afterAll, beforeAll, expect, it } from 'vitest'
import { names } from '#site/visitor/stored-names.ts'
import { closeBrowser, hydrated, moving, openPage } from '../support/browser/browser-page.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

/** What the policy calls essential; tests/site/consent.test.ts compares its whole list with `names`. */
const essential: readonly string[] = [names.consent, names.consentVersion, names.headerSearch, names.scrollPositions]

it('after Reject, a walk over the site leaves nothing but what the cookie policy calls essential', async () => {
  await using open = await openPage(moving)
  const { page, context } = open
  await page.goto(`${server.url}/en/`)
  await hydrated(page)
  await page.locator('[data-choice="reject"]').click()
  for (const name of ['About', 'Contact']) {
    await page.locator('header nav').getByRole('link', { name, exact: true }).click()
    await page.waitForURL(`${server.url}/en/${name.toLowerCase()}/`)
  }
  await page.locator('footer a[href="/en/portfolio/"]').click()
  await page.locator('[data-slot="project-card"]').first().waitFor()
  // What is written as a page is left is found on the next one.
  for (const path of ['/en/portfolio/?project=harbour-museum', '/de/blog/', '/en/cookie-policy/']) {
    await page.goto(server.url + path)
    await hydrated(page)
  }
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ])
  const cookies = (await context.cookies()).map(({ name }) => name)
  expect([...stored, ...cookies].filter((name) => !essential.includes(name))).toEqual([])
  expect(stored).toContain(names.consent)
})
