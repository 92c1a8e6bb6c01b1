import type { AnsweredCall, CallResult } from '#api/contract/client.ts'
import {
  type PushProof,
  type PushState,
  type PushSubscriptionInput,
  pushKey,
  pushSaved,
  pushState,
} from '#api/contract/push.ts'
import { apiPaths } from '#api/contract/values/paths.ts'
import { call } from '#site/client/call.ts'

const TIMEOUT = 15_000 // milliseconds

export function fetchPushKey(): Promise<AnsweredCall<{ key: string }>> {
  return call(apiPaths.pushKey, { method: 'GET', answer: pushKey })
}

export function saveSubscription(body: PushSubscriptionInput): Promise<CallResult> {
  return call(apiPaths.pushSubscriptions, { method: 'POST', body, answer: pushSaved })
}

export function readPushState(proof: PushProof): Promise<AnsweredCall<PushState>> {
  return call(apiPaths.pushState, { method: 'POST', body: proof, answer: pushState })
}

export async function deleteSubscription(proof: PushProof): Promise<boolean> {
  try {
    const response = await fetch(apiPaths.pushSubscriptions, {
      method: 'DELETE',
      body: JSON.stringify(proof),
      keepalive: true,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT),
    })
    return response.ok
  } catch {
    return false
  }
}
