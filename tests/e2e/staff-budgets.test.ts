import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeBrowser } from '../support/browser/browser-page.ts'
import { compressedSize } from '../support/browser/compressed-size.ts'
import { holdIdle, release } from '../support/browser/page-bytes.ts'
import { openStaffPage, staffFirstHydrated } from '../support/browser/staff-visitor.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

/** Bytes of script, as they are sent. 150,000 are wanted; what is over it is a page of many forms, menus or charts, and no further. */
const most: Record<string, number> = {
  '/analytics': 145_000,
  '/admin': 150_000,
  '/admin/health': 150_000,
  '/admin/log': 150_000,
  '/admin/recently-deleted': 150_000,
  '/admin/posts': 157_000,
  '/admin/messages': 157_000,
  '/admin/people': 155_000,
  '/admin/account': 167_000,
  '/admin/newsletter': 186_000,
}

/** Notes the scripts that a page fetches, in bytes as they are sent. */
function noteScripts(page: Page) {
  // The last may still be on their way when the page is closed.
  const bodies = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js'))
      bodies.set(
        pathname,
        response.body().catch(() => Buffer.of()),
      )
  })
  return async () => {
    const sizes = [...bodies].map(async ([path, body]) => [path, compressedSize(await body)] as const)
    return new Map(await Promise.all(sizes))
  }
}

const sumOf = (sizes: Map<string, number>) => [...sizes.values()].reduce((sum, size) => sum + size, 0)

describe('the script of the first view', () => {
  it.each(Object.entries(most))(
    'of %s is at most %i bytes, and what waits for idle comes then',
    async (path, bytes) => {
      await using owner = await openStaffPage(server, { role: 'owner' })
      const { page } = owner
      await page.addInitScript(holdIdle, release)
      const scripts = noteScripts(page)
      await page.goto(server.url + path)
      await staffFirstHydrated(page)
      await page.waitForLoadState('networkidle')
      const first = await scripts()
      expect(sumOf(first), JSON.stringify([...first])).toBeLessThanOrEqual(bytes)
      expect(
        [...first.keys()].filter((name) => /(staff-rail|command-palette|analytics-board|segments-strip)-/.test(name)),
      ).toEqual([])

      await page.evaluate((name) => window.dispatchEvent(new Event(name)), release)
      await expect
        .poll(async () => [...(await scripts()).keys()].some((name) => name.includes('staff-rail')))
        .toBe(true)
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('combobox').waitFor()
      expect(owner.problems).toEqual([])
    },
  )
})
