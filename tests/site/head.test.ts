import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { brand } from '#locales/brand.ts'
import { type Language, languages, openGraphLocales } from '#locales/languages.ts'
import { localPath } from '#site/address/addresses.ts'
import { isListedPage, sitePages } from '#site/address/site-pages.ts'
import type { HeadTexts, PageHead } from '#site/context/page-handle.ts'
import { createPages } from '#site/entry-server.tsx'
import { type Head, headOf } from '#site/head/head.ts'
import { headWords } from '#site/head/head-words.ts'
import { themeColours } from '#site/head/theme-colours.ts'
import { createServerTexts } from '#site/render/server-texts.ts'
import { readTexts } from '../support/data/texts.ts'

const root = path.join(import.meta.dirname, '..', '..')
const publicUrl = 'https://dritare.example'
const texts = createServerTexts()

const headAt = (head: PageHead, pathname: string, language: Language): Head =>
  headOf({ head, pathname, publicUrl, t: headWords(texts(language)) })

/** What the elements of one kind say: the address of a link, the content of a meta element. */
function said(head: Head, name: string): string[] {
  return head.elements.flatMap(({ attributes: { name: own, property, rel, content, href } }) =>
    [own, property, rel].includes(name) ? [content ?? href ?? ''] : [],
  )
}

const alternatesOf = (head: Head) =>
  head.elements.flatMap(({ attributes: { rel, hreflang, href } }) =>
    rel === 'alternate' && hreflang ? [`${hreflang} ${href}`] : [],
  )

const graph = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string() })),
})

function graphOf(head: Head) {
  const block = head.elements.find(({ tag }) => tag === 'script')
  return block ? graph.parse(JSON.parse(block.text ?? ''))['@graph'] : []
}

/** A language that a page is not written in yet has no head of it; the rules of the house report the missing file. */
const isWritten = (page: string, language: Language) =>
  existsSync(path.join(root, `locales/${language}/site/${page}.json`))
const listed = Object.keys(sitePages)
  .filter(isListedPage)
  .flatMap((page) => languages.filter((language) => isWritten(page, language)).map((language) => ({ page, language })))

describe('the head of a listed page', () => {
  it.each(listed)('has words of a length that search engines show whole: $page in $language', ({ page, language }) => {
    const head = headAt({ page }, localPath(sitePages[page].path, language), language)
    expect(head.title).toBe(`${readTexts(language, page).head.title} | ${brand.name}`)
    expect(head.title.length).toBeLessThanOrEqual(60)
    const [description = ''] = said(head, 'description')
    expect(description.length, description).toBeGreaterThanOrEqual(95)
    expect(description.length, description).toBeLessThanOrEqual(165)
  })

  it.each(listed)(
    'names its address, and the same seven alternates in each language: $page in $language',
    (listing) => {
      const { page, language } = listing
      const { path: plain } = sitePages[page]
      const head = headAt({ page }, localPath(plain, language), language)
      expect(said(head, 'canonical')).toEqual([publicUrl + localPath(plain, language)])
      expect(said(head, 'og:url')).toEqual(said(head, 'canonical'))
      expect(alternatesOf(head)).toEqual([
        ...languages.map((other) => `${other} ${publicUrl}${localPath(plain, other)}`),
        `x-default ${publicUrl}${plain}`,
      ])
      expect(alternatesOf(headAt({ page }, plain, 'en'))).toEqual(alternatesOf(head))
      expect(said(head, 'robots')).toEqual(['max-image-preview:large'])
    },
  )

  it.each(listed)('says what a link preview shows: $page in $language', ({ page, language }) => {
    const head = headAt({ page }, localPath(sitePages[page].path, language), language)
    const name = sitePages[page].path.slice(1) || 'home'
    const image = `${publicUrl}/share/${language}/${name}.jpg`
    const [description = ''] = said(head, 'description')
    for (const [tag, content] of [
      ['og:title', head.title],
      ['og:description', description],
      ['og:type', 'website'],
      ['og:site_name', brand.name],
      ['og:locale', openGraphLocales[language]],
      ['og:image', image],
      ['og:image:type', 'image/jpeg'],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['twitter:card', 'summary_large_image'],
      ['twitter:title', head.title],
      ['twitter:description', description],
      ['twitter:image', image],
    ] as const)
      expect(said(head, tag), tag).toEqual([content])
    expect(said(head, 'og:locale:alternate')).toHaveLength(5)
    expect(said(head, 'og:image:alt')).toEqual(said(head, 'twitter:image:alt'))
    expect(said(head, 'og:image:alt')[0]).toMatch(/^[^<>]{4,}$/)
  })

  it.each(listed)('carries structured data of its own kind: $page in $language', ({ page, language }) => {
    const head = headAt({ page }, localPath(sitePages[page].path, language), language)
    const kinds = { home: ['Organization', 'WebSite'], contact: ['BreadcrumbList', 'FAQPage'] }
    expect(graphOf(head).map((item) => item['@type'])).toEqual(
      page === 'home' || page === 'contact' ? kinds[page] : ['BreadcrumbList'],
    )
    expect(JSON.stringify(graphOf(head))).not.toMatch(/head\.|links\.|undefined/)
  })
})

