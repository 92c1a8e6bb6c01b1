import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postTypes } from '#api/contract/values/post-lists.ts'
import type { Language } from '#locales/languages.ts'
import { alternatePaths, localPath } from '#site/address/addresses.ts'
import { blogTypeParameters } from '#ui/blocks/blog/blog-types.ts'
import {
  cards,
  count,
  countLine,
  eventually,
  filled,
  isMarked,
  mark,
  titles,
  writtenPost,
  writtenPosts,
} from '../support/app/blog.ts'
import { axeFindings } from '../support/browser/axe.ts'
import { closeBrowser, hydrated, type OpenPage, openPage } from '../support/browser/browser-page.ts'
import { decided, roundButton, walkedLanguages, withStorage } from '../support/browser/visitor.ts'
import { readTexts } from '../support/data/texts.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

// Not https: browsers would insist on it, which this server cannot answer.
const publicUrl = 'http://dritare.example'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ PUBLIC_URL: publicUrl })
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

/** A word of a title in each of them. */
const words = { en: 'accessibility', de: 'Barrierefreiheit' }

/** As somebody who has decided: links have prefixes. */
async function visit(open: OpenPage, path: string): Promise<Page> {
  await withStorage(open.context, server.url, decided())
  await open.page.goto(server.url + path)
  await hydrated(open.page)
  return open.page
}

/** The list's order when nobody has sorted it. */
function unsorted(language: Language): string[] {
  const posts = writtenPosts(language)
  return [...posts.filter(({ featured }) => featured), ...posts.filter(({ featured }) => !featured)].map(
    ({ title }) => title,
  )
}

