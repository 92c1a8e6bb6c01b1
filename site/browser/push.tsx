import type { i18n } from 'i18next'
import { useSyncExternalStore } from 'react'
import { defaultLanguage, isLanguage } from '#locales/languages.ts'
import { consent } from '#site/browser/browser-consent.ts'
import { createPushFlow, type PushFlow } from '#site/browser/push-flow.ts'
import { createLater } from '#site/browser/push-later.ts'
import { readPermission } from '#site/browser/push-permission.ts'
import { repair, subscribe, unsubscribe, withdraw } from '#site/browser/push-subscription.ts'
import { readTraits, supportOf } from '#site/browser/push-support.ts'
import { localStore } from '#site/browser/storage.ts'
import { names } from '#site/browser/stored-names.ts'
import { PushModal } from '#ui/blocks/push-modal.tsx'

/** The flow of this page, with the browser behind it. */
export function startPush(texts: i18n): PushFlow {
  const flow = createPushFlow({
    consent: consent(),
    support: () => supportOf(readTraits()),
    permission: readPermission,
    subscription: { subscribe, unsubscribe, withdraw, repair },
    later: createLater(Date.now),
    language: () => (isLanguage(texts.language) ? texts.language : defaultLanguage),
    chosenLanguage() {
      const chosen = consent().allows('preferences') ? localStore.get(names.language) : null
      return isLanguage(chosen) ? chosen : undefined
    },
  })
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === names.pushSubscribed) flow.follow(newValue !== null)
  })
  return flow
}

/** The modal of the flow, from the soft prompt to the next steps after a problem. */
export function PushDialog({ flow }: { flow: PushFlow }) {
  const { isOpen, view, isBusy, needsConsent } = useSyncExternalStore(flow.subscribe, flow.get, flow.get)
  return (
    <PushModal
      open={isOpen}
      view={view}
      isBusy={isBusy}
      needsConsent={needsConsent}
      onEnable={flow.confirm}
      onRetry={flow.retry}
      onRefresh={() => window.location.reload()}
      onGuide={flow.guide}
      onClose={flow.close}
    />
  )
}