describe('structured data', () => {
  it.each(languages)('repeat the questions that the contact page answers: %s', (language) => {
    const [, faq] = graphOf(headAt({ page: 'contact' }, `/${language}/contact/`, language))
    expect(faq?.['mainEntity']).toEqual(
      Object.values(readTexts(language, 'faq').items).map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    )
  })

  it('offer the search of the blog in the language of the page', () => {
    const [, site] = graphOf(headAt({ page: 'home' }, '/de/', 'de'))
    expect(site?.['potentialAction']).toMatchObject({
      target: { urlTemplate: `${publicUrl}/de/blog/?q={search_term_string}` },
    })
  })

  it('cannot be broken out of', () => {
    const post = { title: '</script><script>alert(1)</script>', excerpt: '<!--', addresses: { en: '/blog/app/a' } }
    const head = headAt({ page: 'blog-post', post }, '/en/blog/app/a/', 'en')
    expect(head.elements.find(({ tag }) => tag === 'script')?.text).not.toMatch(/<[/!]/)
    expect(graphOf(head)[1]?.['headline']).toBe(post.title)
  })
})

describe('the head of an outcome or a dead end', () => {
  const unlisted: HeadTexts[] = ['thank-you', 'message-error', 'not-found', 'blog-post']
  const cases = unlisted.flatMap((page) => languages.map((language) => ({ page, language })))

  it.each(cases)('keeps search engines out and has no address: $page in $language', ({ page, language }) => {
    const head = headAt({ page }, `/${language}/any/`, language)
    expect(head.title).toBe(`${readTexts(language, page).head.title} | ${brand.name}`)
    expect(said(head, 'robots')).toEqual(['noindex'])
    expect([...said(head, 'canonical'), ...said(head, 'og:url'), ...alternatesOf(head), ...graphOf(head)]).toEqual([])
    expect(said(head, 'og:image')[0]).toMatch(/^https:\/\/dritare\.example\/(pictures\/share-1200|share\/.+)\.jpg$/)
  })
})

