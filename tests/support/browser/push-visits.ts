import type { Page } from 'playwright'
import { expect } from 'vitest'
import { type PushState, pushState } from '#api/contract/push.ts'
import { apiPaths } from '#api/contract/values/paths.ts'
import type { Language } from '#locales/languages.ts'
import { hydrated, type OpenPage } from './browser-page.ts'
import { allowNotifications, type KeptSubscription, subscriptionIn, withPushService } from './push-browser.ts'
import { decided, withStorage } from './visitor.ts'

export const pushControl = (page: Page) => page.locator('footer [data-slot="push-control"]')
export const pushDialog = (page: Page) => page.locator('[data-slot="dialog-content"][data-view]')

/** Like `expect.poll`, with the patience that a busy machine needs. */
export const eventually: typeof expect.poll = (read, options) => expect.poll(read, { timeout: 10_000, ...options })

/** Resolves once the control says so. */
export async function pushIs(page: Page, state: string): Promise<void> {
  await eventually(() => pushControl(page).getAttribute('data-state')).toBe(state)
}

let network = 0
/** Each visitor comes from a network of their own, because a network has a limit. The server has to trust this machine. */
export const ownNetwork = () => ({ extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${++network}` } })

interface Visit {
  language?: Language
  /** Categories that were allowed before; none at all, unless said. */
  consent?: Parameters<typeof decided>[0] | 'undecided'
}

/** Opens a page in a browser that has a push service. */
export async function visit(url: string, open: OpenPage, { language = 'en', consent = {} }: Visit = {}): Promise<Page> {
  await withPushService(open.context)
  if (consent !== 'undecided') await withStorage(open.context, url, decided(consent))
  await open.page.goto(`${url}/${language}/about/`)
  await hydrated(open.page)
  return open.page
}

/** A visitor who has switched notifications on. */
export async function subscribed(url: string, open: OpenPage, language: Language = 'en'): Promise<Page> {
  const page = await visit(url, open, { language, consent: { notifications: true } })
  await allowNotifications(page)
  await pushControl(page).getByRole('button').click()
  await pushIs(page, 'on')
  return page
}

export async function subscriptionOf(page: Page): Promise<KeptSubscription> {
  const subscription = await subscriptionIn(page)
  if (!subscription) throw new Error('This browser has no subscription.')
  return subscription
}

/** What the server knows of a subscription. */
export async function knownOf(url: string, { endpoint, keys }: KeptSubscription): Promise<PushState> {
  const response = await fetch(url + apiPaths.pushState, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, auth: keys.auth }),
  })
  return pushState.parse(await response.json())
}
