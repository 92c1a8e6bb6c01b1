import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeBrowser } from '../support/browser/browser-page.ts'
import { bytesOnLine } from '../support/browser/bytes-on-line.ts'
import { compressedSize } from '../support/browser/compressed-size.ts'
import { budgetPages, overBudget, readAccepted } from '../support/browser/page-budgets.ts'
import { type PageBytes, readPageBytes } from '../support/browser/page-bytes.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

describe('the bytes of a page', () => {
  const accepted = readAccepted()

  it.each(budgetPages)('stay within the budgets: $path', async ({ path, limits }) => {
    expect(overBudget(await readPageBytes(server.url + path), limits, accepted[path])).toEqual([])
  })

  it.each(budgetPages.filter(({ status }) => !status))('are those that are sent: $path', async ({ path }) => {
    const url = server.url + path
    const best = compressedSize(Buffer.from(await (await fetch(url)).arrayBuffer()))
    // A page is first sent as it is made in a hurry, and soon as small as it gets.
    await expect.poll(async () => (await bytesOnLine(url)).bytes, { timeout: 20_000 }).toBeLessThanOrEqual(best + 64)
  })

  it('are those that are sent for scripts and styles, too', async () => {
    const page = await (await fetch(`${server.url}/en/`)).text()
    const entry = /import\("([^"]+)"\)/.exec(page)?.[1]
    const url = server.url + entry
    const best = compressedSize(Buffer.from(await (await fetch(url)).arrayBuffer()))
    expect(await bytesOnLine(url)).toMatchObject({ status: 200, encoding: 'br' })
    expect((await bytesOnLine(url)).bytes).toBeLessThanOrEqual(best + 64)
  })
})

describe('a page over its budget', () => {
  const page: PageBytes = {
    'HTML and CSS': { document: 12_000 },
    'JavaScript inline': { inline: 400 },
    'JavaScript before idle': {},
    'JavaScript after idle': { 'entry-client.js': 60_000, 'home.js': 6000, 'clock.js': 9000 },
    'CSS after idle': {},
    fonts: {},
    pictures: {},
    other: {},
  }
  const before = { ...page, 'JavaScript after idle': { 'entry-client.js': 59_000, 'home.js': 6000, 'old.js': 1000 } }

  it('is named with the files that did it', () => {
    expect(overBudget(page, {}, before)).toEqual([
      'JavaScript after idle: 75000 bytes, at most 67576. clock.js 9000 (new), entry-client.js 60000 (+1000), home.js 6000, old.js is gone',
    ])
  })

  it('is over it however large it was accepted', () => {
    expect(overBudget(page, { 'HTML and CSS': 11_000 }, page)).toEqual([
      'HTML and CSS: 12000 bytes, at most 11000. document 12000',
    ])
  })

  it('may grow by a little', () => {
    const { 'HTML and CSS': _, ...others } = page
    expect(overBudget(page, {}, { ...others, 'HTML and CSS': { document: 11_600 } })).toEqual([])
  })
})
