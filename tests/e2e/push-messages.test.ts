import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiPaths } from '#api/contract/values/paths.ts'
import { closeBrowser, hydrated, openPage } from '../support/browser/browser-page.ts'
import {
  clickNotification,
  deliver,
  notificationsOf,
  subscriptionIn,
  workerOf,
} from '../support/browser/push-browser.ts'
import { eventually, knownOf, ownNetwork, pushIs, subscribed, subscriptionOf } from '../support/browser/push-visits.ts'
import { stored } from '../support/browser/visitor.ts'
import { readTexts } from '../support/data/texts.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

const message = (navigate: string) =>
  JSON.stringify({
    web_push: 8030,
    notification: { title: 'A window', body: 'On light', navigate, lang: 'en', dir: 'ltr', tag: 'post-1' },
  })

describe('a message', () => {
  it('is shown, and a click on it opens the post', async () => {
    await using open = await openPage(ownNetwork())
    const page = await subscribed(server.url, open)
    const worker = await workerOf(open.context)
    const post = `${server.url}/en/blog/app/multilingual-sites/`
    await deliver(page, message(post))
    await eventually(() => notificationsOf(worker)).toEqual([
      {
        title: 'A window',
        body: 'On light',
        lang: 'en',
        tag: 'post-1',
        icon: expect.stringContaining('/icon-192.png'),
        navigate: post,
      },
    ])
    expect(await clickNotification(worker)).toEqual({ opened: [post], focused: [] })
    expect(await notificationsOf(worker)).toEqual([])
    expect((await page.request.get(`${server.url}/icon-192.png`)).status()).toBe(200)
    expect((await page.request.get(`${server.url}/badge-96.png`)).status()).toBe(200)
    expect(open.problems).toEqual([])
  })

  it('leads to the tab that shows the post already', async () => {
    await using open = await openPage(ownNetwork())
    const page = await subscribed(server.url, open)
    const worker = await workerOf(open.context)
    await deliver(page, message(`${server.url}/about`))
    await eventually(() => notificationsOf(worker)).toHaveLength(1)
    expect(await clickNotification(worker)).toEqual({ opened: [], focused: [`${server.url}/en/about/`] })
  })

  it.each([
    ['garbage', 'ab\u0000c{'],
    ['nothing', ''],
    ['another kind of JSON', '{"notification":{"title":"Win a prize"}}'],
    ['a number', '7'],
  ])('that is %s still shows a notification, in the visitor’s language', async (_name, text) => {
    await using open = await openPage(ownNetwork())
    const page = await subscribed(server.url, open, 'it')
    const worker = await workerOf(open.context)
    await deliver(page, text)
    const words = readTexts('it', 'push-worker')
    const blog = `${server.url}/it/blog/`
    await eventually(() => notificationsOf(worker)).toMatchObject([{ ...words, lang: 'it', navigate: blog }])
    expect((await clickNotification(worker)).opened).toEqual([blog])
    expect((await page.request.get(blog)).status()).toBe(200)
  })

  it('with a foreign address leads to the blog', async () => {
    await using open = await openPage(ownNetwork())
    const page = await subscribed(server.url, open)
    const worker = await workerOf(open.context)
    await deliver(page, message('https://evil.example/en/blog/app/a-window/'))
    await eventually(() => notificationsOf(worker)).toHaveLength(1)
    expect((await clickNotification(worker)).opened).toEqual([`${server.url}/en/blog/`])
  })
})

describe('the next page', () => {
  it('tells a server that has lost the subscription', async () => {
    await using open = await openPage(ownNetwork())
    const page = await subscribed(server.url, open, 'fr')
    const subscription = await subscriptionOf(page)
    await fetch(server.url + apiPaths.pushSubscriptions, {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint: subscription.endpoint, auth: subscription.keys.auth }),
    })
    expect((await knownOf(server.url, subscription)).known).toBe(false)
    // At its top, and untouched: nothing but the load itself.
    const next = await open.context.newPage()
    await next.goto(`${server.url}/fr/`)
    await eventually(() => knownOf(server.url, subscription)).toMatchObject({ known: true, language: 'fr' })
  })

  it('subscribes anew where the key is a former one', async () => {
    await using open = await openPage(ownNetwork())
    const page = await subscribed(server.url, open)
    const before = await subscriptionOf(page)
    const former = {
      ...before,
      endpoint: `${before.endpoint}-old`,
      key: 'B'.repeat(87),
    }
    await page.evaluate((kept) => localStorage.setItem('test-push-subscription', kept), JSON.stringify(former))
    await page.reload()
    await eventually(async () => (await subscriptionIn(page))?.endpoint).not.toBe(former.endpoint)
    await eventually(async () => (await knownOf(server.url, await subscriptionOf(page))).known).toBe(true)
  })

  it('forgets it where the permission is gone', async () => {
    await using open = await openPage(ownNetwork())
    const page = await subscribed(server.url, open)
    await open.context.clearPermissions()
    await page.reload()
    await hydrated(page)
    await eventually(() => stored(page, 'push-subscribed')).toBeNull()
    await pushIs(page, 'off')
  })

  it('is not needed when the push service changes the subscription itself', async () => {
    await using open = await openPage(ownNetwork())
    const page = await subscribed(server.url, open)
    const old = await subscriptionOf(page)
    const fresh = { ...old, endpoint: `${old.endpoint}-renewed` }
    const worker = await workerOf(open.context)
    await worker.evaluate(
      async (subscriptions) => {
        const [oldSubscription, newSubscription] = subscriptions.map((kept) => ({ ...kept, toJSON: () => kept }))
        const work: Promise<unknown>[] = []
        const event = Object.defineProperties(new Event('pushsubscriptionchange'), {
          oldSubscription: { value: oldSubscription },
          newSubscription: { value: newSubscription },
          waitUntil: { value: (promise: Promise<unknown>) => work.push(promise) },
        })
        self.dispatchEvent(event)
        await Promise.all(work)
      },
      [old, fresh],
    )
    expect(await knownOf(server.url, fresh)).toMatchObject({ known: true, language: 'en' })
    expect((await knownOf(server.url, old)).known).toBe(false)
  })
})
