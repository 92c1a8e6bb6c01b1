import { describe, expect, it } from 'vitest'
import { languages } from '#locales/languages.ts'
import { sitePages } from '#site/address/site-pages.ts'
import { createTestApp } from '../../support/app/test-app.ts'

const part = (body: string, name: 'header' | 'main') =>
  new RegExp(`<${name}[\\s\\S]*</${name}>`).exec(body)?.[0].replace(/<template[\s\S]*?<\/template>/g, '') ?? ''
const linksIn = (markup: string) => [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)

describe('every page', () => {
  it('names each group of fields by a legend of its own, the footer’s too', async () => {
    await using test = await createTestApp()
    for (const { path } of Object.values(sitePages)) {
      const { body } = await test.app.inject({ method: 'GET', url: path })
      for (const [group] of body.matchAll(/<fieldset[\s\S]*?<\/fieldset>/g)) {
        expect(group, path).toMatch(/^<fieldset[^>]*><legend/)
      }
    }
  })

  it.each(languages)('leads to the portfolio from its header: %s', async (language) => {
    await using test = await createTestApp()
    for (const path of ['contact/', 'imprint/', 'no-such-page/']) {
      const { body } = await test.app.inject({ method: 'GET', url: `/${language}/${path}` })
      expect(linksIn(part(body, 'header')), path).toContain(`/${language}/portfolio/`)
    }
  })
})

describe('what a stranger looks for', () => {
  it.each(languages)('three projects and all of them stand on Home: %s', async (language) => {
    await using test = await createTestApp()
    const { body } = await test.app.inject({ method: 'GET', url: `/${language}/` })
    const links = linksIn(part(body, 'main'))
    expect(links.filter((href) => href?.startsWith(`/${language}/portfolio/?project=`))).toHaveLength(3)
    expect(links).toContain(`/${language}/portfolio/`)
  })

  it.each(languages)('work at the agency is a link away from About: %s', async (language) => {
    await using test = await createTestApp()
    const { body } = await test.app.inject({ method: 'GET', url: `/${language}/about/` })
    expect(linksIn(part(body, 'main'))).toContain(`/${language}/careers/`)
  })

  it.each(languages)('the questions lead from a price to what it is made of: %s', async (language) => {
    await using test = await createTestApp()
    const { body } = await test.app.inject({ method: 'GET', url: `/${language}/contact/` })
    // tests/site/brand-texts.test.ts: it is there.
    expect(linksIn(part(body, 'main')).some((href) => href?.startsWith(`/${language}/blog/app/`))).toBe(true)
  })
})
