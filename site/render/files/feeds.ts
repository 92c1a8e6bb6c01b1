import { Feed, type FeedOptions, type Item } from 'feed'
import { brand } from '#locales/brand.ts'
import type { Language } from '#locales/languages.ts'
import { absolute, asHtml, readable, withAbsoluteAddresses } from '#site/render/files/feed-content.ts'

export interface FeedPost {
  title: string
  excerpt: string
  html: string
  address: string
  published: string
  updated?: string | undefined
  author: string
  type: string
  tags: readonly string[]
  picture?: { address: string; alt: string } | undefined
}

export interface FeedSource {
  language: Language
  title: string
  description: string
  page: string
  self: Record<'rss' | 'atom' | 'json', string>
  publicUrl: string // without a trailing slash; never taken from a request
  posts: readonly FeedPost[]
}

/** RSS 2.0: https://www.rssboard.org/rss-specification */
export function rssFeed(source: FeedSource): string {
  const feed = new Feed({ ...optionsOf(source), feedLinks: { rss: at(source, source.self.rss) } })
  for (const post of newestFirst(source.posts)) {
    feed.addItem({
      ...itemOf(source, post),
      guid: text(at(source, post.address)),
      category: categoriesOf(post).map((name) => ({ name: text(name) })),
      extensions: [
        // The package would write the title as markup.
        { name: 'title', objects: { _text: text(post.title) } },
        // RSS's own `author` is a mail address.
        { name: 'dc:creator', objects: { _text: text(post.author) } },
      ],
    })
  }
  return feed.rss2()
}

/** Atom: RFC 4287. */
export function atomFeed(source: FeedSource): string {
  const feed = new Feed({
    ...optionsOf(source),
    favicon: at(source, '/icon-512.png'),
    author: { name: brand.name, link: `${source.publicUrl}/` },
    feedLinks: { atom: at(source, source.self.atom) },
  })
  for (const post of newestFirst(source.posts)) {
    feed.addItem({
      ...itemOf(source, post),
      author: [{ name: text(post.author) }],
      category: categoriesOf(post).map((name) => ({ name: label(name), term: label(name) })),
    })
  }
  // The package has no place for the language.
  return feed.atom1().replace('<feed ', `<feed xml:lang="${source.language}" `)
}

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/); the package writes 1.0, without language and authors. */
export function jsonFeed(source: FeedSource): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: readable(source.title),
    description: readable(source.description),
    home_page_url: at(source, source.page),
    feed_url: at(source, source.self.json),
    icon: at(source, '/icon-512.png'),
    language: source.language,
    authors: [{ name: brand.name, url: `${source.publicUrl}/` }],
    items: newestFirst(source.posts).map((post) => ({
      id: at(source, post.address),
      url: at(source, post.address),
      title: readable(post.title),
      summary: readable(post.excerpt),
      content_html: contentOf(source, post),
      date_published: new Date(post.published).toISOString(),
      date_modified: changedAt(post).toISOString(),
      authors: [{ name: readable(post.author) }],
      tags: categoriesOf(post).map(readable),
      language: source.language,
      ...(post.picture && { image: at(source, post.picture.address) }),
    })),
  })
}

function optionsOf(source: FeedSource): FeedOptions {
  const changes = source.posts.map((post) => changedAt(post).getTime())
  return {
    id: at(source, source.page),
    link: at(source, source.page),
    title: text(source.title),
    description: text(source.description),
    language: source.language,
    // Not the time of the request: an unchanged feed must look unchanged.
    updated: new Date(Math.max(0, ...changes)),
    generator: false,
  }
}

function itemOf(source: FeedSource, post: FeedPost): Item {
  const address = at(source, post.address)
  const picture =
    post.picture && `<p><img src="${asHtml(at(source, post.picture.address))}" alt="${asHtml(post.picture.alt)}"></p>`
  return {
    id: address,
    link: address,
    title: markup(asHtml(post.title)),
    description: markup(asHtml(post.excerpt)),
    content: markup((picture ?? '') + contentOf(source, post)),
    published: new Date(post.published),
    date: changedAt(post),
  }
}

function contentOf(source: FeedSource, post: FeedPost): string {
  return (
    readable(withAbsoluteAddresses(post.html, at(source, post.address))) || `<p>${asHtml(readable(post.excerpt))}</p>`
  )
}

function categoriesOf({ type, tags }: FeedPost): string[] {
  return [type, ...tags]
}

function changedAt({ published, updated }: FeedPost): Date {
  return new Date(updated ?? published)
}

function newestFirst(posts: readonly FeedPost[]): FeedPost[] {
  return posts.toSorted((a, b) => new Date(b.published).getTime() - new Date(a.published).getTime())
}

function at({ publicUrl }: FeedSource, address: string): string {
  return absolute(address, publicUrl)
}

/** The package's text nodes unescape references, so those of an author are escaped twice. */
function text(words: string): string {
  return readable(words).replaceAll('&', '&amp;')
}

/** The package escapes only the first end mark of a CDATA section. */
function markup(html: string): string {
  return readable(html).replaceAll(']]>', ']]&gt;')
}

/** The package leaves a bracket in attributes that XML forbids. */
function label(words: string): string {
  return readable(words).replaceAll('<', '‹')
}
