import { defaultLanguage, isLanguage, type Language } from '#locales/languages.ts'
import { localPath, plainPath, prefixOf } from '#site/address/addresses.ts'

/** Everything the rules look at (specification 4, Language choice and Redirect rules; D3, D6, D7, D10). */
export interface LanguageSituation {
  /** Path without query. */
  pathname: string
  /** A path that no row of the route table matches is left as it is. */
  isKnownPage: boolean
  /** What the visitor has said of the category preferences; undefined before any answer. */
  preferences: boolean | undefined
  /** What is stored as the language, whatever it is. */
  saved: string | null
  /** What the visitor has chosen by hand on this page: it overrides detection, and is stored once that is allowed. */
  chosen: Language | undefined
  /** The language on screen: a prefix or a choice by hand earlier in this visit may have set it (D6). */
  onScreen: Language
  /** The language of the visitor's country; undefined until it is known. */
  detected: Language | undefined
  isCrawler: boolean
}

export interface LanguageOutcome {
  /** Undefined while the country has to be asked for first. */
  language: Language | undefined
  /** Where the visitor is led (replace); undefined to stay. */
  path: string | undefined
  /** What to keep as the saved language; undefined to leave it. */
  store: Language | undefined
}

/** Applies the four rules in order, then the rules of redirection. Pure: the browser's side is in `use-language-rules.ts`. */
export function applyLanguageRules(situation: LanguageSituation): LanguageOutcome {
  const { pathname, isKnownPage, preferences, saved, onScreen } = situation
  const slashed = withSlash(pathname)
  if (situation.isCrawler || isStaffPath(pathname)) return { language: onScreen, path: undefined, store: undefined }
  const language = chooseLanguage(situation)
  if (!language) return { language, path: undefined, store: undefined }
  // Without an answer to the banner nobody is led anywhere, except to the slash of a prefixed path.
  const target = preferences === undefined || !isKnownPage ? slashed : localPath(plainPath(pathname), language)
  return {
    language,
    path: target === pathname ? undefined : target,
    store: preferences && saved !== language ? language : undefined,
  }
}

/** The four rules in their order. Undefined: the country has to be asked for. */
function chooseLanguage(situation: LanguageSituation): Language | undefined {
  const { pathname, preferences, saved, chosen, onScreen, detected } = situation
  if (preferences && chosen) return chosen
  if (preferences && isLanguage(saved)) return saved
  const fromPath = prefixOf(pathname) ?? onScreen
  if (fromPath !== defaultLanguage) return fromPath
  if (!preferences) return defaultLanguage
  return detected
}

/** Admin and analytics pages have no languages in their addresses (specification 2). */
export function isStaffPath(pathname: string): boolean {
  return /^\/(admin|analytics)(\/|$)/.test(pathname)
}

function withSlash(pathname: string): string {
  return prefixOf(pathname) && !pathname.endsWith('/') ? `${pathname}/` : pathname
}
