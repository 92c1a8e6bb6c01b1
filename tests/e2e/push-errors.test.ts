import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiPaths } from '#api/contract/values/paths.ts'
import { type Language, languages } from '#locales/languages.ts'
import type { PushProblem } from '#ui/blocks/push/push-control.tsx'
import { closeBrowser, hydrated, type OpenPage, openPage } from '../support/browser/browser-page.ts'
import { allowNotifications, blockNotifications, withPushService } from '../support/browser/push-browser.ts'
import { eventually, pushControl, pushDialog } from '../support/browser/push-visits.ts'
import { decided, withStorage } from '../support/browser/visitor.ts'
import { readTexts } from '../support/data/texts.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
/** One whose operator has mistyped the keys. */
let misconfigured: TestServer
beforeAll(async () => {
  server = await startServer()
  misconfigured = await startServer({ VAPID_PUBLIC_KEY: 'mistyped', VAPID_PRIVATE_KEY: 'mistyped' })
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
  await misconfigured.remove()
})

const agents = {
  oldSafari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6 Safari/605.1.15',
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  insideAnApp:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36',
} as const

/** Takes away what such a browser does not have. */
async function withoutPush({ context }: OpenPage, vendor = 'Google Inc.'): Promise<void> {
  await context.addInitScript((name) => {
    Reflect.deleteProperty(window, 'PushManager')
    Reflect.deleteProperty(window, 'Notification')
    Object.defineProperty(Navigator.prototype, 'vendor', { get: () => name })
  }, vendor)
}

interface Cause {
  agent?: keyof typeof agents
  isMisconfigured?: boolean
  /** Before the page is loaded. */
  before?: (open: OpenPage) => Promise<unknown>
  /** On the page, before anything is pressed. */
  onPage?: (page: Page) => Promise<unknown>
  /** It shows at the first press, without an offer. */
  isAtOnce?: boolean
  /** The visitor is subscribed, and presses to end it. */
  isEnding?: boolean
}

const causes: Record<PushProblem, Cause> = {
  unsupportedBrowser: { before: (open) => withoutPush(open), isAtOnce: true },
  unsupportedMobile: { agent: 'insideAnApp', before: (open) => withoutPush(open), isAtOnce: true },
  safariLimited: {
    agent: 'oldSafari',
    before: (open) => withoutPush(open, 'Apple Computer, Inc.'),
    isAtOnce: true,
  },
  permissionDenied: { onPage: blockNotifications, isAtOnce: true },
  permissionRequired: {
    // The pinned browser closes its question by itself; with another one somebody has to.
    before: ({ context }) =>
      context.addInitScript(() => Object.assign(Notification, { requestPermission: async () => 'default' })),
  },
  workerFailed: {
    onPage: allowNotifications,
    // A file that is no script, as a host gives it that answers every address with a page.
    before: ({ context }) =>
      context.addInitScript(() => {
        const { register } = ServiceWorkerContainer.prototype
        Object.assign(ServiceWorkerContainer.prototype, {
          register(this: ServiceWorkerContainer, _: string, options: RegistrationOptions) {
            return register.call(this, '/icon.svg', options)
          },
        })
      }),
  },
  serverConfiguration: { isMisconfigured: true, onPage: allowNotifications },
  // There is no line to a push service here: what the browser itself says is the cause.
  subscribeFailed: { onPage: allowNotifications, before: async () => {} },
  // An address of nobody's push service, which the server does not take.
  setupFailed: {
    onPage: allowNotifications,
    before: ({ context }) => withPushService(context, { host: 'push.example.org' }),
  },
  unsubscribeFailed: {
    onPage: async (page) => {
      await allowNotifications(page)
      await page.route(`**${apiPaths.pushSubscriptions}`, (route) =>
        route.request().method() === 'DELETE' ? route.abort() : route.continue(),
      )
    },
    isEnding: true,
  },
}

