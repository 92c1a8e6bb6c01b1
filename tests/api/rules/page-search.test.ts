import { describe, expect, it } from 'vitest'
import { readPageTexts } from '#api/content/page-texts.ts'
import { createPageSearch } from '#api/services/search/page-search.ts'
import type { Language } from '#locales/languages.ts'
import { sitePages } from '#site/address/site-pages.ts'

const search = createPageSearch({ readTexts: readPageTexts })
const find = (language: Language, q: string) => search.find({ language, q })

/** What has to come first. */
const table: [Language, string, string, string][] = [
  ['en', 'a page by its name', 'careers', '/careers'],
  ['en', 'a misspelt name', 'carers', '/careers'],
  ['en', 'a legal text', 'privacy', '/privacy-policy'],
  ['en', 'a service', 'app development', '/#services'],
  ['en', 'a project', 'night train', '/portfolio?project=night-train'],
  ['en', 'a project by what it is made of', 'MapLibre', '/portfolio?project=bee-atlas'],
  ['de', 'a page by its name', 'Karriere', '/careers'],
  ['de', 'a legal text', 'Datenschutz', '/privacy-policy'],
  ['de', 'a service', 'Webdesign', '/#services'],
  ['sq', 'a page by its name', 'karriera', '/careers'],
  ['sq', 'a legal text', 'privatësia', '/privacy-policy'],
  ['es', 'a legal text', 'privacidad', '/privacy-policy'],
  ['it', 'a page by its name', 'portfolio', '/portfolio'],
  ['fr', 'a legal text', 'confidentialité', '/privacy-policy'],
]

describe('a search among pages', () => {
  it.each(table)('%s: finds %s (%s)', (language, _about, query, href) => {
    expect(find(language, query)[0]?.href).toBe(href)
  })

  it('says what each is', () => {
    expect(find('en', 'night train')[0]?.kind).toBe('project')
    expect(find('en', 'GDPR')[0]?.kind).toBe('legal')
  })

  it('marks the words, in the text around them where neither title nor summary has them', () => {
    const [first] = find('en', 'MapLibre')
    expect(first?.excerpt.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['MapLibre'])
  })

  it('shows the first hit in the two lines that a phone has for it', () => {
    const terms = find('de', 'preis').find(({ kind }) => kind === 'legal')
    const hit = terms?.excerpt.findIndex(({ isHit }) => isHit) ?? -1
    expect(
      terms?.excerpt
        .slice(0, hit)
        .map(({ text }) => text)
        .join('').length,
    ).toBeLessThan(60)
    expect(hit).toBeGreaterThan(-1)
  })

  it('finds at most five', () => {
    expect(find('en', 'the')).toHaveLength(5)
  })

  it.each(['helicopter', 'careers helicopter', 'zzqxv', '?!… “”', '', '<img src=x onerror=alert(1)>'])(
    'finds nothing for %j',
    (query) => expect(find('en', query)).toEqual([]),
  )

  it('knows every page of the site but those that lead on', () => {
    const known = new Set(readPageTexts('en').map(({ href }) => href))
    const left = Object.values(sitePages).filter(({ path }) => !known.has(path))
    expect(left.map(({ path }) => path)).toEqual(['/', '/blog', '/sample-post'])
  })

  it('shows no placeholder and no markup', () => {
    for (const language of ['en', 'de', 'sq', 'es', 'it', 'fr'] as const)
      expect(JSON.stringify(readPageTexts(language))).not.toMatch(/\{\{|<\/?[a-z]/)
  })
})
