import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#locales/brand.ts'
import { languageNames, languages } from '#locales/languages.ts'
import { localPath } from '#site/address/addresses.ts'
import { eventually, isMarked, mark, writtenPost, writtenPosts } from '../support/app/blog.ts'
import { closeBrowser, hydrated, type OpenPage, openPage } from '../support/browser/browser-page.ts'
import { decided, walkedLanguages, withStorage } from '../support/browser/visitor.ts'
import { readTexts } from '../support/data/texts.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

// Not https: browsers would insist on it, which this server cannot answer.
const publicUrl = 'http://dritare.example'
/** It has footnotes, a table and code, and neighbours on both sides. */
const id = 'multilingual-sites'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ PUBLIC_URL: publicUrl })
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

async function visit(open: OpenPage, path: string, storage = decided()): Promise<Page> {
  await withStorage(open.context, server.url, storage)
  await open.page.goto(server.url + path)
  await hydrated(open.page)
  return open.page
}

const attributes = (page: Page, selector: string, name: string) =>
  page.locator(selector).evaluateAll((all, attribute) => all.map((element) => element.getAttribute(attribute)), name)

describe.each(languages)('a post in %s', (language) => {
  const post = writtenPost(language, id)

  it('says in its head what it is, and in which languages it is found', async () => {
    // Facts of what the server sends: no script has to run for them.
    await using open = await openPage({ javaScriptEnabled: false })
    const { page } = open
    await page.goto(server.url + post.address)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(await page.title()).toBe(`${post.title} | ${readTexts(language, 'blog-list').head.title}`)
    expect(await attributes(page, 'link[rel="canonical"]', 'href')).toEqual([publicUrl + post.address])
    expect(await attributes(page, 'meta[property="og:url"]', 'content')).toEqual([publicUrl + post.address])
    expect(await attributes(page, 'link[rel="alternate"][hreflang]', 'hreflang')).toEqual([...languages, 'x-default'])
    expect(await attributes(page, 'link[rel="alternate"][hreflang]', 'href')).toEqual([
      ...languages.map((other) => publicUrl + writtenPost(other, id).address),
      `${publicUrl}/blog/app/${writtenPost('en', id).slug}`,
    ])

    const [image = ''] = await attributes(page, 'meta[property="og:image"]', 'content')
    expect(image).toMatch(publicUrl)
    const picture = await fetch(server.url + new URL(image ?? '').pathname)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(Buffer.from(await picture.arrayBuffer()).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))

    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    expect(data['@context']).toBe('https://schema.org')
    expect(data['@graph']).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, item: `${publicUrl}/${language}/` },
          { position: 2, item: `${publicUrl}/${language}/blog/` },
          { position: 3, name: post.title, item: publicUrl + post.address },
        ],
      },
      {
        '@type': 'BlogPosting',
        headline: post.title,
        description: post.excerpt,
        inLanguage: language,
        image,
        mainEntityOfPage: publicUrl + post.address,
        author: { name: expect.stringMatching(/\S/) },
        datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ])
    expect(open.problems).toEqual([])
  })

  it('is reached by its slug in another language, too', async () => {
    const other = writtenPost(language === 'de' ? 'it' : 'de', id)
    const foreign = await fetch(server.url + localPath(`/blog/app/${other.slug}`, language), { redirect: 'manual' })
    expect([foreign.status, foreign.headers.get('location')]).toEqual([301, post.address])
  })
})

