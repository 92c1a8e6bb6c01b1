import { randomUUID } from 'node:crypto'
import type { PushSubscriptionInput } from '#api/contract/push.ts'
import { type OpenDatabase, openDatabase } from '#api/db/open.ts'
import { createPushSender } from '#api/outbound/push-sender.ts'
import { makeVapidKeys } from '#api/outbound/push-vapid.ts'
import { createJobRuns } from '#api/services/jobs/job-runs.ts'
import { createRateLimits } from '#api/services/limits/rate-limits.ts'
import { endpointKeyOf } from '#api/services/push/push-keys.ts'
import { createStores } from '#api/store/stores.ts'
import { wirePush } from '#api/wiring/push.ts'
import type { PushService } from '../servers/push-service.ts'
import { createTestDatabase, type TestDatabase } from '../servers/test-database.ts'
import { createBlog } from './posts.ts'
import { createClock, publicUrl } from './test-app.ts'

export const vapid = { ...makeVapidKeys(), subject: 'mailto:hello@dritare.example' }

/** What a browser sends beside its keys. */
export const wishes = {
  language: 'en',
  device: { type: 'desktop', browser: 'Firefox', os: 'Linux' },
  preferences: { languages: ['en'], types: ['insights', 'features', 'case-studies', 'news', 'opinion'] },
  timestamp: '2026-11-20T12:00:00.000Z',
} satisfies Partial<PushSubscriptionInput>

interface TestPushOptions {
  service: PushService
  /** Another server's, to share. */
  database?: TestDatabase
  clock?: ReturnType<typeof createClock>
  /** Longest time for one message, in milliseconds; as long as it likes, unless said. */
  sendingTime?: number
  keys?: typeof vapid
  /** `PUSH_HOSTS`; the service alone, unless said. */
  hosts?: string[]
}

/** One server's push notifications and blog, without the server. Its worker starts when it is nudged. */
export async function createTestPush(options: TestPushOptions) {
  const { service, clock = createClock(), sendingTime, keys = vapid, hosts = [service.host] } = options
  const test = options.database ?? (await createTestDatabase())
  const database: OpenDatabase = await openDatabase({ ...test, now: clock.now, onError: () => {} })
  const stores = createStores(database)
  const logged: string[] = []
  const log = { error: keep, warn: keep }
  function keep(_about: unknown, text: string) {
    logged.push(text)
  }
  let ids = 0
  const push = await wirePush({
    push: {
      hosts,
      loadVapid: async () => keys,
      createSender: (parts) => createPushSender({ ...parts, authority: service.cert }),
    },
    stores,
    rateLimits: createRateLimits({
      secret: 'test',
      now: clock.now,
      newId: () => `hit-${clock.now()}-${Math.random()}`,
    }),
    environment: { publicUrl },
    log,
    jobRuns: createJobRuns({ stores, now: clock.now, onError: () => {} }),
    now: clock.now,
    random: () => 0.5,
    newId: () => `subscription-${String(ids++).padStart(6, '0')}-${Math.random()}`,
    timeout: (milliseconds) =>
      milliseconds === 10_000 && sendingTime === undefined
        ? new AbortController().signal
        : AbortSignal.timeout(milliseconds === 10_000 ? (sendingTime ?? 0) : milliseconds),
  })
  const blog = await createBlog({ database, now: clock.now })
  let networks = 0
  return {
    ...push,
    editing: blog.editing,
    stores,
    clock,
    logged,
    database: test,
    db: database.db,
    /** Browsers subscribe, each from a network of its own. */
    async subscribe(names: string[], changes: Partial<PushSubscriptionInput> = {}) {
      for (const name of names)
        await push.subscriptions.save({ ...wishes, ...service.subscribe(name), ...changes }, `network-${networks++}`)
    },
    /** Browsers that have subscribed already, all at once. */
    async crowd(names: string[]) {
      await stores.transaction([], async ({ pushSubscriptions }) => {
        for (const name of names) {
          const { endpoint, keys: own } = service.subscribe(name)
          await pushSubscriptions.insert({
            id: randomUUID(),
            endpointKey: endpointKeyOf(endpoint),
            endpoint,
            ...own,
            serverKey: keys.publicKey,
            language: 'en',
            device: wishes.device,
            languages: ['en'],
            types: ['insights'],
            agreedAt: clock.now(),
            createdAt: clock.now(),
            savedAt: clock.now(),
            expiresAt: undefined,
          })
        }
      })
    },
    deliveries: () => database.db.selectFrom('push_deliveries').selectAll().execute(),
    subscribers: () => database.db.selectFrom('push_subscriptions').selectAll().execute(),
    async [Symbol.asyncDispose]() {
      await push.stop()
      await database.db.destroy()
      if (!options.database) await test.remove()
    },
  }
}
