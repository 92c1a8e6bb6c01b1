import { readFileSync } from 'node:fs'
import { unzipSync, zipSync } from 'fflate'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffPaths } from '#api/contract/values/staff-paths.ts'
import { axeFindings } from '../support/browser/axe.ts'
import { closeBrowser } from '../support/browser/browser-page.ts'
import { openStaffPage, staffHydrated } from '../support/browser/staff-visitor.ts'
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

const texts = readTexts('en', 'staff-transfer')
const address = '/admin/posts/transfer'
const POST = 'posts/performance-budget/en.md'

async function goTo(page: Page, hasScripts = true): Promise<void> {
  await page.goto(server.url + address, { waitUntil: 'domcontentloaded' })
  if (!hasScripts) return
  await staffHydrated(page)
}

/** What the link on the page leads to. */
async function download(page: Page): Promise<Record<string, Uint8Array>> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: texts.out.take }).click()
  const file = await waiting
  expect(file.suggestedFilename()).toMatch(/^posts-\d{4}-\d\d-\d\d\.zip$/)
  return unzipSync(readFileSync(await file.path()))
}

const zip = (files: Record<string, Uint8Array>) => ({
  name: 'posts.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(zipSync(files)),
})

function changed(files: Record<string, Uint8Array>, from: string, to: string): Record<string, Uint8Array> {
  const text = Buffer.from(files[POST] ?? []).toString()
  expect(text).toContain(from)
  return { ...files, [POST]: Buffer.from(text.replace(from, to)) }
}

const lit = (page: Page) => page.locator('[data-slot="lit-pane"]')

describe('in and out', () => {
  it('takes all posts away, changes nothing with them, and brings a changed one in', async () => {
    await using own = await openStaffPage(server)
    const { page } = own
    // A zip is read beside whatever else the machine does.
    own.page.setDefaultTimeout(60_000)
    await page.goto(`${server.url}/admin/posts`)
    await page.getByRole('link', { name: texts.title }).click()
    await page.getByRole('heading', { level: 1, name: texts.title }).waitFor()
    await goTo(page)
    expect(await axeFindings(page), 'nothing chosen').toEqual([])
    await expect.poll(() => lit(page).isDisabled()).toBe(true)
    const files = await download(page)
    expect(Object.keys(files)).toHaveLength(12 * 7)

    await page.locator('[name="file"]').first().setInputFiles(zip(files))
    await page.getByRole('heading', { name: texts.plan.nothing }).waitFor()
    expect(new URL(page.url()).searchParams.get('file')).toMatch(/^[0-9a-f-]{36}$/)
    await expect.poll(() => lit(page).isDisabled()).toBe(true)
    await page.getByRole('link', { name: texts.plan.drop }).click()
    await page.waitForURL((url) => !url.searchParams.has('file'))
    await page.getByText(texts.plan.nothing).waitFor({ state: 'detached' })

    await page
      .locator('[name="file"]')
      .first()
      .setInputFiles(zip(changed(files, 'slug: performance-budget', 'slug: A Budget')))
    await page.getByText(POST, { exact: true }).waitFor()
    expect(await axeFindings(page), 'refused').toEqual([])
    await expect.poll(() => lit(page).isDisabled()).toBe(true)
    await page.getByRole('link', { name: texts.plan.drop }).click()
    await page.waitForURL((url) => !url.searchParams.has('file'))
    await page.getByText(texts.plan.nothing).waitFor({ state: 'detached' })

    const better = changed(files, 'slug: performance-budget', 'slug: a-budget-for-speed')
    await page.locator('[name="file"]').first().setInputFiles(zip(better))
    await page.getByText(texts.fields.slug, { exact: true }).waitFor()
    await expect.poll(() => lit(page).isDisabled()).toBe(false)
    expect(await axeFindings(page), 'planned').toEqual([])

    // Somebody else brings the same post in meanwhile.
    const other = await own.context.newPage()
    await goTo(other)
    const [title = ''] = /^title: .*$/m.exec(Buffer.from(files[POST] ?? []).toString()) ?? []
    await other
      .locator('[name="file"]')
      .first()
      .setInputFiles(zip(changed(files, title, 'title: Somebody else’s')))
    await other.getByText(texts.fields.title, { exact: true }).waitFor()
    await lit(other).click()
    await other.getByText('1 post was brought in.').waitFor()
    // Whoever comes back to a page has it read anew, but for the plan that they have looked at.
    const reads: string[] = []
    page.on('request', (request) => reads.push(new URL(request.url()).pathname))
    const back = page.waitForResponse(server.url + staffPaths.session)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await back
    expect(reads).not.toContain(staffPaths.readTransfer)
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.getByText(texts.conflict.title).waitFor()
    await page.getByText(`${texts.fields.slug}, ${texts.fields.title}`, { exact: true }).waitFor()
    expect(await axeFindings(page), 'conflict').toEqual([])
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.getByText('1 post was brought in.').waitFor()
    const answer = await page.request.get(`${server.url}/en/blog/app/performance-budget/`)
    expect(new URL(answer.url()).pathname).toBe('/en/blog/app/a-budget-for-speed/')
    expect(own.problems.filter((text) => !text.includes('status of'))).toEqual([])
  })

  it('works without scripts', async () => {
    await using plain = await openStaffPage(server, { javaScriptEnabled: false })
    const { page } = plain
    await goTo(page, false)
    const files = await download(page)
    const [title = ''] = /^title: .*$/m.exec(Buffer.from(files[POST] ?? []).toString()) ?? []
    await page
      .locator('[name="file"]')
      .first()
      .setInputFiles(zip(changed(files, title, 'title: A title from a file')))
    await page.getByRole('button', { name: texts.in.send }).click()
    await page.getByText(texts.fields.title, { exact: true }).waitFor()
    await lit(page).click()
    await page.getByText('1 post was brought in.').waitFor()
    await page.goto(`${server.url}/admin/posts?q=file`, { waitUntil: 'domcontentloaded' })
    await page.getByText('A title from a file').first().waitFor()
  })
})
