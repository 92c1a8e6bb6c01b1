import type { BrowserContext, CDPSession, Page, Worker } from 'playwright'
import * as z from 'zod'

/** What a page that is being tested does instead of reaching a push service. */
interface Service {
  /** Where its endpoints are. */
  host: string
}

/** A subscription as the stand-in keeps it. */
const keptSubscription = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
})

export type KeptSubscription = z.output<typeof keptSubscription>

/**
 * A push service for `PushManager`, with keys that are keys: tests have no line to a real one. It refuses what browsers refuse,
 * and keeps the subscription from page to page.
 */
export async function withPushService(context: BrowserContext, service: Partial<Service> = {}): Promise<void> {
  await context.addInitScript(
    ({ host }) => {
      const place = 'test-push-subscription'
      const encode = (bytes: ArrayBuffer) =>
        btoa(String.fromCharCode(...new Uint8Array(bytes)))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', '')

      const read = () => {
        const kept = JSON.parse(localStorage.getItem(place) ?? 'null')
        return (
          kept && {
            ...kept,
            toJSON: () => ({ endpoint: kept.endpoint, expirationTime: null, keys: kept.keys }),
            async unsubscribe() {
              localStorage.removeItem(place)
              return true
            },
          }
        )
      }
      Object.assign(PushManager.prototype, {
        getSubscription: async () => read(),
        async subscribe({ userVisibleOnly, applicationServerKey }: PushSubscriptionOptionsInit) {
          if (!userVisibleOnly) throw new DOMException('Only what is seen.', 'NotAllowedError')
          const { state } = await navigator.permissions.query({ name: 'notifications' })
          if (state !== 'granted') throw new DOMException('Not permitted.', 'NotAllowedError')
          const kept = JSON.parse(localStorage.getItem(place) ?? 'null')
          if (kept?.key === applicationServerKey) return read()
          if (kept) throw new DOMException('Another key.', 'InvalidStateError')
          if (typeof applicationServerKey !== 'string' || applicationServerKey.length !== 87)
            throw new DOMException('No key.', 'InvalidAccessError')
          const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
          const keys = {
            p256dh: encode(await crypto.subtle.exportKey('raw', pair.publicKey)),
            auth: encode(crypto.getRandomValues(new Uint8Array(16)).buffer),
          }
          const endpoint = `https://${host}/fcm/send/${crypto.randomUUID()}`
          localStorage.setItem(place, JSON.stringify({ endpoint, keys, key: applicationServerKey }))
          return read()
        },
      })
    },
    { host: 'fcm.googleapis.com', ...service },
  )
}

/** The subscription of the stand-in above, if there is one. */
export async function subscriptionIn(page: Page): Promise<KeptSubscription | undefined> {
  const kept = await page.evaluate(() => localStorage.getItem('test-push-subscription'))
  return kept ? keptSubscription.parse(JSON.parse(kept)) : undefined
}

/** The visitor says Allow when the browser asks. Unanswered, the question is as good as closed. */
export async function allowNotifications(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications'], { origin: new URL(page.url()).origin })
}

/** The visitor says Block; Playwright has no word for that. */
export async function blockNotifications(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { browserContextId } = (await session.send('Target.getTargetInfo')).targetInfo
  await session.detach()
  // Stays open: with the session goes what it has set.
  const browser = await page.context().browser()?.newBrowserCDPSession()
  await browser?.send('Browser.setPermission', {
    permission: { name: 'notifications' },
    setting: 'denied',
    origin: new URL(page.url()).origin,
    ...(browserContextId && { browserContextId }),
  })
}

/**
 * The service worker, once it is there. The pinned browser is a shell without a system to show notifications on: there, and only
 * there, a list in the worker stands in for the system.
 */
export async function workerOf(context: BrowserContext): Promise<Worker> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(() => {
    if (Notification.permission === 'granted') return
    const shown = new Map<string, object>()
    Object.assign(ServiceWorkerRegistration.prototype, {
      async showNotification(title: string, options: NotificationOptions = {}) {
        const tag = options.tag || crypto.randomUUID()
        shown.set(tag, { body: '', ...options, title, close: () => shown.delete(tag) })
      },
      getNotifications: async () => [...shown.values()],
    })
  })
  return worker
}

const notification = z.object({
  title: z.string(),
  body: z.string(),
  lang: z.string(),
  tag: z.string(),
  icon: z.string(),
  navigate: z.string(),
})

/** What is on the screen. */
export async function notificationsOf(worker: Worker) {
  const shown = await worker.evaluate(async () => {
    const registration: ServiceWorkerRegistration = Reflect.get(self, 'registration')
    const all = await registration.getNotifications()
    return all.map(({ title, body, lang, tag, icon, data }) => ({ title, body, lang, tag, icon, ...data }))
  })
  return z.array(notification).parse(shown)
}

/** Delivers a push by the browser's own tools, as its push service would. */
export async function deliver(page: Page, text: string): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted)
      if (ours) resolve(ours.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data: text })
  await session.detach()
}

interface Clicked {
  opened: string[]
  focused: string[]
}

/**
 * A click on the one notification that is shown. No tool can click on a system's notification, so the worker gets the event as
 * the browser would send it, and its ways into windows, for which it would need a real click, are written down.
 */
export async function clickNotification(worker: Worker): Promise<Clicked> {
  return worker.evaluate(async () => {
    const registration: ServiceWorkerRegistration = Reflect.get(self, 'registration')
    const [first] = await registration.getNotifications()
    const clicked: Clicked = { opened: [], focused: [] }
    Object.assign(Reflect.get(Reflect.get(self, 'Clients'), 'prototype'), {
      openWindow: async (address: string) => void clicked.opened.push(address),
    })
    Object.assign(Reflect.get(Reflect.get(self, 'WindowClient'), 'prototype'), {
      async focus(this: { url: string }) {
        clicked.focused.push(this.url)
      },
    })
    const work: Promise<unknown>[] = []
    const event = Object.defineProperties(new Event('notificationclick'), {
      notification: { value: first },
      waitUntil: { value: (promise: Promise<unknown>) => work.push(promise) },
    })
    self.dispatchEvent(event)
    await Promise.all(work)
    return clicked
  })
}
