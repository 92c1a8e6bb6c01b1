import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import openings from '#locales/en/staff/staff-openings.json' with { type: 'json' }
import pictures from '#locales/en/staff/staff-pictures.json' with { type: 'json' }
import session from '#locales/en/staff/staff-session.json' with { type: 'json' }
import { closeBrowser } from '../support/browser/browser-page.ts'
import { openStaffPage, staffHydrated } from '../support/browser/staff-visitor.ts'
import { drawPicture } from '../support/data/pictures.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(server.url + path)
  await staffHydrated(page)
}

const save = (page: Page) => page.keyboard.press('ControlOrMeta+Enter')

/** The first save is answered only when the second was asked for. */
async function saveTwice(page: Page, address: string, typed: string): Promise<string[]> {
  const isAskedAgain = Promise.withResolvers<void>()
  const sent: string[] = []
  await page.route(address, async (route) => {
    if (route.request().method() === 'POST') sent.push(route.request().postData() ?? '')
    await isAskedAgain.promise
    await route.continue()
  })
  const first = page.waitForRequest((request) => request.method() === 'POST')
  await save(page)
  await save(page)
  await first
  await page.keyboard.type(typed)
  await save(page)
  isAskedAgain.resolve()
  return sent
}

describe('what is typed on and saved while a save is on its way', () => {
  it('is saved after the answer in a new opening, and in one that is there', async () => {
    await using staff = await openStaffPage(server)
    const { page } = staff
    await goTo(page, '/admin/openings/new')
    await page.locator('[name="title-en"]').fill('Painter')
    const text = page.locator('[name="text-en"]')
    await text.fill('You paint.')
    const sent = await saveTwice(page, '**/api/staff/openings', ' Walls.')
    await page.getByText(/Version 2/).waitFor()
    expect(await text.inputValue()).toBe('You paint. Walls.')
    await page.unroute('**/api/staff/openings')
    await page.keyboard.type(' Doors.')
    const later = await saveTwice(page, '**/api/staff/openings', ' Windows.')
    await page.getByText(/Version 4/).waitFor()
    expect([sent, later].map((each) => each.length)).toEqual([2, 2])
    await page.reload()
    expect(await text.inputValue()).toBe('You paint. Walls. Doors. Windows.')
  })

  it('is saved after the answer in the words of a picture, and is nobody else’s', async () => {
    await using staff = await openStaffPage(server, { role: 'owner' })
    const { page } = staff
    await goTo(page, '/admin/pictures')
    const buffer = await drawPicture(900, 600, 'jpeg', '#bbb')
    await page.locator('[name="file"]').setInputFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer })
    await page.getByText(pictures.add.added, { exact: true }).waitFor({ timeout: 60_000 })
    await page.locator('li > [data-slot="picture-tile"]').first().click()
    const alt = page.locator('[name="alt.en"]')
    await alt.fill('A wall')
    const answers: number[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/pictures/saved')) answers.push(response.status())
    })
    const sent = await saveTwice(page, '**/api/staff/pictures/saved', ' in the sun')
    await expect.poll(() => answers).toEqual([200, 200])
    expect(sent).toHaveLength(2)
    await page.getByRole('button', { name: pictures.one.save }).first().waitFor()
    expect(await page.getByText(pictures.one.conflict).count()).toBe(0)
    await page.reload()
    expect(await alt.inputValue()).toBe('A wall in the sun')
  })
})

describe('a save of an opening that was taken and whose answer was lost', () => {
  it('is no clash with what is typed on, and somebody else’s on top of it is joined', async () => {
    await using first = await openStaffPage(server, { name: 'Arta' })
    await using second = await openStaffPage(server, { name: 'Besa' })
    const [one, other] = [first.page, second.page]
    await goTo(one, '/admin/openings/new')
    await one.locator('[name="title-en"]').fill('Painter')
    const text = one.locator('[name="text-en"]')
    await text.fill('You paint.')
    await save(one)
    await one.getByText(/Version 1/).waitFor()

    async function lose(typed: string): Promise<void> {
      await one.route('**/api/staff/openings', async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      })
      await one.keyboard.type(typed)
      await save(one)
      await one.getByText(session.network).first().waitFor()
      await one.unroute('**/api/staff/openings')
    }
    await lose(' Walls.')
    await one.keyboard.type(' Doors.')
    await save(one)
    await one.getByText(/Version 3/).waitFor()
    expect(await one.getByText('together with').count()).toBe(0)

    await lose(' Windows.')
    await goTo(other, new URL(one.url()).pathname)
    await other.locator('[data-language="fr"] > summary').click()
    await other.locator('[name="title-fr"]').fill('Peinture')
    await other.locator('[name="text-fr"]').fill('Vous peignez.')
    await save(other)
    await other.getByText(/Version 5/).waitFor()
    await one.keyboard.type(' Roofs.')
    await save(one)
    await one.getByText('together with what Besa Sample changed meanwhile').waitFor()
    expect(await one.getByText(openings.conflict.title).count()).toBe(0)
    expect(await one.locator('[name="title-fr"]').inputValue()).toBe('Peinture')
    expect(await text.inputValue()).toBe('You paint. Walls. Doors. Windows. Roofs.')
  })
})
