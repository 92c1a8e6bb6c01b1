import type { PushProof, PushSubscriptionInput } from '#api/contract/push.ts'
import type { PushSettings } from '#site/push/worker/push-settings.ts'

export function subscriptionBody(subscription: PushSubscription, settings: PushSettings): PushSubscriptionInput {
  const { endpoint, expirationTime, keys } = subscription.toJSON()
  return {
    endpoint: endpoint ?? subscription.endpoint,
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    ...(typeof expirationTime === 'number' && { expirationTime }),
    ...settings,
  }
}

export function proofOf(subscription: PushSubscription): PushProof {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? subscription.endpoint, auth: keys?.['auth'] ?? '' }
}
