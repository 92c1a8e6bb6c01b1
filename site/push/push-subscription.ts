import type { PushPreferences, PushState } from '#api/contract/push.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import type { Language } from '#locales/languages.ts'
import { deleteSubscription, fetchPushKey, readPushState, saveSubscription } from '#site/client/push.ts'
import { deviceOf } from '#site/push/push-device.ts'
import { readPermission } from '#site/push/push-permission.ts'
import { findWorker, registerWorker } from '#site/push/register-worker.ts'
import { deleteOfflinePages } from '#site/push/worker/offline-pages.ts'
import { deleteSettings, type PushSettings, readSettings, storeSettings } from '#site/push/worker/push-settings.ts'
import { proofOf, subscriptionBody } from '#site/push/worker/subscription-body.ts'
import { localStore } from '#site/visitor/storage.ts'
import { names } from '#site/visitor/stored-names.ts'
import type { PushProblem } from '#ui/blocks/push/push-control.tsx'

/** Milliseconds. Offline, some push services never answer. */
const LONGEST_SUBSCRIBING = 20_000

/** One of the ten problems of specification 8. */
export class PushFailure extends Error {
  readonly problem: PushProblem

  constructor(problem: PushProblem, cause?: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}

/** Has to be called straight from the visitor's click: browsers ask on no other occasion. */
export async function subscribe(language: Language): Promise<void> {
  const permission = await Notification.requestPermission()
  if (permission === 'denied') throw new PushFailure('permissionDenied')
  if (permission === 'default') throw new PushFailure('permissionRequired')
  const registration = await registerWorker().catch((cause: unknown) => {
    throw new PushFailure('workerFailed', cause)
  })
  const subscription = await subscribeBrowser(registration)
  const settings: PushSettings = {
    language,
    preferences: { languages: [language], types: [...postTypes] },
    device: deviceOf(navigator.userAgent, navigator.maxTouchPoints),
    timestamp: new Date().toISOString(),
  }
  const saved = await saveSubscription(subscriptionBody(subscription, settings))
  if (!saved.ok) {
    await subscription.unsubscribe().catch(() => false)
    throw new PushFailure('setupFailed')
  }
  await storeSettings(settings)
  // Without it nobody would know later that there is something to end.
  if (localStore.set(names.pushSubscribed, 'true')) return
  await withdraw()
  throw new PushFailure('setupFailed')
}

async function subscribeBrowser(registration: ServiceWorkerRegistration): Promise<PushSubscription> {
  const asked = await fetchPushKey()
  if (!asked.ok) throw new PushFailure(asked.error.code === 'unavailable' ? 'serverConfiguration' : 'setupFailed')
  const applicationServerKey = asked.answer.key
  const attempt = () =>
    inTime(registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }), LONGEST_SUBSCRIBING)
  try {
    return await attempt().catch(async (error: unknown) => {
      if (nameOf(error) !== 'InvalidStateError') throw error
      // A subscription with a former key of the server blocks a new one.
      await (await registration.pushManager.getSubscription())?.unsubscribe()
      return attempt()
    })
  } catch (cause) {
    const name = nameOf(cause)
    if (name === 'NotAllowedError') throw new PushFailure('permissionDenied', cause)
    if (name === 'InvalidAccessError') throw new PushFailure('serverConfiguration', cause)
    throw new PushFailure('subscribeFailed', cause)
  }
}

/** Ends the subscription on the server, then in the browser. After a failure it is still on. */
export async function unsubscribe(): Promise<void> {
  const subscription = await currentSubscription()
  if (subscription) {
    if (!(await deleteSubscription(proofOf(subscription)))) throw new PushFailure('unsubscribeFailed')
    const isEnded = await subscription.unsubscribe().catch(() => false)
    if (!isEnded && (await currentSubscription())) throw new PushFailure('unsubscribeFailed')
  }
  await forget()
}

/** Ends the subscription in the browser in any case; an offline server learns of it from the push service. */
export async function withdraw(): Promise<void> {
  const subscription = await currentSubscription()
  if (subscription) {
    const told = deleteSubscription(proofOf(subscription))
    await subscription.unsubscribe().catch(() => false)
    await told
  }
  await forget()
}

/** Mends what differs from the server's state, or from the `chosen` language. False when the permission is gone. */
export async function repair(chosen: Language | undefined): Promise<boolean> {
  const stored = await readSettings()
  if (!stored || (await readPermission()) !== 'granted') {
    await forget()
    return false
  }
  const registration = await registerWorker()
  const settings = inLanguage(stored, chosen ?? stored.language)
  const existing = await registration.pushManager.getSubscription()
  const state = existing && (await readPushState(proofOf(existing)))
  if (state && !state.ok) return true
  if (state?.answer.known && isSame(state.answer, settings)) return true
  const subscription = existing && state?.answer.known ? existing : await subscribeBrowser(registration)
  const saved = await saveSubscription(subscriptionBody(subscription, settings))
  if (saved.ok) await storeSettings(settings)
  return true
}

function inLanguage(settings: PushSettings, language: Language): PushSettings {
  if (settings.language === language) return settings
  return { ...settings, language, preferences: { ...settings.preferences, languages: [language] } }
}

function isSame({ language, preferences }: PushState, settings: PushSettings): boolean {
  const listOf = ({ languages, types }: PushPreferences) => [...languages, ...[...types].sort()].join()
  return (
    language === settings.language && preferences !== undefined && listOf(preferences) === listOf(settings.preferences)
  )
}

async function currentSubscription(): Promise<PushSubscription | null> {
  return (await (await findWorker())?.pushManager.getSubscription()) ?? null
}

async function forget(): Promise<void> {
  localStore.remove(names.pushSubscribed)
  const registration = await findWorker()
  await Promise.allSettled([registration?.unregister(), deleteSettings(), deleteOfflinePages()])
}

function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : ''
}

async function inTime<Result>(work: Promise<Result>, limit: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('The push service does not answer.', 'TimeoutError')), limit)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}
