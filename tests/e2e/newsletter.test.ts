import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Language } from '#locales/languages.ts'
import { closeBrowser, hydrated, openPage } from '../support/browser/browser-page.ts'
import { walkedLanguages } from '../support/browser/visitor.ts'
import { readTexts } from '../support/data/texts.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  // Every sign-up is from the same machine; trusting it lets each come from a network of its own.
  server = await startServer({ TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(async () => {
  await closeBrowser()
  expect(await server.stop()).toBe(0)
  await server.remove()
})

let network = 0
const ownNetwork = () => ({ extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${++network}` } })

/** The mail that has come to an address, as soon as it is there. */
function mailTo(address: string): Promise<Email> {
  return vi.waitFor(
    async () => {
      const folder = path.join(server.dataDir, 'outbox')
      const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.eml')) : []
      const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(path.join(folder, file)))))
      const mail = mails.find(({ to }) => to?.[0]?.address === address)
      if (!mail) throw new Error(`No mail has come to ${address}.`)
      return mail
    },
    { timeout: 10_000, interval: 100 },
  )
}

/** Where a mail's link leads on the server under test, whatever its public address. */
function linkIn(mail: Email, page: string): string {
  const link = mail.text?.match(/https?:\S+/g)?.find((address) => address.includes(`/newsletter/${page}/`))
  const { pathname, search } = new URL(link ?? '')
  return server.url + pathname + search
}

async function signUpAt(open: Awaited<ReturnType<typeof openPage>>, language: Language, email: string) {
  const texts = readTexts(language, 'newsletter-form')
  const form = open.page.locator('footer form[data-slot="newsletter-form"]')
  await form.getByLabel(texts.email, { exact: true }).fill(email)
  await form.getByRole('button', { name: texts.submit }).click()
  return { form, texts }
}

describe.each(walkedLanguages)('signing up in %s', (language) => {
  it('thanks in place, empties the field, and the mail’s page confirms', async () => {
    await using open = await openPage(ownNetwork())
    const { page } = open
    const email = `in-place-${language}@example.org`
    await page.goto(`${server.url}/${language}/about/`)
    await hydrated(page)
    const { form, texts } = await signUpAt(open, language, email)
    await form.getByText(texts.success).waitFor()
    await expect.poll(() => form.getByLabel(texts.email, { exact: true }).inputValue()).toBe('')
    expect(new URL(page.url()).pathname).toBe(`/${language}/about/`)

    const mail = await mailTo(email)
    expect(mail.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe('List-Unsubscribe=One-Click')
    expect(mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toMatch(/^<http\S+token=\S+>$/)
    await page.goto(linkIn(mail, 'confirm'))
    await hydrated(page)
    const manage = readTexts(language, 'newsletter-manage')
    for (const [state, next] of [
      ['unconfirmed', 'subscribed'],
      ['subscribed', 'unsubscribed'],
      ['unsubscribed', 'subscribed'],
    ] as const) {
      await page.getByRole('button', { name: manage[state].action }).click()
      await page.getByRole('heading', { level: 1, name: manage[next].title }).waitFor()
    }
    expect(open.problems).toEqual([])
  })

  it('offers to undo again what did not get through', async () => {
    await using open = await openPage(ownNetwork())
    const { page } = open
    const email = `undo-${language}@example.org`
    await page.goto(`${server.url}/${language}/about/`)
    await hydrated(page)
    await signUpAt(open, language, email)
    await page.goto(linkIn(await mailTo(email), 'confirm'))
    await hydrated(page)
    const manage = readTexts(language, 'newsletter-manage')
    const press = (state: 'unconfirmed' | 'subscribed' | 'unsubscribed') =>
      page.getByRole('button', { name: manage[state].action }).click()
    const shows = (state: 'subscribed' | 'unsubscribed') =>
      page.getByRole('heading', { level: 1, name: manage[state].title }).waitFor()
    await press('unconfirmed')
    await shows('subscribed')
    await press('subscribed')
    await shows('unsubscribed')

    let isDown = true
    await page.route('**/api/newsletter/**', (route) => (isDown ? route.abort() : route.continue()))
    await press('unsubscribed')
    await page.getByText(manage.problems.error).waitFor()
    await shows('unsubscribed')
    isDown = false
    await press('unsubscribed')
    await shows('subscribed')
  })

  it('works without scripts, from the form to the last page', async () => {
    await using open = await openPage({ ...ownNetwork(), javaScriptEnabled: false })
    const { page } = open
    const email = `plain-${language}@example.org`
    await page.goto(`${server.url}/${language}/about/`)
    const { texts } = await signUpAt(open, language, email)
    expect(page.url()).toBe(`${server.url}/${language}/newsletter/?sent`)
    await page.locator('main').getByText(texts.success).waitFor()

    await page.goto(linkIn(await mailTo(email), 'confirm'))
    const manage = readTexts(language, 'newsletter-manage')
    await page.getByRole('button', { name: manage.unconfirmed.action }).click()
    await page.getByRole('heading', { level: 1, name: manage.subscribed.title }).waitFor()
    const { manage: toPreferences, preferences } = readTexts(language, 'newsletter')
    await page.getByRole('link', { name: toPreferences }).click()
    await page.locator('input[name="topic-news"]').uncheck()
    await page.getByRole('button', { name: preferences.save }).click()
    await page.getByText(preferences.saved).waitFor()
    await expect.poll(() => page.locator('input[name="topic-news"]').isChecked()).toBe(false)
    await expect.poll(() => page.locator('input[name="topic-opinion"]').isChecked()).toBe(true)
  })

  it.each([true, false])('says what is wrong and keeps what was typed (JavaScript: %s)', async (javaScriptEnabled) => {
    await using open = await openPage({ ...ownNetwork(), javaScriptEnabled })
    await open.page.goto(`${server.url}/${language}/about/`)
    if (javaScriptEnabled) await hydrated(open.page)
    const { texts } = await signUpAt(open, language, 'ana@mailinator.com')
    await open.page.getByText(texts.problems.disposable).waitFor()
    const form = open.page.locator('form[data-slot="newsletter-form"]', { hasText: texts.problems.disposable })
    expect(await form.getByLabel(texts.email, { exact: true }).inputValue()).toBe('ana@mailinator.com')
  })

  it('says that it was too often', async () => {
    const from = ownNetwork()
    const { 'x-forwarded-for': address } = from.extraHTTPHeaders
    for (let number = 0; number < 10; number++) {
      await fetch(`${server.url}/api/newsletter`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ email: `many-${number}@example.org`, language }),
      })
    }
    await using open = await openPage(from)
    await open.page.goto(`${server.url}/${language}/about/`)
    await hydrated(open.page)
    const { form, texts } = await signUpAt(open, language, 'one-more@example.org')
    await form.getByText(texts.problems.rateLimited).waitFor()
    expect(await form.getByLabel(texts.email, { exact: true }).inputValue()).toBe('one-more@example.org')
  })
})

describe('when the line is down', () => {
  it('says that something went wrong, and works the next time', async () => {
    await using open = await openPage(ownNetwork())
    await open.page.goto(`${server.url}/en/about/`)
    await hydrated(open.page)
    await open.page.route('**/api/newsletter', (route) => route.abort())
    const { form, texts } = await signUpAt(open, 'en', 'ana@example.org')
    await form.getByText(texts.problems.error).waitFor()
    await open.page.unroute('**/api/newsletter')
    await form.getByRole('button', { name: texts.submit }).click()
    await form.getByText(texts.success).waitFor()
  })
})
