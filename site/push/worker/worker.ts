import { defaultLanguage } from '#locales/languages.ts'
import { cacheOfflinePages, deleteOldPages, offlinePage } from '#site/push/worker/offline-pages.ts'
import { openAddress } from '#site/push/worker/open-address.ts'
import { readSettings } from '#site/push/worker/push-settings.ts'
import { readMessage } from '#site/push/worker/read-message.ts'
import { renewSubscription } from '#site/push/worker/renew-subscription.ts'
import { safeAddress } from '#site/push/worker/safe-address.ts'
import {
  isWorkerScope,
  type NotificationEvent,
  type PushEvent,
  type WorkerScope,
} from '#site/push/worker/worker-scope.ts'

/** The service worker, registered while notifications are on. It caches the offline pages only. */
function start(scope: WorkerScope): void {
  const { registration, clients, location } = scope
  const language = async () => (await readSettings())?.language ?? defaultLanguage

  // A new version need not wait: no open page depends on the old cache.
  scope.addEventListener('install', (event) => event.waitUntil(cacheOfflinePages().then(() => scope.skipWaiting())))

  scope.addEventListener('activate', (event) => {
    const ready = [deleteOldPages(), registration.navigationPreload?.enable(), clients.claim()]
    event.waitUntil(Promise.all(ready))
  })

  scope.addEventListener('fetch', (event) => {
    const { request, preloadResponse } = event
    if (request.mode !== 'navigate' || request.method !== 'GET') return
    const fromNetwork = async () => (await preloadResponse) ?? fetch(request)
    event.respondWith(fromNetwork().catch(async () => offlinePage(new URL(request.url).pathname, await language())))
  })

  /** Browsers end the subscription of a site whose pushes show nothing. */
  async function show({ data }: PushEvent): Promise<void> {
    const { title, options } = readMessage(textOf(data), { origin: location.origin, language: await language() })
    await registration.showNotification(title, options)
  }

  async function follow({ notification }: NotificationEvent): Promise<void> {
    notification.close()
    await openAddress(clients, safeAddress(notification.data?.navigate, location.origin, await language()))
  }

  scope.addEventListener('push', (event) => event.waitUntil(show(event)))
  scope.addEventListener('notificationclick', (event) => event.waitUntil(follow(event)))
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(registration, event)))
}

function textOf(data: PushEvent['data']): string | undefined {
  try {
    return data?.text()
  } catch {
    return undefined
  }
}

if (isWorkerScope(self)) start(self)
