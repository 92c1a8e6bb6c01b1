import { timingSafeEqual } from 'node:crypto'
import type { PushProof, PushState, PushSubscriptionInput } from '#api/contract/push.ts'
import { AppError } from '#api/errors.ts'
import { allowedEndpoint, type PushHosts } from '#api/outbound/push-endpoints.ts'
import { limits } from '#api/services/limits/limits.ts'
import type { RateLimits } from '#api/services/limits/rate-limits.ts'
import { areKeys, endpointKeyOf } from '#api/services/push/push-keys.ts'
import type { StoredPushSubscription } from '#api/store/push-subscriptions.ts'
import type { Stores } from '#api/store/stores.ts'

const UNCONFIGURED_WAIT = 3600 // seconds; somebody has to configure push first

interface PushSubscriptionsDependencies {
  stores: Stores
  rateLimits: RateLimits
  hosts: PushHosts
  serverKey: string | undefined // undefined when push is not set up
  now: () => number
  newId: () => string
}

export type PushSubscriptionsService = ReturnType<typeof createPushSubscriptions>

/** Push subscriptions (specification 3 and 4). Whether an endpoint is known is told only to who proves its secret. */
export function createPushSubscriptions(dependencies: PushSubscriptionsDependencies) {
  const { stores, rateLimits, hosts, serverKey, now, newId } = dependencies

  function key(): string {
    if (serverKey === undefined) throw new AppError('unavailable', { retryAfter: UNCONFIGURED_WAIT })
    return serverKey
  }

  return {
    key,

    /** Resolves to whether it is new. Throws `invalid`, `too_many_requests`, `conflict` without the secret. */
    async save(input: PushSubscriptionInput, network: string): Promise<boolean> {
      const { endpoint, keys, language, device, preferences, expirationTime } = input
      const own = key()
      if (!allowedEndpoint(endpoint, hosts)) throw refusal('endpoint')
      if (!areKeys(keys)) throw refusal('keys')
      if (expirationTime && expirationTime <= now()) throw refusal('expirationTime')
      const saved = { ...limits.pushSaved, value: network }
      const added = rateLimits.ofRecord('push', network)
      const endpointKey = endpointKeyOf(endpoint)
      const locks = [...rateLimits.keysOf([saved, ...added]), `push-endpoint-${endpointKey}`]
      return stores.transaction(locks, async ({ pushSubscriptions, rateHits }) => {
        const there = await pushSubscriptions.findByKey(endpointKey)
        // A browser makes endpoint and keys together: other keys come from somebody who only knows the endpoint.
        if (there && !isHolder(there, keys.auth)) throw new AppError('conflict')
        await rateLimits.take(rateHits, there ? [saved] : [saved, ...added])
        const subscription: StoredPushSubscription = {
          id: there?.id ?? newId(),
          endpointKey,
          endpoint,
          p256dh: keys.p256dh,
          auth: keys.auth,
          serverKey: own,
          language,
          device,
          languages: [...new Set(preferences.languages)],
          types: [...new Set(preferences.types)],
          agreedAt: Date.parse(input.timestamp),
          createdAt: there?.createdAt ?? now(),
          savedAt: now(),
          expiresAt: expirationTime ?? undefined,
        }
        if (there) await pushSubscriptions.update(subscription)
        else await pushSubscriptions.insert(subscription)
        return !there
      })
    },

    async state({ endpoint, auth }: PushProof): Promise<PushState> {
      const own = key()
      const found = await stores.pushSubscriptions.findByKey(endpointKeyOf(endpoint))
      if (!found || !isHolder(found, auth) || found.serverKey !== own) return { known: false }
      const { language, languages, types } = found
      return { known: true, language, preferences: { languages, types } }
    },

    async remove({ endpoint, auth }: PushProof): Promise<void> {
      const found = await stores.pushSubscriptions.findByKey(endpointKeyOf(endpoint))
      if (!found || !isHolder(found, auth)) return
      await stores.transaction([], ({ pushSubscriptions }) => pushSubscriptions.deleteSome([found.id]))
    },
  }
}

/** Compares in constant time. */
function isHolder(subscription: StoredPushSubscription, auth: string): boolean {
  const [kept, given] = [Buffer.from(subscription.auth), Buffer.from(auth)]
  return kept.length === given.length && timingSafeEqual(kept, given)
}

function refusal(field: string): AppError {
  return new AppError('invalid', { fields: { [field]: 'errors:fields.refused' } })
}
