import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { footerServices } from '#api/contract/values/services.ts'
import { costsSlugs, isMonthly, priceFrom, prices } from '#locales/brand-prices.ts'
import { languages } from '#locales/languages.ts'
import { readTexts } from '../support/data/texts.ts'

const root = path.join(import.meta.dirname, '..', '..')

describe('the projects selected for Home', () => {
  it.each(languages)('are called there as in the portfolio: %s', (language) => {
    const { projects } = readTexts(language, 'portfolio')
    for (const [slug, words] of Object.entries(readTexts(language, 'home').work.projects))
      expect(projects).toHaveProperty(slug, expect.objectContaining(words))
  })
})

describe('prices', () => {
  it('are there for every service that opens a dialog', () => {
    for (const service of footerServices) expect(prices.from[service]).toBeGreaterThan(0)
    expect(footerServices.filter(isMonthly)).toEqual(['socialMedia'])
  })

  it.each([
    ['en', '€1,500'],
    ['de', '1.500 €'],
    ['sq', '1500 €'],
    ['fr', '1 500 €'],
  ])('are written as that language does: %s', (language, written) => {
    expect(priceFrom('webDesign', language).replace(/\s/g, ' ')).toBe(written)
  })

  it.each(languages)('lead to a post that comes with the site: %s', (language) => {
    const post = readFileSync(path.join(root, 'api/content/posts/what-a-website-costs', `${language}.md`), 'utf8')
    expect(post).toContain(`\nslug: ${costsSlugs[language]}\n`)
  })
})

describe('the English of the site', () => {
  const folder = path.join(root, 'locales/en/site')
  const texts = readdirSync(folder).map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }))

  it('is British', () => {
    const american =
      /\b(inquir\w+|\w*(organiz|recogniz|customiz|apologiz)\w*|résumés?|colors?|favorites?|behaviors?|centers?)\b(?!":)/gi
    expect(texts.flatMap(({ file, text }) => text.match(american)?.map((word) => `${file}: ${word}`) ?? [])).toEqual([])
  })

  it('writes headings and buttons as sentences are written', () => {
    const names = ['Learning Lab', 'Global Privacy', 'Notifications in Safari']
    const titled = texts.flatMap(({ text }) =>
      [...text.matchAll(/": "([A-Z][a-z]+(?: (?:an?|the|of|and|to|for|in))* [A-Z][a-z]+)"/g)].map(([, words]) => words),
    )
    expect(titled.filter((words = '') => !names.includes(words))).toEqual([])
  })

  it('calls the categories of consent in the banner what the panel calls them', () => {
    const { categories } = readTexts('en', 'preferences-panel')
    const { text } = readTexts('en', 'cookie-banner')
    for (const { label } of [categories.analytics, categories.preferences]) expect(text).toContain(label.toLowerCase())
  })
})
