import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { languages } from '#locales/languages.ts'
import { writtenPost, writtenPosts } from '../support/app/blog.ts'
import { alternatesIn } from '../support/browser/head-links.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

const publicUrl = 'https://dritare.example'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ PUBLIC_URL: publicUrl })
})
afterAll(() => server.remove())

/** What every format says of a post. */
interface Entry {
  address: string | undefined
  title: string | undefined
  content: string | undefined
}

const formats = [
  {
    file: 'rss.xml',
    type: 'application/rss+xml',
    read: (text: string): Entry[] =>
      (parseRssFeed(text).items ?? []).map(({ link, title, content }) => ({
        address: link,
        title,
        content: content?.encoded,
      })),
  },
  {
    file: 'atom.xml',
    type: 'application/atom+xml',
    read: (text: string): Entry[] =>
      (parseAtomFeed(text).entries ?? []).map(({ links, title, content }) => ({
        address: links?.[0]?.href,
        title: title?.value,
        content: content?.value,
      })),
  },
  {
    file: 'feed.json',
    type: 'application/feed+json',
    read: (text: string): Entry[] =>
      (parseJsonFeed(text).items ?? []).map(({ url, title, content_html }) => ({
        address: url,
        title,
        content: content_html,
      })),
  },
]

async function read(path: string) {
  const answer = await fetch(server.url + path)
  return { status: answer.status, type: answer.headers.get('content-type'), body: await answer.text() }
}

/** Addresses in HTML that would lead nowhere in a feed reader. */
const relativeIn = (html: string) =>
  [...html.matchAll(/<[a-z][^>]*? (?:href|src)="([^"]*)"/g)]
    .map(([, href]) => href)
    .filter((href) => !/^(https?|mailto|tel):/.test(href ?? ''))

describe.each(languages)('the feeds in %s', (language) => {
  it('are named in the head of the list, of each type and of a post', async () => {
    const pages = [
      ['/blog/', ''],
      ...postTypes.map((type) => [`/blog/type/${type}/`, `${type}/`]),
      [`/blog/app/${writtenPost(language, 'multilingual-sites').slug}/`, ''],
    ] as const
    for (const [path, folder] of pages) {
      const { status, body } = await read(`/${language}${path}`)
      expect(status, path).toBe(200)
      const links = alternatesIn(body).flatMap(({ type, href }) => (type ? [{ href, type }] : []))
      expect(links, path).toEqual(
        formats.map(({ file, type }) => ({ href: `/feeds/${language}/${folder}${file}`, type })),
      )
    }
  })

  it.each(formats)(
    'as $file carry every post, the newest first, with whole addresses',
    async ({ file, type, read: entriesOf }) => {
      const { status, type: sentAs, body } = await read(`/feeds/${language}/${file}`)
      expect([status, sentAs]).toEqual([200, `${type}; charset=utf-8`])
      const entries = entriesOf(body)
      expect(entries).toHaveLength(12)
      const posts = writtenPosts(language)
      expect(entries.map(({ address }) => address)).toEqual(posts.map(({ address }) => publicUrl + address))
      for (const { content = '', address } of entries) {
        expect(content.length, address).toBeGreaterThan(1000)
        expect(relativeIn(content), address).toEqual([])
      }
    },
  )

  it.each(formats)('as $file of one type carry that type alone', async ({ file, read: entriesOf }) => {
    for (const type of postTypes) {
      const { status, body } = await read(`/feeds/${language}/${type}/${file}`)
      expect(status).toBe(200)
      const posts = writtenPosts(language).filter((post) => post.type === type)
      expect(
        entriesOf(body).map(({ address }) => address),
        type,
      ).toEqual(posts.map(({ address }) => publicUrl + address))
    }
  })
})

it.each([
  '/feeds/',
  '/feeds/rss.xml',
  '/feeds/pt/rss.xml',
  '/feeds/en/poems/rss.xml',
  '/feeds/en/news/feed.xml',
  '/feeds/en/news/rss.xml/more',
  '/feeds/en/constructor',
])('there is no feed at %s', async (path) => {
  const { status, type } = await read(path)
  expect([status, type]).toEqual([404, 'text/html; charset=utf-8'])
})

describe('sitemap.xml', () => {
  it('lists each translation of each post, with all the others', async () => {
    const { status, body } = await read('/sitemap.xml')
    expect(status).toBe(200)
    const urls = new Map(
      [...body.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(([, address = '', rest = '']) => [
        address,
        [...rest.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language, href]) => `${language} ${href}`),
      ]),
    )
    for (const { id, slug } of writtenPosts('en')) {
      const alternates = [
        ...languages.map((language) => `${language} ${publicUrl}${writtenPost(language, id).address}`),
        `x-default ${publicUrl}/blog/app/${slug}`,
      ]
      for (const language of languages)
        expect(urls.get(publicUrl + writtenPost(language, id).address), `${id} in ${language}`).toEqual(alternates)
    }
    for (const type of postTypes) expect(urls.has(`${publicUrl}/de/blog/type/${type}/`)).toBe(true)
  })
})
