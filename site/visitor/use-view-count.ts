import { useEffect } from 'react'
import type { Language } from '#locales/languages.ts'
import { countView } from '#site/client/post-views.ts'
import { useSettings } from '#site/context/settings.ts'
import { consent } from '#site/visitor/browser-consent.ts'
import { isCrawler } from '#site/visitor/crawlers.ts'
import { isUncountedHost } from '#site/visitor/local-host.ts'
import { localStore } from '#site/visitor/storage.ts'
import { names } from '#site/visitor/stored-names.ts'

const DELAY = 3000 // milliseconds

/** Counts a view (D23). Further data needs consent to analytics. */
export function useViewCount(postId: string | undefined, language: Language): void {
  const { trackingHosts } = useSettings()
  useEffect(() => {
    if (!postId || localStore.get(names.adminLoggedIn) === 'true') return undefined
    if (isCrawler(navigator.userAgent) || isUncountedHost(window.location.hostname, trackingHosts)) return undefined
    const timer = setTimeout(() => {
      const allowsAnalytics = consent().allows('analytics')
      const sessionId = localStore.get(names.sessionId)
      void countView(postId, {
        language,
        allowsAnalytics,
        ...(allowsAnalytics && sessionId && { sessionId }),
        referrer: allowsAnalytics ? document.referrer.slice(0, 2000) : '',
        isReturning: allowsAnalytics && localStore.get(names.hasVisited) === 'true',
      })
    }, DELAY)
    return () => clearTimeout(timer)
  }, [postId, language, trackingHosts])
}
