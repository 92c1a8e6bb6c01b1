import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { languageOfCountry } from '#locales/country-languages.ts'
import { defaultLanguage, type Language } from '#locales/languages.ts'
import { prefixOf } from '#site/address/addresses.ts'
import { applyLanguageRules } from '#site/language/language-rules.ts'
import { routes } from '#site/routes.tsx'
import { isCrawler } from '#site/visitor/crawlers.ts'
import { type LanguageRow, languageRows } from '../support/data/language-rows.ts'

/** As `use-language-rules.ts` finds it out. */
const isKnownPage = (pathname: string) => matchRoutes(routes, pathname)?.at(-1)?.params['*'] === undefined

/** What `visitorLanguage` makes of an answer, of a failure and of a lookup that takes too long. */
const languageIn = (country = 'US') =>
  country === 'down' || country === 'slow' ? defaultLanguage : languageOfCountry(country)

/** Follows the rules from page to page, as the browser does, until they ask for nothing more. */
function follow({ path, preferences, saved, country, userAgent = '' }: LanguageRow) {
  const [start = '', query] = path.split('?')
  let pathname = start
  let onScreen = prefixOf(pathname) ?? defaultLanguage
  let stored = saved ?? null
  let detected: Language | undefined
  for (let step = 0; step < 5; step++) {
    const outcome = applyLanguageRules({
      pathname,
      isKnownPage: isKnownPage(pathname),
      preferences,
      saved: stored,
      chosen: undefined,
      onScreen,
      detected,
      isCrawler: isCrawler(userAgent),
    })
    stored = outcome.store ?? stored
    if (!outcome.language) detected = languageIn(country)
    else if (!outcome.path)
      return { leadsTo: query ? `${pathname}?${query}` : pathname, language: onScreen, stored, offers: outcome.offer }
    pathname = outcome.path ?? pathname
    onScreen = prefixOf(pathname) ?? onScreen
  }
  throw new Error(`${path} is led round and round.`)
}

/** Who is not asked whether to read English in another language (D35). */
const notAsked: LanguageRow[] = [
  {
    rule: 'an English prefix in a country that reads English needs no question',
    preferences: true,
    path: '/en/about/',
    country: 'GB',
    leadsTo: '/en/about/',
    language: 'en',
    stores: 'en',
  },
  {
    rule: 'saved English is not asked again',
    preferences: true,
    saved: 'en',
    path: '/en/about/',
    country: 'AT',
    leadsTo: '/en/about/',
    language: 'en',
    stores: 'en',
  },
  {
    rule: 'a page that is not there is offered in no language',
    preferences: true,
    path: '/en/no-such-page/',
    country: 'AT',
    leadsTo: '/en/no-such-page/',
    language: 'en',
    stores: null,
  },
]

describe('the language rules', () => {
  it.each([...languageRows, ...notAsked])('$rule: $path → $leadsTo', (row) => {
    const { stored, ...led } = follow(row)
    expect(led).toEqual({ leadsTo: row.leadsTo, language: row.language, offers: row.offers })
    // Against consent the rules store nothing; what lies there already is removed elsewhere, which a browser shows.
    expect(stored).toBe(row.preferences === false ? (row.saved ?? null) : row.stores)
  })
})
