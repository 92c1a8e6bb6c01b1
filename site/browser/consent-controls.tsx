import { lazy, Suspense, useEffect, useState } from 'react'
import type { ConsentDecision, ConsentRecord } from '#api/contract/consent.ts'
import { consent, useConsent } from '#site/browser/browser-consent.ts'
import { allCategories, hasPrivacySignal } from '#site/browser/consent.ts'
import { CookieBanner } from '#ui/blocks/cookie-banner.tsx'
import { PreferencesButton } from '#ui/blocks/preferences-button.tsx'

const PreferencesPanel = lazy(() =>
  import('#ui/blocks/preferences-panel.tsx').then(({ PreferencesPanel: Panel }) => ({ default: Panel })),
)

/** The banner waits until the page itself has been seen, in milliseconds (specification 9). */
const BANNER_DELAY = 1000

/** Banner, panel and the round button: everything a visitor decides about consent with (specification 4). */
export function ConsentControls() {
  const state = useConsent()
  const [isBannerDue, setIsBannerDue] = useState(false)
  const [isPanelOpen, setIsPanelOpen] = useState(false)
  // Stays once it has been opened, so that closing is animated and gives the focus back.
  const [isPanelLoaded, setIsPanelLoaded] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsBannerDue(true), BANNER_DELAY)
    return () => clearTimeout(timer)
  }, [])

  function open() {
    setIsPanelLoaded(true)
    setIsPanelOpen(true)
  }

  function decide(decision: ConsentDecision, choices = allCategories(decision === 'accepted')) {
    consent().decide(decision, choices)
    setIsPanelOpen(false)
  }

  return (
    <>
      {state.isDecided && <PreferencesButton onClick={open} />}
      {!state.isDecided && isBannerDue && !isPanelOpen && (
        <CookieBanner
          onReject={() => decide('rejected')}
          onCustomize={open}
          onAccept={() => decide('accepted')}
          hasPrivacySignal={hasPrivacySignal()}
        />
      )}
      {isPanelLoaded && (
        <Suspense fallback={null}>
          <PreferencesPanel
            open={isPanelOpen}
            values={state.record ?? allCategories(false)}
            hasPrivacySignal={hasPrivacySignal()}
            receipt={state.record && receiptOf(state.record)}
            onCopy={(text) => navigator.clipboard.writeText(text)}
            onSave={(values) => decide('customized', values)}
            onAcceptAll={() => decide('accepted')}
            onCancel={() => setIsPanelOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function receiptOf({ receipt, version, timestamp, decision }: ConsentRecord) {
  return { id: receipt, version, time: timestamp, decision }
}