describe.each(walkedLanguages)('the blog in %s', (language) => {
  const blog = localPath('/blog', language)
  const texts = readTexts(language, 'blog-list')

  it('lists its posts on two pages, which links turn', async () => {
    await using open = await openPage()
    const page = await visit(open, blog)
    const all = unsorted(language)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(texts.title)
    expect(await count(page)).toBe(countLine(language, all.length, { pages: 2 }))
    expect(await titles(page)).toEqual(all.slice(0, 9))
    expect(await cards(page).first().getAttribute('data-variant')).toBe('featured')

    await mark(page)
    const pages = page.getByRole('navigation', { name: texts.pagination.label })
    const next = pages.getByRole('link', { name: texts.pagination.next })
    await next.focus()
    const place = await page.evaluate(() => window.scrollY)
    expect(place).toBeGreaterThan(500)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${server.url}${blog}?page=2`)
    await eventually(() => count(page)).toBe(countLine(language, all.length, { page: 2, pages: 2 }))
    await eventually(() => titles(page)).toEqual(all.slice(9))
    // The list begins at its top again, for the eye and for the keyboard.
    await page.waitForFunction(() => document.activeElement?.matches('[data-slot="blog-results"] h2'))
    await eventually(() => cards(page).first().evaluate(isBelowHeader)).toBe(true)

    await pages.getByRole('link', { name: filled(texts.pagination.page, { page: 1 }), exact: true }).click()
    await page.waitForURL(`${server.url}${blog}`)
    await eventually(() => titles(page)).toEqual(all.slice(0, 9))
    await page.goBack()
    await eventually(() => titles(page)).toEqual(all.slice(9))
    await page.goBack()
    await eventually(() => titles(page)).toEqual(all.slice(0, 9))
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(place)
    expect(await isMarked(page)).toBe(true)
    expect(open.problems).toEqual([])
  })

  it('lists each type at its own address, and by the parameter', async () => {
    // Facts of what the server sends: no script has to run for them.
    await using open = await openPage({ javaScriptEnabled: false })
    const { page } = open
    const card = readTexts(language, 'blog-card')
    for (const type of postTypes) {
      const expected = writtenPosts(language).filter((post) => post.type === type)
      const address = `/blog/type/${type}`
      for (const path of [
        localPath(address, language),
        `${blog}?${new URLSearchParams({ type: blogTypeParameters[type] })}`,
      ]) {
        await page.goto(server.url + path)
        expect(await count(page), path).toBe(countLine(language, expected.length))
        expect((await titles(page)).toSorted(), path).toEqual(expected.map(({ title }) => title).toSorted())
        expect(await page.getByRole('radio', { name: card.types[type] }).isChecked(), path).toBe(true)
        expect(await page.title(), path).toBe(`${card.types[type]} | ${texts.head.title}`)
        expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
          publicUrl + localPath(address, language),
        )
        const alternates = page.locator('link[rel="alternate"][hreflang]')
        expect(await alternates.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
          alternatePaths(address).map((alternate) => publicUrl + alternate.path),
        )
      }
    }
    expect(open.problems).toEqual([])
  })

  it('marks what was searched for, and says what to do where nothing is found', async () => {
    await using open = await openPage()
    const word = words[language]
    const page = await visit(open, `${blog}?q=${encodeURIComponent(word)}`)
    const total = await cards(page).count()
    expect(total).toBeGreaterThan(0)
    expect(await count(page)).toBe(countLine(language, total, { query: word }))
    expect(await page.getByRole('searchbox', { name: texts.filters.search }).inputValue()).toBe(word)
    const marked = await cards(page).first().locator('h3 mark').allTextContents()
    expect(marked.map((text) => text.toLowerCase())).toContain(word.toLowerCase())
    // What is found by its tags alone has nothing to mark.
    const stem = word.slice(0, 8).toLowerCase()
    for (const card of await cards(page)
      .filter({ hasNot: page.locator('mark') })
      .all()) {
      const title = await card.getByRole('heading').textContent()
      const tags = writtenPosts(language).find((post) => post.title === title)?.tags ?? []
      expect(tags.join(' ').toLowerCase(), title ?? '').toContain(stem)
    }

    const nonsense = 'qzxwvy <b>&'
    await page.getByRole('searchbox', { name: texts.filters.search }).fill(nonsense)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: filled(texts.noResults.title, { query: nonsense }) }).waitFor()
    await eventually(() => count(page)).toBe(countLine(language, 0, { query: nonsense }))
    expect(await page.getByText(texts.noResults.text).isVisible()).toBe(true)
    await page.locator('[data-slot="blog-message"]').getByRole('link', { name: texts.noResults.reset }).click()
    await page.waitForURL(server.url + blog)
    await eventually(() => cards(page).count()).toBe(9)
    expect(open.problems).toEqual([])
  })
})

const kinds = (language: keyof typeof words) => {
  const blog = localPath('/blog', language)
  return [
    ['the list', blog],
    ['a search', `${blog}?q=${encodeURIComponent(words[language])}`],
    ['a search for nothing', `${blog}?q=qzxwvy`],
    ['a post', writtenPost(language, 'multilingual-sites').address],
    ['no post', localPath('/blog/app/no-such-post', language)],
  ] as const
}

// By day in the default, by night in the language with the longest words: what axe finds does not depend on the language.
describe.each([
  { language: 'en', colorScheme: 'light' },
  { language: 'de', colorScheme: 'dark' },
] as const)('in $language, $colorScheme', ({ language, colorScheme }) => {
  it.each(kinds(language))('%s is clean, and as narrow as a phone', async (_name, path) => {
    await using open = await openPage({ colorScheme })
    const page = await visit(open, path)
    await roundButton(page).waitFor()
    // axe takes the square before a list's item for what could lie behind short words in it.
    await page.addStyleTag({ content: '.article-body li::before { background: none !important }' })
    expect(await axeFindings(page, colorScheme === 'dark' ? { only: 'color-contrast' } : {})).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    await page.waitForFunction(() => document.documentElement.scrollWidth === 320)
    expect(open.problems.filter((problem) => !problem.includes('404'))).toEqual([])
  })
})

function isBelowHeader(element: Element): boolean {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const { top } = element.getBoundingClientRect()
  return top >= header && top < window.innerHeight / 2
}