describe('the head of the blog', () => {
  it.each(languages)('names the type that is listed, and one address for it: %s', (language) => {
    const blog = readTexts(language, 'blog-list').head
    for (const type of ['insights', 'features', 'case-studies', 'news', 'opinion'] as const) {
      const head = headAt({ page: 'blog-list', type }, `/${language}/blog/`, language)
      expect(head.title).toBe(`${readTexts(language, 'site-header').blog.types[type]} | ${blog.title}`)
      expect(head.title.length).toBeLessThanOrEqual(60)
      expect(said(head, 'canonical')).toEqual([`${publicUrl}/${language}/blog/type/${type}/`])
      const [description = ''] = said(head, 'description')
      expect(description).toBe(blog.types[type])
      expect(description.length, description).toBeGreaterThanOrEqual(110)
      expect(description.length, description).toBeLessThanOrEqual(160)
    }
  })

  const post = {
    title: 'A window on the web',
    excerpt: 'What it lets in.',
    addresses: { en: '/blog/app/a-window', de: '/blog/app/ein-fenster' },
    picture: 'choosing-a-cms',
    published: '2026-11-20',
    seoMeta: { ogTitle: 'A window', twitterTitle: 'Windows!', ogImageAlt: 'Three doors' },
  }

  it('shows a post with its own words and the languages that it is written in (D21)', () => {
    const head = headAt({ page: 'blog-post', post }, '/en/blog/app/a-window/', 'en')
    expect(head.title).toBe(`A window on the web | ${readTexts('en', 'blog-list').head.title}`)
    expect(alternatesOf(head)).toEqual([
      `en ${publicUrl}/en/blog/app/a-window/`,
      `de ${publicUrl}/de/blog/app/ein-fenster/`,
      `x-default ${publicUrl}/blog/app/a-window`,
    ])
    expect(said(head, 'og:locale:alternate')).toEqual(['de_DE'])
    expect(said(head, 'alternate').filter((address) => address.startsWith('/feeds/'))).toEqual([
      '/feeds/en/rss.xml',
      '/feeds/en/atom.xml',
      '/feeds/en/feed.json',
    ])
    expect(said(head, 'og:type')).toEqual(['article'])
    expect(said(head, 'og:title')).toEqual(['A window'])
    expect(said(head, 'twitter:title')).toEqual(['Windows!'])
    expect(said(head, 'og:image:alt')).toEqual(['Three doors'])
    expect(said(head, 'og:image')).toEqual([`${publicUrl}/share/en/posts/a-window.jpg`])
    expect(graphOf(head).map((item) => item['@type'])).toEqual(['BreadcrumbList', 'BlogPosting'])
    expect(graphOf(head)[0]?.['itemListElement']).toHaveLength(3)
  })

  it('keeps drafts out of search engines (D22)', () => {
    const head = headAt({ page: 'blog-post', post: { ...post, isDraft: true } }, '/en/blog/app/draft/a-window/', 'en')
    expect(said(head, 'robots')).toEqual(['noindex'])
    expect([...said(head, 'canonical'), ...alternatesOf(head), ...graphOf(head)]).toEqual([])
  })
})

describe('the document around it', () => {
  const render = async (imageHost?: string) => {
    const pages = createPages({
      settings: { publicUrl, trackingHosts: [], ...(imageHost && { imageHost }) },
      assets: { entry: '/entry.js', styles: '', fonts: [] },
    })
    const page = await pages.renderFailure({ status: 500, message: 'No.', language: 'en', hasSent: true })
    return String(await page.encoded('identity'))
  }

  it('colours the browser like the paper of the hour', async () => {
    const body = await render()
    const css = readFileSync(path.join(root, 'ui/tokens/colours.css'), 'utf8')
    const [day, night] = [...css.matchAll(/--paper: oklch\(([\d. ]+)\)/g)].map(([, colour = '']) => toHex(colour))
    expect({ day, night }).toEqual(themeColours)
    expect(body).toContain(
      `<meta name="theme-color" data-time="day" content="${day}" media="(prefers-color-scheme: light)">`,
    )
    expect(body).toContain(
      `<meta name="theme-color" data-time="night" content="${night}" media="(prefers-color-scheme: dark)">`,
    )
  })

  it('links to the icons and, in the language of the page, to the manifest', async () => {
    const body = await render()
    for (const file of ['favicon.ico', 'icon.svg', 'apple-touch-icon.png']) {
      expect(body).toContain(`href="/${file}"`)
      expect(existsSync(path.join(root, 'public', file)), file).toBe(true)
    }
    expect(body).toContain('rel="manifest" href="/manifest.webmanifest"')
    expect(said(headAt({ page: 'home' }, '/de/', 'de'), 'manifest')).toEqual(['/manifest.webmanifest?language=de'])
  })

  it('opens a connection to the image host, where there is one', async () => {
    expect(await render('https://img.example')).toContain('<link rel="preconnect" href="https://img.example">')
    expect(await render()).not.toContain('preconnect')
  })
})

/** OKLCH to sRGB: https://www.w3.org/TR/css-color-4/#color-conversion-code */
function toHex(oklch: string): string {
  const [lightness = 0, chroma = 0, hue = 0] = oklch.split(' ').map(Number)
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ].map((value) => Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
