import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeBrowser, hydrated, openPage } from '../support/browser/browser-page.ts'
import { openStaffPage, staffHydrated } from '../support/browser/staff-visitor.ts'
import { readTexts } from '../support/data/texts.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
  await using staff = await openStaffPage(server)
  await write(staff.page, 'A designer', 'fulltime')
  await write(staff.page, 'A developer', 'freelancer')
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

const texts = readTexts('en', 'application-form')

async function write(page: Page, title: string, kind: string): Promise<void> {
  await page.goto(`${server.url}/admin/openings/new`)
  await staffHydrated(page)
  await page.locator('[name="title-en"]').fill(title)
  await page.locator('[name="text-en"]').fill('You know your trade.')
  await page.locator('[name="kind"]').selectOption(kind)
  await page.locator('[name="isOpen"]').selectOption('open')
  await page.keyboard.press('ControlOrMeta+Enter')
  await page.waitForURL(/\?saved$/)
}

/** By the link of the opening whose title begins with `title`. */
async function come(page: Page, title: string): Promise<void> {
  const row = page.locator('[data-slot="opening-row"]').filter({ hasText: title })
  const link = row.locator('a[href*="opening="]')
  const id = new URL((await link.getAttribute('href')) ?? '', server.url).searchParams.get('opening')
  await link.click()
  await page.waitForURL((url) => url.searchParams.get('opening') === id)
  await expect.poll(() => chosen(page)).toMatchObject({ opening: title })
}

const chosen = (page: Page) =>
  page.evaluate(() => ({
    opening: document.querySelector<HTMLSelectElement>('[name="opening"]')?.selectedOptions[0]?.text,
    interest: document.querySelector<HTMLInputElement>('[name="interest"]:checked')?.value,
  }))

const select = (page: Page, label: string) => page.locator('[name="opening"]').selectOption({ label })

/** Comes for the designer’s, and chooses the developer’s. */
async function chooseAnother(page: Page): Promise<void> {
  await page.goto(`${server.url}/en/careers/`)
  await hydrated(page)
  await come(page, 'A designer')
  await page.getByLabel(texts.message, { exact: true }).fill('I would like to develop.')
  // Last, with what comes of it.
  await select(page, 'A developer')
}

async function lookElsewhere(page: Page): Promise<void> {
  await page.locator('header').getByRole('link', { name: 'About', exact: true }).click()
  await page.waitForURL(/about/)
  await page.goBack()
  await page.waitForURL(/careers/)
}

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'Back from another page': lookElsewhere,
  'a reload': (page) => page.reload(),
  'Back from an address that was typed': async (page) => {
    await page.goto(`${server.url}/en/about/`)
    await page.goBack()
  },
}

describe('the opening that somebody chose', () => {
  it.each(Object.entries(ways))('is still chosen after %s, with its kind', async (_way, comeBack) => {
    await using open = await openPage()
    const { page } = open
    const isChosen = async (opening: string, interest: string) => {
      await hydrated(page)
      await expect.poll(() => chosen(page)).toEqual({ opening, interest })
    }
    await chooseAnother(page)
    await comeBack(page)
    await isChosen('A developer', 'freelancer')

    // Another kind, and none of the openings.
    await page.getByText(texts.interests.partnership, { exact: true }).click()
    await select(page, texts.openingNone)
    await comeBack(page)
    await isChosen(texts.openingNone, 'partnership')

    // A link that is followed is newer again.
    await come(page, 'A designer')
    await isChosen('A designer', 'fulltime')
    await comeBack(page)
    await isChosen('A designer', 'fulltime')
    await come(page, 'A developer')
    await comeBack(page)
    await isChosen('A developer', 'freelancer')
    expect(open.problems).toEqual([])
  })

  it.each(Object.entries(ways))(
    'by the link that was followed last, also at a first visit, is still chosen after %s',
    async (_way, comeBack) => {
      await using open = await openPage()
      const { page } = open
      await page.goto(`${server.url}/en/careers/`)
      await hydrated(page)
      await come(page, 'A designer')
      await page.getByLabel(texts.message, { exact: true }).fill('I would like to develop.')
      await come(page, 'A developer')
      await comeBack(page)
      await hydrated(page)
      await expect.poll(() => chosen(page)).toEqual({ opening: 'A developer', interest: 'freelancer' })
      expect(open.problems).toEqual([])
    },
  )

  it('stays in another language, and where a page without one is come to and left again', async () => {
    await using open = await openPage()
    const { page } = open
    await chooseAnother(page)
    await page.locator('footer').getByRole('link', { name: 'Careers', exact: true }).click()
    await page.waitForURL((url) => url.search === '')
    await page.goBack()
    await page.waitForURL((url) => url.search !== '')
    await expect.poll(() => chosen(page)).toEqual({ opening: 'A developer', interest: 'freelancer' })
    await page.reload()
    await hydrated(page)
    await page.locator('[data-slot="language-switcher"] summary').first().click()
    await page.locator('[data-slot="language-switcher"] a[lang="de"]').first().click()
    await page.waitForURL(/\/de\//)
    await expect.poll(() => chosen(page)).toEqual({ opening: 'A developer', interest: 'freelancer' })
    expect(open.problems).toEqual([])
  })

  it('is still that of the form while the list of openings does not come, and chosen in it when it does', async () => {
    await using open = await openPage()
    const { page } = open
    await chooseAnother(page)
    const id = await page.locator('[name="opening"]').inputValue()
    await page.locator('header').getByRole('link', { name: 'About', exact: true }).click()
    await page.waitForURL(/about/)
    await page.context().setOffline(true)
    await page.goBack()
    await page.waitForURL(/careers/)
    const hidden = page.locator('input[type="hidden"][name="opening"]')
    await expect.poll(() => hidden.inputValue()).toBe(id)
    await page.getByLabel(texts.fullName, { exact: true }).fill('Jonida')
    await page.context().setOffline(false)
    await expect.poll(() => chosen(page)).toEqual({ opening: 'A developer', interest: 'freelancer' })
    await page.reload()
    await hydrated(page)
    await expect.poll(() => chosen(page)).toEqual({ opening: 'A developer', interest: 'freelancer' })
    expect(await page.getByLabel(texts.fullName, { exact: true }).inputValue()).toBe('Jonida')
  })

  it('is that of a link from elsewhere, also where something else was kept', async () => {
    await using open = await openPage()
    const { page } = open
    await chooseAnother(page)
    const address = page.url()
    await page.goto(`${server.url}/en/about/`)
    await page.goto(address)
    await hydrated(page)
    await expect.poll(() => chosen(page)).toEqual({ opening: 'A designer', interest: 'fulltime' })
    await page.reload()
    await hydrated(page)
    await expect.poll(() => chosen(page)).toEqual({ opening: 'A designer', interest: 'fulltime' })
    expect(open.problems).toEqual([])
  })
})
