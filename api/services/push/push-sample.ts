import type { PushAnswer, PushSender } from '#api/outbound/push.ts'
import { oneLine } from '#api/services/outbox/one-line.ts'
import type { PushNotices } from '#api/services/push/push-notice.ts'
import type { StoredPushSubscription } from '#api/store/push-subscriptions.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

/** Subscriptions among which the operator finds their own. */
const LISTED = 5
/** Those that a code is looked for among. */
const KNOWN = 500
/** Seconds that a push service keeps a sample for a browser that is away. */
const TTL = 600

interface PushSampleDependencies {
  stores: Pick<Stores, 'pushSubscriptions'>
  sender: PushSender
  notices: PushNotices
  /** The server's public key. */
  serverKey: string
  now: () => number
}

interface SampleOrder {
  language: Language
  title: string
  body: string
  /** Code of the browser that it goes to. */
  to: string | undefined
  /** True when nobody but this machine can open the site: then every subscription is the operator's. */
  isLocal: boolean
}

/** A subscription as an operator tells theirs from others. */
export interface ListedBrowser {
  code: string
  device: string
  savedAt: number
}

export type SampleResult =
  | { kind: 'sent'; browser: ListedBrowser; answer: PushAnswer }
  /** It has to be said which one; nothing was sent. */
  | { kind: 'choose'; browsers: ListedBrowser[] }
  | { kind: 'none' }

/**
 * Sends a sample to one browser, the operator's own: visitors were promised news of posts and nothing else. No address is
 * kept from which to tell whose a browser is, so on a public site the operator says it.
 */
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

/** Short, and without signs that a command line has other uses for. */
function codeOf({ endpointKey }: StoredPushSubscription): string {
  return Buffer.from(endpointKey, 'base64url').toString('hex').slice(0, 8)
}

function listed(subscription: StoredPushSubscription): ListedBrowser {
  const { type, browser, os } = subscription.device
  return {
    code: codeOf(subscription),
    // A stranger's words, which are printed on the operator's terminal.
    device: oneLine([browser, os, type].filter(Boolean).join(', ')),
    savedAt: subscription.savedAt,
  }
}
