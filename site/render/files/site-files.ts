import { matchRoutes, type RouteObject } from 'react-router-dom'
import type { PublishedPosts } from '#api/contract/client.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { brand } from '#locales/brand.ts'
import { imprint } from '#locales/brand-imprint.ts'
import { defaultLanguage, isLanguage, type Language, languages } from '#locales/languages.ts'
import { isListedPage, sitePages } from '#site/address/site-pages.ts'
import { type HeadWords, headlineOf, withoutTags } from '#site/head/head-words.ts'
import { pictureWidth } from '#site/head/picture-width.ts'
import { sharedPage } from '#site/head/share-address.ts'
import { legalDocuments } from '#site/pages/legal-page.tsx'
import { issueFeedAt, writeIssueFeed } from '#site/render/files/issue-feed.ts'
import { feedAt, writeFeed } from '#site/render/files/post-feeds.ts'
import { postEntry, sitemap, sitemapEntry } from '#site/render/files/sitemap.ts'
import { webManifest } from '#site/render/files/web-manifest.ts'
import { createPictureCache } from '#site/render/share/picture-cache.ts'
import type { SharePicture } from '#site/render/share/share-picture.ts'

export interface SiteFile {
  type: string
  body: string | Buffer
  maxAge: number // seconds
}

interface SiteFileSources {
  publicUrl: string
  routes: RouteObject[]
  words: (language: Language) => HeadWords
  now: () => number
  offlinePage: (language: Language) => string
}

const hour = 3600
const day = 24 * hour
const securityDays = 180 // RFC 9116 wants less than a year
const mostSharePictures = 150
const sharedPictureWidth = 1200 // pixels: three times what is shown

export function createSiteFiles(sources: SiteFileSources) {
  const { publicUrl, routes, words, now, offlinePage } = sources
  const pictures = createPictureCache(mostSharePictures)

  return async (path: string, posts: PublishedPosts): Promise<SiteFile | undefined> => {
    // As it is: `URL` would lead `/feeds/../sitemap.xml` here, which no cache knows.
    const [pathname = '', query = ''] = path.split('?', 2)
    if (pathname === '/robots.txt') return text(robots(publicUrl), 'text/plain')
    if (pathname === '/sitemap.xml') {
      const entries = [...pagesIn(routes), ...(await posts.addresses()).map(postEntry)]
      return text(sitemap(entries, publicUrl), 'application/xml')
    }
    if (pathname === '/.well-known/security.txt') return text(security(publicUrl, now()), 'text/plain')
    if (pathname === '/manifest.webmanifest') {
      const asked = new URLSearchParams(query).get('language')
      const language = isLanguage(asked) ? asked : defaultLanguage
      return text(JSON.stringify(webManifest(language, words(language))), 'application/manifest+json')
    }
    const [, offline] = /^\/offline\/([a-z]+)\.html$/.exec(pathname) ?? []
    if (isLanguage(offline)) return text(offlinePage(offline), 'text/html')
    const ofIssues = issueFeedAt(pathname)
    if (ofIssues) return writeIssueFeed(ofIssues, { posts, publicUrl, words })
    const asked = feedAt(pathname)
    if (asked) return { ...(await writeFeed(asked, { posts, publicUrl, words })), maxAge: 0 }
    return (await postPicture(pathname, posts)) ?? sharePicture(pathname)
  }

  async function postPicture(pathname: string, posts: PublishedPosts): Promise<SiteFile | undefined> {
    const [, language, slug] = /^\/share\/([^/]+)\/posts\/([^/]+)\.jpg$/.exec(pathname) ?? []
    const post = slug && isLanguage(language) && (await posts.card(language, slug))
    if (!post || !isLanguage(language)) return undefined
    const { title, type, picture } = post
    const label = words(language)(`site-header:blog.types.${type}`)
    const { slug: drawn, upload } = picture
    const focus = upload && Object.values(upload.focus).join()
    const body = await pictures([language, 'posts', slug, type, drawn, focus, title].join('/'), async () => {
      const jpeg = upload && (await posts.upload(drawn, pictureWidth(picture, sharedPictureWidth)))
      return draw({ title, label, picture: drawn, ...(upload && jpeg && { photo: { jpeg, focus: upload.focus } }) })
    })
    return { type: 'image/jpeg', body, maxAge: hour }
  }

  async function sharePicture(pathname: string): Promise<SiteFile | undefined> {
    const [, language, name] = /^\/share\/([^/]+)\/([^/]+)\.jpg$/.exec(pathname) ?? []
    const page = name && sharedPage(name)
    if (!page || !isLanguage(language)) return undefined
    const t = words(language)
    const title = headlineOf(page, t)
    const ownName = t(`${page}:head.title`)
    const label = ownName === withoutTags(title) ? brand.domain : ownName
    const body = await pictures(`${language}/${page}`, () => draw({ ...sitePages[page], title, label }))
    return { type: 'image/jpeg', body, maxAge: day }
  }
}

/** Lazy: needed with the first link preview only. */
async function draw(content: SharePicture): Promise<Buffer> {
  const { drawSharePicture } = await import('#site/render/share/share-picture.ts')
  return drawSharePicture(content)
}

function text(body: string, type: string): SiteFile {
  return { type: `${type}; charset=utf-8`, body, maxAge: hour }
}

/** Staff pages have nothing to crawl; pages that are not to be indexed say so themselves. */
function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /analytics',
    'Disallow: /api/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

function pagesIn(routes: RouteObject[]) {
  const days: Record<string, { updated: string }> = { ...legalDocuments, imprint }
  const pages = Object.keys(sitePages)
    .filter(isListedPage)
    .map((page) => ({ path: sitePages[page].path, lastmod: days[page]?.updated }))
  const types = postTypes.map((type) => ({ path: `/blog/type/${type}`, lastmod: undefined }))
  return [...pages, ...types]
    .filter(({ path }) => matchRoutes(routes, path)?.at(-1)?.route.path !== '*')
    .map(({ path, lastmod }) => sitemapEntry(path, lastmod))
}

/** https://www.rfc-editor.org/rfc/rfc9116 */
function security(publicUrl: string, now: number): string {
  const today = new Date(now).setUTCHours(0, 0, 0, 0)
  return [
    `Contact: mailto:${brand.mail.contact}`,
    `Expires: ${new Date(today + securityDays * day * 1000).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
