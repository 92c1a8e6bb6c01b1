import type { Language } from '#locales/languages.ts'
import type { createLater } from '#site/push/push-later.ts'
import {
  PushFailure,
  type repair,
  type subscribe,
  type unsubscribe,
  type withdraw,
} from '#site/push/push-subscription.ts'
import type { PushSupport } from '#site/push/push-support.ts'
import { allCategories, type ConsentModule } from '#site/visitor/consent.ts'
import type { PushProblem, PushState } from '#ui/blocks/push/push-control.tsx'
import type { PushView } from '#ui/blocks/push/push-modal.tsx'

/** What the control and the modal show. */
export interface PushSnapshot {
  state: PushState
  problem?: PushProblem | undefined
  isOpen: boolean
  /** Stays while the modal closes. */
  view: PushView
  isBusy: boolean
  needsConsent: boolean
}

const resting: PushSnapshot = { state: 'off', isOpen: false, view: 'offer', isBusy: false, needsConsent: false }

interface PushFlowDependencies {
  consent: Pick<ConsentModule, 'get' | 'allows' | 'decide'>
  support: () => PushSupport
  permission: () => Promise<PermissionState>
  subscription: {
    subscribe: typeof subscribe
    unsubscribe: typeof unsubscribe
    withdraw: typeof withdraw
    repair: typeof repair
  }
  later: ReturnType<typeof createLater>
  /** Of the page. */
  language: () => Language
  /** The language that the visitor has chosen and lets us keep. */
  chosenLanguage: () => Language | undefined
}

export type PushFlow = ReturnType<typeof createPushFlow>

/** The way of notifications through their states (specification 4), one step for each thing that a visitor can do. */
export function createPushFlow(dependencies: PushFlowDependencies) {
  const { consent, support, permission, subscription, later, language, chosenLanguage } = dependencies
  const listeners = new Set<() => void>()
  let current = resting
  /** What Try Again does again. */
  let lastTry: () => void = press

  function set(change: Partial<PushSnapshot>): void {
    current = { ...current, ...change }
    for (const listener of listeners) listener()
  }

  function show(view: PushView): void {
    set({ isOpen: true, isBusy: false, view, needsConsent: !consent.allows('notifications') })
  }

  function fail(problem: PushProblem, state: PushState): void {
    set({ state, problem, isBusy: false, view: problem })
  }

  /** Anything that nobody foresaw is a setup that failed. */
  const problemOf = (error: unknown) => (error instanceof PushFailure ? error.problem : 'setupFailed')

  async function enable(): Promise<void> {
    lastTry = confirm
    set({ state: 'enabling', problem: undefined, isBusy: true })
    try {
      await subscription.subscribe(language())
      later.end()
      set({ state: 'on', isOpen: false, isBusy: false })
    } catch (error) {
      fail(problemOf(error), 'off')
    }
  }

  /** The control is pressed: what can be known without asking comes first, then the soft prompt. */
  async function press(): Promise<void> {
    lastTry = press
    set({ problem: undefined })
    const ability = support()
    if (ability === 'ios') return show('ios')
    if (ability !== 'ready') {
      fail(ability, 'off')
      return show(ability)
    }
    const told = await permission()
    if (told === 'denied') {
      fail('permissionDenied', 'off')
      return show('permissionDenied')
    }
    // Nothing is left to ask: the press itself is the yes.
    if (told === 'granted' && consent.allows('notifications')) return enable()
    show('offer')
  }

  /** Enable, in the modal. Runs without a pause up to the browser's own question, which it would not ask later. */
  function confirm(): void {
    if (support() !== 'ready') {
      void press()
      return
    }
    if (!consent.allows('notifications')) {
      if (current.view !== 'offer') {
        show('offer')
        return
      }
      const { record } = consent.get()
      consent.decide('customized', { ...allCategories(false), ...choicesIn(record), notifications: true })
      // Storage refuses the choice, so nothing optional may run (D12).
      if (!consent.allows('notifications')) {
        fail('setupFailed', 'off')
        return
      }
    }
    void enable()
  }

  async function turnOff(): Promise<void> {
    lastTry = turnOff
    set({ state: 'disabling', problem: undefined, isBusy: true })
    try {
      await subscription.unsubscribe()
      set({ state: 'off', isOpen: false, isBusy: false })
    } catch (error) {
      fail(error instanceof PushFailure ? error.problem : 'unsubscribeFailed', 'on')
    }
  }

  return {
    get: () => current,

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    press,
    confirm,
    turnOff,

    help(): void {
      if (current.problem) show(current.problem)
    },

    guide: show,

    retry: () => lastTry(),

    close(): void {
      if (current.isOpen && current.view === 'offer' && !current.isBusy) later.begin(consent.allows('notifications'))
      set({ isOpen: false })
    },

    /** The category has just been switched on in the preferences: the offer follows, unless it had its answer. */
    async offer(): Promise<void> {
      if (current.isOpen || current.state !== 'off' || later.isOn() || support() !== 'ready') return
      if ((await permission()) === 'prompt') show('offer')
    },

    /** A page has been loaded in a browser that was subscribed: says so, then looks whether it still holds. */
    async resume(): Promise<void> {
      if (support() !== 'ready') return
      set({ state: 'on' })
      // A repair that fails is tried again with the next page.
      const isOn = await subscription.repair(chosenLanguage()).catch(() => true)
      if (!isOn && current.state === 'on') set({ state: 'off' })
    },

    /** Consent is withdrawn: notifications end, whatever comes of telling the server. */
    async withdraw(): Promise<void> {
      set({ state: 'disabling', problem: undefined })
      await subscription.withdraw().catch(() => {})
      set({ state: 'off' })
    },

    /** Another tab has switched them on or off. */
    follow(isOn: boolean): void {
      if (!current.isBusy) set({ state: isOn ? 'on' : 'off', problem: undefined })
    },
  }
}

function choicesIn(record: ReturnType<ConsentModule['get']>['record']) {
  if (!record) return {}
  const { preferences, analytics, marketing, newsletter, recaptcha } = record
  return { preferences, analytics, marketing, newsletter, recaptcha }
}
