import type { PushState } from '#api/contract/values/staff/health.ts'
import { readPushHosts } from '#api/outbound/push-endpoints.ts'
import { createPushSender } from '#api/outbound/push-sender.ts'
import type { JobRuns } from '#api/services/jobs/job-runs.ts'
import { createPushAnnouncer } from '#api/services/push/push-announcer.ts'
import { createPushAttempt } from '#api/services/push/push-attempt.ts'
import { createPushNotices } from '#api/services/push/push-notice.ts'
import { createPushPauses } from '#api/services/push/push-pauses.ts'
import { createPushQueue, PUSH_SENT_KEPT } from '#api/services/push/push-queue.ts'
import { createPushSubscriptions } from '#api/services/push/push-subscriptions.ts'
import type { RetentionTask } from '#api/services/retention/retention.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Log, Parts } from '#api/wiring/parts.ts'

const BATCH = 500 // rows deleted at once

interface PushParts extends Pick<Parts, 'push' | 'stores' | 'rateLimits' | 'now' | 'random' | 'newId' | 'timeout'> {
  environment: { publicUrl: string }
  log: Log
  jobRuns: JobRuns
}

export async function wirePush(parts: PushParts) {
  const { push: outside, stores, rateLimits, environment, log, jobRuns, now, random, newId, timeout } = parts
  const { hosts, wrong } = readPushHosts(outside?.hosts ?? [])
  if (wrong.length > 0) log.error({ entries: wrong }, 'PUSH_HOSTS names what is no host; it is left out')
  const vapid = await outside?.loadVapid().catch((error: unknown) => {
    log.error({ err: error }, 'Push notifications are out of order: the server has no usable keys')
    return undefined
  })
  const subscriptions = createPushSubscriptions({ stores, rateLimits, hosts, serverKey: vapid?.publicKey, now, newId })
  const retention: RetentionTask[] = [
    { name: 'push subscriptions that have ended', deleteSome: () => deleteExpired(stores, now()) },
    {
      name: 'sent push messages',
      deleteSome: async () => (await stores.pushDeliveries.deleteBefore(now() - PUSH_SENT_KEPT, BATCH)) === BATCH,
    },
  ]
  const state: PushState = vapid ? 'on' : outside ? 'broken' : 'off'
  const shared = { subscriptions, retention, state, serverKey: vapid?.publicKey }
  if (!vapid) return { ...shared, nudge: () => {}, stop: async () => {} }

  const sender = (outside?.createSender ?? createPushSender)({ vapid, hosts, now })
  const queue = createPushQueue({
    stores,
    serverKey: vapid.publicKey,
    announceSome: createPushAnnouncer({ stores, now }).announceSome,
    attempt: createPushAttempt({
      stores,
      sender,
      notices: createPushNotices(environment.publicUrl),
      pauses: createPushPauses(now),
      now,
      random,
      timeout,
    }),
    noted: (work) => jobRuns.noted('push', work),
    now,
    timeout,
    onTrouble: (reason, count) => log.warn({ reason, count }, 'Push messages were not taken'),
    onError: (error) => log.error({ err: error }, 'Push messages cannot be sent just now'),
  })
  return {
    ...shared,
    nudge: queue.nudge,
    async stop(): Promise<void> {
      await queue.stop()
      sender.close()
    },
  }
}

async function deleteExpired(stores: Stores, at: number): Promise<boolean> {
  const ids = await stores.pushSubscriptions.listExpired(at, BATCH)
  await stores.transaction([], ({ pushSubscriptions }) => pushSubscriptions.deleteSome(ids))
  return ids.length === BATCH
}
