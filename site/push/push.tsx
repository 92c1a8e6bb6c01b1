import { useSyncExternalStore } from 'react'
import { isLanguage, type Language } from '#locales/languages.ts'
import { createPushFlow, type PushFlow } from '#site/push/push-flow.ts'
import { createLater } from '#site/push/push-later.ts'
import { readPermission } from '#site/push/push-permission.ts'
import { repair, subscribe, unsubscribe, withdraw } from '#site/push/push-subscription.ts'
import { readTraits, supportOf } from '#site/push/push-support.ts'
import { consent } from '#site/visitor/browser-consent.ts'
import { localStore } from '#site/visitor/storage.ts'
import { names } from '#site/visitor/stored-names.ts'
import { PushModal } from '#ui/blocks/push/push-modal.tsx'

export function startPush(language: () => Language): PushFlow {
  const flow = createPushFlow({
    consent: consent(),
    support: () => supportOf(readTraits()),
    permission: readPermission,
    subscription: { subscribe, unsubscribe, withdraw, repair },
    later: createLater(Date.now),
    language,
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
