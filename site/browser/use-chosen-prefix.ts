import { useLocation } from 'react-router-dom'
import type { Language } from '#locales/languages.ts'
import { prefixOf } from '#site/addresses.ts'
import { useConsent } from '#site/browser/browser-consent.ts'
import { isCrawler } from '#site/browser/crawlers.ts'
import { useTakenOver } from '#site/browser/use-taken-over.ts'
import { useLanguage } from '#site/use-language.ts'

/**
 * The language that links carry: with consent that of the page, without it none (specification 2; D6). The server's HTML
 * keeps the prefix of its address: without scripts a visitor would otherwise fall back to English with each link.
 */
export function useChosenPrefix(): Language | undefined {
  const { pathname } = useLocation()
  const language = useLanguage()
  const { isDecided } = useConsent()
  const isTakenOver = useTakenOver()
  if (!isTakenOver || isCrawler(navigator.userAgent)) return prefixOf(pathname)
  if (!isDecided) return undefined
  return language
}
