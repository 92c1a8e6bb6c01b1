import { deleteSubscription, fetchPushKey, saveSubscription } from '#site/client/push.ts'
import { readSettings } from '#site/push/worker/push-settings.ts'
import { proofOf, subscriptionBody } from '#site/push/worker/subscription-body.ts'
import type { SubscriptionChangeEvent } from '#site/push/worker/worker-scope.ts'

/** For pushsubscriptionchange. The next page repairs what fails here (`site/push/push-subscription.ts`). */
export async function renewSubscription(
  { pushManager }: Pick<ServiceWorkerRegistration, 'pushManager'>,
  { oldSubscription, newSubscription }: Pick<SubscriptionChangeEvent, 'oldSubscription' | 'newSubscription'>,
): Promise<void> {
  const settings = await readSettings()
  if (!settings) return
  const subscription = newSubscription ?? (await subscribeAnew(pushManager))
  if (!subscription) return
  const saved = await saveSubscription(subscriptionBody(subscription, settings))
  const old = oldSubscription && proofOf(oldSubscription)
  if (saved.ok && old && old.endpoint !== subscription.endpoint) await deleteSubscription(old)
}

async function subscribeAnew(pushManager: PushManager): Promise<PushSubscription | undefined> {
  const asked = await fetchPushKey()
  if (!asked.ok) return undefined
  try {
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: asked.answer.key })
  } catch {
    return undefined
  }
}
