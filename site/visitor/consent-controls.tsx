import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ConsentDecision, ConsentRecord } from '#api/contract/consent.ts'
import { line } from '#site/network/line.ts'
import { consent, useConsent } from '#site/visitor/browser-consent.ts'
import { allCategories, hasPrivacySignal } from '#site/visitor/consent.ts'
import { isCrawler } from '#site/visitor/crawlers.ts'
import { CookieBanner } from '#ui/blocks/consent/cookie-banner.tsx'
import { PreferencesButton } from '#ui/blocks/consent/preferences-button.tsx'
import { pageEnd } from '#ui/blocks/frame/page-frame.tsx'

const PreferencesPanel = lazy(() =>
  line
    // It stands on no other page: the document's new version has a button that opens it.
    .fetch(
      () => import('#ui/blocks/consent/preferences-panel.tsx'),
      undefined,
      () => window.location.reload(),
    )
    .then((part) => ({
      default: part.PreferencesPanel,
    })),
)

const BANNER_DELAY = 1000 // milliseconds (specification 9)

export function ConsentControls() {
  const state = useConsent()
  const [isBannerDue, setIsBannerDue] = useState(false)
  const [isPanelOpen, setIsPanelOpen] = useState(false)
  // Stays mounted, so that closing is animated and returns the focus.
  const [isPanelLoaded, setIsPanelLoaded] = useState(false)
  const isAnswered = useRef(false)

  useEffect(() => {
    if (isCrawler(navigator.userAgent)) return undefined
    const timer = setTimeout(() => setIsBannerDue(true), BANNER_DELAY)
    return () => clearTimeout(timer)
  }, [])

  // The pressed button goes with the banner, which stands before the page: the focus moves on to the page.
  useEffect(() => {
    if (!state.isDecided || !isAnswered.current) return
    isAnswered.current = false
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [state.isDecided])

  function open() {
    setIsPanelLoaded(true)
    setIsPanelOpen(true)
  }

  function decide(decision: ConsentDecision, choices = allCategories(decision === 'accepted')) {
    consent().decide(decision, choices)
    setIsPanelOpen(false)
  }

  function answer(decision: ConsentDecision) {
    isAnswered.current = true
    decide(decision)
  }

  return (
    <>
      {state.isDecided && (
        <AtPageEnd>
          <PreferencesButton onClick={open} />
        </AtPageEnd>
      )}
      {!state.isDecided && isBannerDue && (
        <CookieBanner
          onReject={() => answer('rejected')}
          onCustomize={open}
          onAccept={() => answer('accepted')}
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
            onRejectAll={() => decide('rejected')}
            onAcceptAll={() => decide('accepted')}
            onCancel={() => setIsPanelOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function AtPageEnd({ children }: { children: ReactNode }) {
  const place = document.getElementById(pageEnd)
  return place && createPortal(children, place)
}

function receiptOf({ receipt, version, timestamp, decision }: ConsentRecord) {
  return { id: receipt, version, time: timestamp, decision }
}
