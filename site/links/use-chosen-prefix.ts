import { useDeferredValue } from 'react'
import { useLocation } from 'react-router-dom'
import type { Language } from '#locales/languages.ts'
import { prefixOf } from '#site/address/addresses.ts'
import { useLanguage } from '#site/language/use-language.ts'
import { useConsent } from '#site/visitor/browser-consent.ts'
import { isCrawler } from '#site/visitor/crawlers.ts'
import { useHydrated } from '#ui/lib/use-hydrated.ts'

/** With consent the page's language, else none (specification 2; D6). The server's HTML keeps it for no scripts. */
export function useChosenPrefix(): Language | undefined {
  const { pathname } = useLocation()
  const language = useLanguage()
  const { isDecided } = useConsent()
  // Deferred, because it renders every link again.
  const isHydrated = useDeferredValue(useHydrated())
  if (!isHydrated || isCrawler(navigator.userAgent)) return prefixOf(pathname)
  if (!isDecided) return undefined
  return language
}
