import type { Language } from '#locales/languages.ts'
import type { createLater } from '#site/push/push-later.ts'
import type * as pushSubscription from '#site/push/push-subscription.ts'
import { PushFailure } from '#site/push/push-subscription.ts'
import type { PushSupport } from '#site/push/push-support.ts'
import { allCategories, type ConsentModule, choicesOf } from '#site/visitor/consent.ts'
import type { PushProblem, PushState } from '#ui/blocks/push/push-control.tsx'
import type { PushView } from '#ui/blocks/push/push-modal.tsx'

export interface PushSnapshot {
  state: PushState
  problem?: PushProblem | undefined
  isOpen: boolean
  view: PushView // stays while the modal closes
  isBusy: boolean
  needsConsent: boolean
}

const resting: PushSnapshot = { state: 'off', isOpen: false, view: 'offer', isBusy: false, needsConsent: false }

interface PushFlowDependencies {
  consent: Pick<ConsentModule, 'get' | 'allows' | 'decide'>
  support: () => PushSupport
  permission: () => Promise<PermissionState>
  subscription: Pick<typeof pushSubscription, 'subscribe' | 'unsubscribe' | 'withdraw' | 'repair'>
  later: ReturnType<typeof createLater>
  language: () => Language
  chosenLanguage: () => Language | undefined
}

export type PushFlow = ReturnType<typeof createPushFlow>

/** The states of notifications (specification 4), with one method for each thing that a visitor can do. */
export function createPushFlow(dependencies: PushFlowDependencies) {
  const { consent, support, permission, subscription, later, language, chosenLanguage } = dependencies
  const listeners = new Set<() => void>()
  let current = resting
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
    // The press itself is the consent.
    if (told === 'granted' && consent.allows('notifications')) return enable()
    show('offer')
  }

  /** The browser asks only within the click, so nothing is awaited before its question. */
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
      consent.decide('customized', { ...(record ? choicesOf(record) : allCategories(false)), notifications: true })
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

    async offer(): Promise<void> {
      if (current.isOpen || current.state !== 'off' || later.isOn() || support() !== 'ready') return
      if ((await permission()) === 'prompt') show('offer')
    },

    async resume(): Promise<void> {
      if (support() !== 'ready') return
      set({ state: 'on' })
      const isOn = await subscription.repair(chosenLanguage()).catch(() => true)
      if (!isOn && current.state === 'on') set({ state: 'off' })
    },

    async withdraw(): Promise<void> {
      set({ state: 'disabling', problem: undefined })
      await subscription.withdraw().catch(() => {})
      set({ state: 'off' })
    },

    follow(isOn: boolean): void {
      if (!current.isBusy) set({ state: isOn ? 'on' : 'off', problem: undefined })
    },
  }
}
