import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { describe, expect, it } from 'vitest'
import { readPosts } from '#api/content/read-posts.ts'
import { renderMarkdown } from '#api/services/markdown/markdown.ts'
import { brand } from '#locales/brand.ts'
import { type Language, languages } from '#locales/languages.ts'
import { localPath } from '#site/address/addresses.ts'
import { atomFeed, type FeedPost, type FeedSource, jsonFeed, rssFeed } from '#site/render/files/feeds.ts'
import pictures from '#ui/pictures/manifest.json' with { type: 'json' }
import { liveTags } from '../support/data/live-tags.ts'
import { readTexts } from '../support/data/texts.ts'
import { swallowingVectors, xssVectors } from '../support/data/xss-vectors.ts'

const publicUrl = 'https://dritare.example'
const sizes: Record<string, { width: number; height: number; widths: number[] }> = pictures
const content = readPosts()

const labels = (language: Language) => readTexts(language, 'blog-post').markdown
const html = (text: string, language: Language) =>
  renderMarkdown(text, { language, labels: labels(language), pictureSize: (slug) => sizes[slug] }).html

/** The site's own posts in one language, as a feed gets them. */
function postsIn(language: Language): FeedPost[] {
  return content.flatMap((post) => {
    const own = post.translations[language] ?? post.translations.en
    return own
      ? {
          title: own.title,
          excerpt: own.excerpt,
          html: html(own.text, language),
          address: localPath(`/blog/app/${own.slug}`, language),
          published: post.publishedAt ?? '',
          author: post.author,
          type: readTexts(language, 'site-header').blog.types[post.type],
          tags: own.tags,
          picture: { address: `/pictures/${post.picture}-800.jpg`, alt: own.pictureAlt },
        }
      : []
  })
}

function feedIn(language: Language, posts = postsIn(language)): FeedSource {
  const { title, description } = readTexts(language, 'blog-list').head
  return {
    language,
    title,
    description,
    page: localPath('/blog', language),
    self: { rss: `/${language}/feed.xml`, atom: `/${language}/feed.atom`, json: `/${language}/feed.json` },
    publicUrl,
    posts,
  }
}

/** What XML 1.0 forbids outside of tags and CDATA sections. */
function breaksXml(xml: string): string[] {
  const words = xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '').replace(/<[/?]?[a-z][^<>"]*(?:"[^"<]*"[^<>"]*)*>/gi, '')
  return [
    ...(words.match(/<|\]\]>/g) ?? []),
    ...(xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '').match(/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/gi) ?? []),
    ...(xml.match(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu) ?? []),
  ]
}

const addressesIn = (text: string) =>
  [...text.matchAll(/<[a-z][^>]*? (?:href|src|srcset)="([^"]*)"/g)].flatMap(([, value = '']) => value.split(/, /))

describe.each(languages)('the feeds in %s', (language) => {
  const source = feedIn(language)
  const first = source.posts[0] ?? expect.fail('there are no posts')
  const firstAddress = publicUrl + first.address
  const rss = parseRssFeed(rssFeed(source))
  const atom = parseAtomFeed(atomFeed(source))
  const json = parseJsonFeed(jsonFeed(source))

  it('are well-formed', () => {
    expect(breaksXml(rssFeed(source))).toEqual([])
    expect(breaksXml(atomFeed(source))).toEqual([])
  })

  it('RSS has what RSS 2.0 requires', () => {
    expect(rss).toMatchObject({
      title: source.title,
      link: publicUrl + source.page,
      description: source.description,
      language,
      atom: { links: [{ rel: 'self', href: publicUrl + source.self.rss, type: 'application/rss+xml' }] },
    })
    expect(rss.items).toHaveLength(source.posts.length)
    expect(rss.items?.[0]).toMatchObject({
      title: first.title,
      link: firstAddress,
      guid: { value: firstAddress },
      pubDate: new Date(first.published).toUTCString(),
      dc: { creators: [first.author] },
      categories: [first.type, ...first.tags].map((name) => ({ name })),
    })
  })

  it('Atom has what RFC 4287 requires', () => {
    expect(atom).toMatchObject({
      id: publicUrl + source.page,
      title: { value: source.title },
      updated: new Date(first.published).toISOString(),
      authors: [{ name: brand.name }],
      links: [
        { rel: 'alternate', href: publicUrl + source.page },
        { rel: 'self', href: publicUrl + source.self.atom },
      ],
      xml: { lang: language },
    })
    expect(new Set(atom.entries?.map(({ id }) => id)).size).toBe(source.posts.length)
    for (const { id, title, updated, published, content: text } of atom.entries ?? []) {
      expect(URL.canParse(id ?? '')).toBe(true)
      expect(title?.value).not.toBe('')
      expect(new Date(updated ?? '').toISOString()).toBe(updated)
      expect(published).toBe(updated)
      expect(text?.type).toBe('html')
    }
  })

  it('JSON Feed has what version 1.1 requires', () => {
    expect(json).toMatchObject({
      title: source.title,
      home_page_url: publicUrl + source.page,
      feed_url: publicUrl + source.self.json,
      language,
    })
    expect(JSON.parse(jsonFeed(source))).toMatchObject({ version: 'https://jsonfeed.org/version/1.1' })
    expect(json.items?.[0]).toMatchObject({
      id: firstAddress,
      url: firstAddress,
      title: first.title,
      summary: first.excerpt,
      date_published: new Date(first.published).toISOString(),
      image: publicUrl + (first.picture?.address ?? ''),
      tags: [first.type, ...first.tags],
    })
  })

  it('carry the whole text, with no address that depends on where it is read', () => {
    const texts = [
      ...(rss.items ?? []).map((item) => item.content?.encoded),
      ...(atom.entries ?? []).map((entry) => entry.content?.value),
      ...(json.items ?? []).map((item) => item.content_html),
    ]
    expect(texts).toHaveLength(source.posts.length * 3)
    for (const text of texts) {
      const addresses = addressesIn(text ?? '')
      expect(addresses.length).toBeGreaterThan(0)
      expect(addresses.filter((address) => !/^(https?:\/\/|mailto:|tel:)/.test(address))).toEqual([])
    }
  })
})