/** Goes the visitor's way as far as the problem lets them. */
async function meet(
  open: OpenPage,
  { onPage, before, isAtOnce, isEnding, isMisconfigured }: Cause,
  language: Language,
) {
  const { page, context } = open
  const { url } = isMisconfigured ? misconfigured : server
  const texts = readTexts(language, 'push-modal')
  const words = readTexts(language, 'push-control')
  await (before ? before(open) : withPushService(context))
  await withStorage(context, url, decided({ notifications: true }))
  await page.goto(`${url}/${language}/about/`)
  await hydrated(page)
  const press = (name: string) => pushControl(page).getByRole('button', { name, exact: true }).click()
  // The offer is for those who have not told the browser yet; what they say comes after it.
  if (isAtOnce || isEnding) await onPage?.(page)
  await press(words.actions.off)
  if (isEnding) await press(words.actions.on)
  if (isAtOnce || isEnding) return
  await pushDialog(page).getByRole('heading', { name: texts.offer.title }).waitFor()
  await onPage?.(page)
  await pushDialog(page).getByRole('button', { name: texts.offer.enable, exact: true }).click()
}

const problems = Object.keys(causes).filter((name): name is PushProblem => name in causes)
/** Each cause in one language, and each language with one cause at least: how a cause is met does not depend on the words. */
const meetings = problems.flatMap((problem, index) => {
  const language = languages[index % languages.length]
  return language ? [{ problem, language }] : []
})

describe('a problem', () => {
  it.each(meetings)('$problem is met by its cause, and said in $language with what to do', async (meeting) => {
    const { problem, language } = meeting
    const cause = causes[problem]
    const agent = cause.agent && agents[cause.agent]
    await using open = await openPage(agent ? { userAgent: agent } : {})
    const { page } = open
    await meet(open, cause, language)
    const texts = readTexts(language, 'push-modal')
    const { title, text } = texts.problems[problem]
    await pushControl(page).locator('[role="alert"]', { hasText: title }).waitFor()
    if (cause.isEnding) await pushControl(page).getByRole('button', { name: texts.help }).click()
    await pushDialog(page).getByRole('heading', { name: title }).waitFor()
    await pushDialog(page).getByText(text).waitFor()
    expect(await pushDialog(page).getByRole('listitem').count()).toBeGreaterThanOrEqual(2)
    expect(await pushControl(page).getAttribute('data-state')).toBe(cause.isEnding ? 'on' : 'off')
  })
})

describe('an iPhone’s Safari, outside the Home Screen', () => {
  it.each(['en', 'de'] as const)('shows the way there in %s', async (language) => {
    await using open = await openPage({ userAgent: agents.iPhone, viewport: { width: 390, height: 844 } })
    await withoutPush(open, 'Apple Computer, Inc.')
    const { page } = open
    await page.goto(`${server.url}/${language}/about/`)
    await hydrated(page)
    await pushControl(page).getByRole('button').click()
    const { title, steps } = readTexts(language, 'push-modal').guides.ios
    await pushDialog(page).getByRole('heading', { name: title }).waitFor()
    for (const step of Object.values(steps)) await pushDialog(page).getByText(step).waitFor()
  })
})

describe('a browser whose storage is full', () => {
  it('is left without a subscription that nobody could end later', async () => {
    await using open = await openPage()
    const { page, context } = open
    await withPushService(context)
    await withStorage(context, server.url, decided({ notifications: true }))
    await context.addInitScript(() => {
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (name, value) {
        if (name === 'push-subscribed') throw new DOMException('Full', 'QuotaExceededError')
        setItem.call(this, name, value)
      }
    })
    await page.goto(`${server.url}/en/about/`)
    await hydrated(page)
    await allowNotifications(page)
    await pushControl(page).getByRole('button', { name: 'Enable notifications' }).click()
    await pushControl(page).locator('[role="alert"]').waitFor()
    await eventually(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  })
})

describe('after a problem', () => {
  it('the same button leads on once the cause is gone', async () => {
    await using open = await openPage()
    const { page } = open
    await withPushService(open.context)
    await withStorage(open.context, server.url, decided({ notifications: true }))
    await page.goto(`${server.url}/en/about/`)
    await hydrated(page)
    await page.route(`**${apiPaths.pushKey}`, (route) => route.abort())
    await allowNotifications(page)
    await pushControl(page).getByRole('button', { name: 'Enable notifications' }).click()
    await pushControl(page).getByRole('button', { name: 'What to do' }).click()
    await page.unroute(`**${apiPaths.pushKey}`)
    await pushDialog(page).getByRole('button', { name: 'Try again' }).click()
    await pushControl(page).getByText('This browser hears of each new post.').waitFor()
    await eventually(() => pushDialog(page).count()).toBe(0)
    expect(await pushControl(page).getByRole('alert').count()).toBe(0)
  })
})
