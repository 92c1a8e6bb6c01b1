import type { PushAnswer, PushSender } from '#api/outbound/push.ts'
import { oneLine } from '#api/services/outbox/one-line.ts'
import type { PushNotices } from '#api/services/push/push-notice.ts'
import type { StoredPushSubscription } from '#api/store/push-subscriptions.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

const LISTED = 5 // subscriptions that are listed for the operator to choose from
const KNOWN = 500 // subscriptions that a code is matched against
const TTL = 600 // seconds that a push service stores a sample for an offline browser

interface PushSampleDependencies {
  stores: Pick<Stores, 'pushSubscriptions'>
  sender: PushSender
  notices: PushNotices
  serverKey: string
  now: () => number
}

interface SampleOrder {
  language: Language
  title: string
  body: string
  to: string | undefined // code of the target browser
  isLocal: boolean // true when only this machine can open the site: every subscription is the operator's
}

export interface ListedBrowser {
  code: string
  device: string
  savedAt: number
}

export type SampleResult =
  | { kind: 'sent'; browser: ListedBrowser; answer: PushAnswer }
  /** The operator has to choose; nothing was sent. */
  | { kind: 'choose'; browsers: ListedBrowser[] }
  | { kind: 'none' }

/** For the operator's own browser. No stored field tells which it is, so on a public site they name it. */
export function createPushSample({ stores, sender, notices, serverKey, now }: PushSampleDependencies) {
  return async ({ language, title, body, to, isLocal }: SampleOrder): Promise<SampleResult> => {
    const newest = await stores.pushSubscriptions.newest(KNOWN)
    const own = newest.filter((one) => one.serverKey === serverKey)
    if (own.length === 0) return { kind: 'none' }
    const chosen = to === undefined ? isLocal && own[0] : own.find((one) => codeOf(one) === to)
    if (!chosen) return { kind: 'choose', browsers: own.slice(0, LISTED).map(listed) }
    const notice = { title, body, path: `/${language}/blog/`, language, tag: 'sample', at: now() }
    const order = { payload: notices.whole(notice), ttl: TTL, topic: 'sample' }
    const answer = await sender.send(chosen, order, AbortSignal.timeout(10_000))
    if (answer.kind === 'gone') await stores.pushSubscriptions.deleteSome([chosen.id])
    return { kind: 'sent', browser: listed(chosen), answer }
  }
}

/** Short, and safe on a command line. */
function codeOf({ endpointKey }: StoredPushSubscription): string {
  return Buffer.from(endpointKey, 'base64url').toString('hex').slice(0, 8)
}

function listed(subscription: StoredPushSubscription): ListedBrowser {
  const { type, browser, os } = subscription.device
  return {
    code: codeOf(subscription),
    // Visitor input, printed on the operator's terminal.
    device: oneLine([browser, os, type].filter(Boolean).join(', ')),
    savedAt: subscription.savedAt,
  }
}