describe('a feed with hostile words', () => {
  const hostile = [
    'Ends ]]> and ends ]]> again',
    'Fish & chips &amp; more &lt;b&gt;',
    '<script>alert(1)</script> "quoted" \'twice\'',
    '👩‍💻 🇦🇱 emoji',
    'שלום \u202e reversed',
    '<![CDATA[ inside ]]>',
    '<!-- no --> <?xml version="1.0"?>',
  ]
  const unwritable = 'Bell \u0007 nul \u0000 half \ud83d no\ufffe more\u000b'
  const posts = [...hostile, unwritable].map(
    (words, index): FeedPost => ({
      title: words,
      excerpt: words,
      html: html(`${words}\n\n\`${words}\`\n\n[link](/contact?a=1&b=2) \`<a href="/code">\``, 'en'),
      address: `/en/blog/app/post-${index}/`,
      published: '2026-11-12T08:30:00+01:00',
      updated: '2026-11-18',
      author: words,
      type: words,
      tags: [words],
    }),
  )
  const source = { ...feedIn('en', posts), title: hostile.join(' '), description: hostile.join(' ') }
  const rss = parseRssFeed(rssFeed(source))
  const atom = parseAtomFeed(atomFeed(source))
  const json = parseJsonFeed(jsonFeed(source))

  it('stays well-formed', () => {
    expect(breaksXml(rssFeed(source))).toEqual([])
    expect(breaksXml(atomFeed(source))).toEqual([])
    expect(rss.items).toHaveLength(posts.length)
    expect(atom.entries).toHaveLength(posts.length)
  })

  it.each(hostile.map((words, index) => [words, index] as const))('says %s as it was written', (words, index) => {
    expect(rss.items?.[index]).toMatchObject({
      title: words,
      dc: { creators: [words] },
      categories: [{ name: words }, { name: words }],
    })
    expect(json.items?.[index]).toMatchObject({ title: words, summary: words, authors: [{ name: words }] })
    const title = atom.entries?.[index]?.title?.value ?? ''
    const shown = [
      ['&lt;', '<'],
      ['&gt;', '>'],
      ['&quot;', '"'],
      ['&amp;', '&'],
    ] as const
    expect(shown.reduce((text, [reference, sign]) => text.replaceAll(reference, sign), title)).toBe(words)
    expect(atom.entries?.[index]?.authors).toEqual([{ name: words }])
  })

  it('leaves out what XML cannot carry, and nothing else', () => {
    const left = 'Bell  nul  half  no more'
    expect(rss.items?.at(-1)?.title).toBe(left)
    expect(json.items?.at(-1)?.title).toBe(left)
    expect(atom.entries?.at(-1)?.title?.value).toBe(left)
  })

  it('has the dates of the zone they were given in', () => {
    expect(rss.items?.[0]?.pubDate).toBe('Thu, 12 Nov 2026 07:30:00 GMT')
    expect(atom.entries?.[0]).toMatchObject({
      published: '2026-11-12T07:30:00.000Z',
      updated: '2026-11-18T00:00:00.000Z',
    })
    expect(json.items?.[0]).toMatchObject({ date_published: '2026-11-12T07:30:00.000Z' })
  })

  it('changes addresses in links and leaves those that are words', () => {
    expect(json.items?.[0]?.content_html).toContain('href="https://dritare.example/contact?a=1&#x26;b=2"')
    expect(json.items?.[0]?.content_html).toContain('&#x3C;a href="/code">')
  })
})

it('a feed without posts is a feed, and the same each time', () => {
  const source = feedIn('en', [])
  expect(parseRssFeed(rssFeed(source)).title).toBe(source.title)
  expect(parseAtomFeed(atomFeed(source))).toMatchObject({ updated: '1970-01-01T00:00:00.000Z' })
  expect(parseJsonFeed(jsonFeed(source)).items ?? []).toEqual([])
})

describe('a feed of what a hostile author writes', () => {
  const vectors = [...Object.values(xssVectors).flat(), ...swallowingVectors]
  const posts = vectors.map(
    (vector, index): FeedPost => ({
      title: vector,
      excerpt: vector,
      html: html(vector, 'en'),
      address: `/en/blog/app/post-${index}/`,
      published: '2026-11-12T08:30:00+01:00',
      updated: '2026-11-18',
      author: vector,
      type: 'News',
      tags: [vector],
    }),
  )
  const source = feedIn('en', posts)

  it('is well-formed, and runs in no reader', () => {
    expect(breaksXml(rssFeed(source))).toEqual([])
    expect(breaksXml(atomFeed(source))).toEqual([])
    const { items = [] } = parseJsonFeed(jsonFeed(source))
    expect(items).toHaveLength(vectors.length)
    for (const [index, { content_html: content = '' }] of items.entries())
      expect(liveTags(content), vectors[index]).toEqual([])
  })

  it('would be found out', () => {
    expect(liveTags('<img src=x onerror=alert(1)>')).toHaveLength(1)
    expect(liveTags('<p><a href="javascript:alert(1)">a</a><script>alert(2)</script>')).toHaveLength(3)
  })
})
