/** The worker's globals that are used: TypeScript's own types of them conflict with those of a page. */
export interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

export interface PushEvent extends ExtendableEvent {
  readonly data: { text: () => string } | null
}

export interface NotificationEvent extends ExtendableEvent {
  readonly notification: Pick<Notification, 'close' | 'data'>
}

export interface SubscriptionChangeEvent extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}

export interface Tab {
  readonly url: string
  focus: () => Promise<unknown>
}

export interface Tabs {
  matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly Tab[]>
  openWindow: (address: string) => Promise<unknown>
  claim: () => Promise<void>
}

interface WorkerEvents {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  push: PushEvent
  notificationclick: NotificationEvent
  pushsubscriptionchange: SubscriptionChangeEvent
}

export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: Tabs
  readonly location: { readonly origin: string }
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof WorkerEvents>(name: Name, listen: (event: WorkerEvents[Name]) => void) => void
}

export function isWorkerScope(scope: object): scope is WorkerScope {
  return 'registration' in scope && 'clients' in scope && 'skipWaiting' in scope
}
