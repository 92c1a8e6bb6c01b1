import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useMatches, useNavigate, useNavigation } from 'react-router-dom'
import { isLanguage, type Language } from '#locales/languages.ts'
import { applyLanguageRules } from '#site/language/language-rules.ts'
import { useLanguage } from '#site/language/use-language.ts'
import { visitorLanguage } from '#site/language/visitor-language.ts'
import { consent } from '#site/visitor/browser-consent.ts'
import { isCrawler } from '#site/visitor/crawlers.ts'
import { localStore } from '#site/visitor/storage.ts'
import { names } from '#site/visitor/stored-names.ts'

const REDIRECT_DELAY = 100 // milliseconds (specification 9)

interface LanguageRules {
  /** For a choice by hand; always the same function. */
  choose: (language: string) => void
  /** The visitor's own, under the prefix of another (D35). */
  offered: Language | undefined
}

/** Applies the rules of specification 4. */
export function useLanguageRules(): LanguageRules {
  const { pathname, search, hash } = useLocation()
  // Only the not-found route takes any path.
  const isKnownPage = useMatches().at(-1)?.params['*'] === undefined
  const navigate = useNavigate()
  const isSending = useNavigation().formMethod === 'POST'
  const chosen = useRef<Language>(undefined)
  const [detected, setDetected] = useState<Language>()
  const [offered, setOffered] = useState<Language>()
  const changes = useChanges(() => {
    chosen.current = undefined
  })
  const onScreen = useLanguage()

  // biome-ignore lint/correctness/useExhaustiveDependencies: `changes` says that storage or consent, which are read here, have changed.
  useEffect(() => {
    const state = consent().get()
    const outcome = applyLanguageRules({
      pathname,
      isKnownPage,
      preferences: state.isDecided ? state.allows.preferences : undefined,
      saved: localStore.get(names.language),
      chosen: chosen.current,
      onScreen,
      detected,
      isCrawler: isCrawler(navigator.userAgent),
    })
    if (outcome.store && consent().allows('preferences')) localStore.set(names.language, outcome.store)
    // A move would drop the answer to the form: it follows that.
    if (outcome.path && !isSending) {
      void navigate({ pathname: outcome.path, search, hash }, { replace: true, preventScrollReset: true })
    }
    setOffered(outcome.offer)
    if (outcome.language) return
    let isCurrent = true
    void visitorLanguage().then((language) => {
      if (isCurrent) startTransition(() => setDetected(language))
    })
    return () => {
      isCurrent = false
    }
  }, [pathname, search, hash, isKnownPage, onScreen, detected, changes, isSending, navigate])

  const choose = useCallback((language: string) => {
    if (!isLanguage(language)) return
    chosen.current = language
    setOffered(undefined)
    if (consent().allows('preferences')) localStore.set(names.language, language)
  }, [])

  return { choose, offered }
}

function useChanges(onOtherTab: () => void): number {
  const [changes, setChanges] = useState(0)
  const report = useRef(onOtherTab)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setChanges((before) => before + 1), REDIRECT_DELAY)
    }
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== names.language) return
      report.current()
      later()
    }
    const unsubscribe = consent().subscribe(later)
    window.addEventListener('storage', onStorage)
    return () => {
      clearTimeout(timer)
      unsubscribe()
      window.removeEventListener('storage', onStorage)
    }
  }, [])
  return changes
}
