import { defaultLanguage, isLanguage, type Language } from '#locales/languages.ts'
import { isStaffPath, localPath, plainPath, prefixOf } from '#site/address/addresses.ts'

/** Everything the rules look at (specification 4, Language choice and Redirect rules; D3, D6, D7, D10, D35). */
export interface LanguageSituation {
  pathname: string
  isKnownPage: boolean
  preferences: boolean | undefined // undefined before an answer to the banner
  saved: string | null
  /** Chosen by hand on this page: overrides detection, and is stored once that is allowed. */
  chosen: Language | undefined
  onScreen: Language // a prefix or an earlier choice in this visit may have set it (D6)
  detected: Language | undefined // by country; undefined until it is known
  isCrawler: boolean
}

export interface LanguageOutcome {
  language: Language | undefined
  path: string | undefined
  store: Language | undefined
  /** The language to offer, where the reader chose the address of another (D35). */
  offer?: Language
}

/** Applies the four rules in order, then those of redirection. Pure: the effects are in `use-language-rules.ts`. */
export function applyLanguageRules(situation: LanguageSituation): LanguageOutcome {
  const { pathname, isKnownPage, preferences, saved, chosen, onScreen } = situation
  const slashed = withSlash(pathname)
  if (situation.isCrawler || isStaffPath(pathname)) return { language: onScreen, path: undefined, store: undefined }
  const language = chooseLanguage(situation)
  if (!language) return { language, path: undefined, store: undefined }
  const prefix = prefixOf(pathname)
  // Somebody reads this already: the page does not change under them because of where they are.
  if (prefix && prefix !== language && !chosen && !isLanguage(saved)) {
    const path = slashed === pathname ? undefined : slashed
    return { language: prefix, path, store: undefined, ...(isKnownPage && { offer: language }) }
  }
  // Before an answer to the banner the only redirect is to the trailing slash of a prefixed path.
  const target = preferences === undefined || !isKnownPage ? slashed : localPath(plainPath(pathname), language)
  return {
    language,
    path: target === pathname ? undefined : target,
    store: preferences && saved !== language ? language : undefined,
  }
}

function chooseLanguage(situation: LanguageSituation): Language | undefined {
  const { pathname, preferences, saved, chosen, onScreen, detected } = situation
  if (preferences && chosen) return chosen
  if (preferences && isLanguage(saved)) return saved
  const fromPath = prefixOf(pathname) ?? onScreen
  if (fromPath !== defaultLanguage) return fromPath
  if (!preferences) return defaultLanguage
  return detected
}

function withSlash(pathname: string): string {
  return prefixOf(pathname) && !pathname.endsWith('/') ? `${pathname}/` : pathname
}