describe.each(walkedLanguages)('in a browser, a post in %s', (language) => {
  const post = writtenPost(language, id)
  const texts = readTexts(language, 'blog-post')

  it('leads to its headings, to its neighbours, to what is like it and to where it can be shared', async () => {
    await using open = await openPage()
    const page = await visit(open, post.address)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(post.title)
    const contents = page.getByRole('navigation', { name: texts.contents }).filter({ visible: true })
    const links = await contents.getByRole('link').all()
    expect(links.length).toBeGreaterThan(3)
    for (const link of links) {
      const target = page.locator((await link.getAttribute('href')) ?? '')
      expect(await target.textContent()).toBe(await link.textContent())
    }
    const last = contents.getByRole('link').last()
    await last.click()
    const heading = page.locator((await last.getAttribute('href')) ?? '')
    await eventually(() => heading.evaluate(isOnTop)).toBe(true)
    await eventually(() => last.getAttribute('aria-current')).toBe('location')

    const all = writtenPosts(language)
    const place = all.findIndex((other) => other.id === id)
    const neighbours = page.getByRole('navigation', { name: texts.navigation.label })
    expect(await neighbours.getByRole('link').evaluateAll((found) => found.map((a) => a.getAttribute('href')))).toEqual(
      [all[place + 1]?.address, all[place - 1]?.address],
    )
    const related = page.getByRole('region', { name: texts.related }).getByRole('article').getByRole('link')
    const likes = await related.evaluateAll((found) => found.map((a) => a.getAttribute('href')))
    expect(likes).toHaveLength(3)
    expect(all.filter(({ address }) => likes.includes(address)).map((other) => other.id)).not.toContain(id)
    expect(all.filter(({ address }) => likes.includes(address))).toHaveLength(3)

    const share = page.locator('[data-slot="share"]')
    expect(await share.getByRole('textbox').inputValue()).toBe(publicUrl + post.address)
    const networks = await share.getByRole('link').evaluateAll((found) => found.map((a) => a.getAttribute('href')))
    const encoded = encodeURIComponent(publicUrl + post.address)
    expect(networks).toEqual([
      `https://www.facebook.com/sharer/sharer.php?u=${encoded}`,
      'https://www.instagram.com/',
      `https://www.linkedin.com/sharing/share-offsite/?url=${encoded}`,
      `https://x.com/intent/post?url=${encoded}&text=${encodeURIComponent(post.title)}`,
    ])
    expect(open.problems).toEqual([])
  })

  it('that is not there is missed in its own words', async () => {
    await using open = await openPage()
    await withStorage(open.context, server.url, decided())
    const { page } = open
    for (const path of ['/blog/app/no-such-post', `/blog/app/draft/${post.slug}`]) {
      const answer = await page.goto(server.url + localPath(path, language))
      await hydrated(page)
      expect(answer?.status(), path).toBe(404)
      expect(await page.getByRole('heading', { level: 1 }).textContent(), path).toBe(texts.missing.title)
      expect(await page.getByText(texts.missing.text).isVisible(), path).toBe(true)
      expect(await page.title(), path).toBe(`${texts.head.title} | ${brand.name}`)
      expect(await attributes(page, 'meta[name="robots"]', 'content'), path).toEqual(['noindex'])
      expect(await attributes(page, 'link[rel="canonical"]', 'href'), path).toEqual([])
    }
    await page.locator('[data-slot="blog-message"]').getByRole('link', { name: texts.missing.all }).click()
    await page.waitForURL(`${server.url}/${language}/blog/`)
    expect(open.problems.filter((problem) => !problem.includes('404'))).toEqual([])
  })

  it('is there in this language after switching from another', async () => {
    const from = 'sq'
    await using open = await openPage()
    // Without consent: on a plain path, where the language is only in memory.
    const page = await visit(open, `/blog/app/${writtenPost('en', id).slug}`, {})
    await mark(page)
    for (const next of [from, language] as const) {
      await page.locator('[data-slot="language-switcher"] summary').filter({ visible: true }).click()
      await page.getByRole('link', { name: languageNames[next], exact: true }).filter({ visible: true }).click()
      await page.waitForURL(server.url + writtenPost(next, id).address)
      await eventually(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(writtenPost(next, id).title)
    }
    await eventually(() => attributes(page, 'link[rel="canonical"]', 'href')).toEqual([publicUrl + post.address])
    expect(await isMarked(page)).toBe(true)
    expect(open.problems).toEqual([])
  })
})

/** Seen, and not under the header. */
function isOnTop(element: Element): boolean {
  const { left, top, bottom } = element.getBoundingClientRect()
  return bottom < window.innerHeight && element.contains(document.elementFromPoint(left + 2, (top + bottom) / 2))
}
