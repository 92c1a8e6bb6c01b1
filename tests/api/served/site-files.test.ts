import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { securityHeaders } from '#api/http/security-headers.ts'
import { brand } from '#locales/brand.ts'
import { languages } from '#locales/languages.ts'
import { createTestApp, publicUrl, type TestApp } from '../../support/app/test-app.ts'
import { readTexts } from '../../support/data/texts.ts'

const publicFolder = path.join(import.meta.dirname, '..', '..', '..', 'public')

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test[Symbol.asyncDispose]())

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ method: 'GET', url, headers })

interface XmlElement {
  name: string
  attributes: Record<string, string>
  text: string
  children: XmlElement[]
}

/** As much of XML as a sitemap has; throws where tags are not balanced or a character should have been escaped. */
function parseXml(xml: string): XmlElement {
  const top: XmlElement = { name: '', attributes: {}, text: '', children: [] }
  const open = [top]
  for (const [token, tag, words] of xml.replace(/^<\?xml [^>]*\?>/, '').matchAll(/<([^<>]*)>|([^<>]+)|[<>]/g)) {
    const parent = open.at(-1)
    if (!parent || (tag === undefined && words === undefined)) throw new Error(`“${token}” is out of place.`)
    if (/&(?!(amp|lt|gt|quot|apos);)/.test(token)) throw new Error(`“${token}” has an unescaped &.`)
    if (words !== undefined) parent.text += words.trim()
    else if (tag?.startsWith('/')) {
      if (open.pop()?.name !== tag.slice(1)) throw new Error(`${token} closes nothing.`)
    } else {
      const attributes = Object.fromEntries([...(tag ?? '').matchAll(/([\w:]+)="([^"]*)"/g)].map(([, n, v]) => [n, v]))
      const element = { name: tag?.match(/^[\w:]+/)?.[0] ?? '', attributes, text: '', children: [] }
      parent.children.push(element)
      if (!tag?.endsWith('/')) open.push(element)
    }
  }
  const [document] = top.children
  if (open.length !== 1 || !document || top.children.length > 1) throw new Error('There is not one whole element.')
  return document
}

const childOf = ({ children }: XmlElement, wanted: string) => children.find(({ name }) => name === wanted)?.text

describe('robots.txt', () => {
  it('opens every page, names the sitemap and keeps crawlers out of what is behind a login', async () => {
    const { statusCode, headers, body } = await get('/robots.txt')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
    expect(body.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /admin', 'Disallow: /analytics', 'Disallow: /api/'])
  })
})

describe('sitemap.xml', () => {
  const urls = async () => parseXml((await get('/sitemap.xml')).body).children

  it('lists pages in six languages, each with the whole set of alternates', async () => {
    const { headers } = await get('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    const listed = await urls()
    const addresses = listed.map((url) => childOf(url, 'loc'))
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses).toEqual(expect.arrayContaining(languages.map((language) => `${publicUrl}/${language}/contact/`)))
    for (const url of listed) {
      const links = url.children.filter(({ name }) => name === 'xhtml:link').map(({ attributes }) => attributes)
      expect(links.map(({ hreflang }) => hreflang)).toEqual([...languages, 'x-default'])
      for (const { hreflang, href } of links)
        expect(hreflang === 'x-default' || addresses.includes(href), href).toBe(true)
      expect(links.map(({ href }) => href)).toContain(childOf(url, 'loc'))
    }
  })

  it('knows the day of the legal documents, and claims none elsewhere', async () => {
    for (const url of await urls()) {
      const isLegal = /policy|terms|gdpr/.test(childOf(url, 'loc') ?? '')
      expect(childOf(url, 'lastmod') ?? '', childOf(url, 'loc')).toMatch(isLegal ? /^\d{4}-\d\d-\d\d$/ : /^$/)
    }
  })

  it('has only addresses that answer with an indexable page, of which they are the canonical', async () => {
    for (const url of await urls()) {
      const address = childOf(url, 'loc') ?? ''
      const { statusCode, body } = await get(address.slice(publicUrl.length))
      expect(statusCode, address).toBe(200)
      expect(body, address).not.toContain('content="noindex"')
      expect(body).toContain(`rel="canonical" href="${address}"`)
      // Requests that never leave the process leave no turn to the event loop; the server would take that for overload.
      await turn()
    }
  })
})

describe('manifest.webmanifest', () => {
  it.each(languages)('describes the app in the language of the page: %s', async (language) => {
    const response = await get(`/manifest.webmanifest?language=${language}`)
    expect(response.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    expect(response.json()).toMatchObject({
      id: '/',
      name: brand.name,
      description: readTexts(language, 'home').head.description,
      lang: language,
      dir: 'ltr',
      start_url: language === 'en' ? '/' : `/${language}/`,
      theme_color: expect.stringMatching(/^#/),
      background_color: expect.stringMatching(/^#/),
    })
  })

  it('names icons that exist, in the sizes they have', async () => {
    const { icons } = (await get('/manifest.webmanifest')).json()
    expect(icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
    for (const { src, sizes, type } of icons) {
      const { format, width, height } = await sharp(readFileSync(path.join(publicFolder, src))).metadata()
      expect(type).toContain(format)
      if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes)
    }
  })
})

describe('security.txt', () => {
  it('has what RFC 9116 asks for, and expires within a year', async () => {
    const { headers, body } = await get('/.well-known/security.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    const fields = Object.fromEntries(
      body
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/)),
    )
    expect(fields).toMatchObject({
      Contact: `mailto:${brand.mail.contact}`,
      'Preferred-Languages': languages.join(', '),
      Canonical: `${publicUrl}/.well-known/security.txt`,
    })
    const daysLeft = (Date.parse(fields['Expires']) - Date.now()) / 86_400_000
    expect(daysLeft).toBeGreaterThan(30)
    expect(daysLeft).toBeLessThan(365)
  })
})

describe('share pictures', () => {
  it('are drawn when first asked for, and may be kept for a day', async () => {
    const { statusCode, headers, rawPayload } = await get('/share/de/about.jpg')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' })
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect((await get('/share/de/about.jpg')).rawPayload.equals(rawPayload)).toBe(true)
  })

  it.each([
    '/share/de/nothing.jpg',
    '/share/pt/about.jpg',
    '/share/de/about.png',
    '/share/de/thank-you.jpg',
    '/share/about.jpg',
    '/share/de/..%2f..%2fabout.jpg',
    '/share/de/constructor.jpg',
    '/share/',
  ])('of no page answer with the not-found screen: %s', async (url) => {
    const { statusCode, headers } = await get(url)
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toContain('text/html')
    expect(headers['cache-control']).toBe('no-store')
  })
})

describe('every file', () => {
  it.each([
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest?language=fr',
    '/.well-known/security.txt',
    '/share/en/home.jpg',
  ])('answers HEAD, and 304 to who has it already: %s', async (url) => {
    const whole = await get(url)
    const etag = String(whole.headers.etag)
    expect(etag).toMatch(/^(?:W\/)?"[\w-]+"$/)
    const head = await test.app.inject({ method: 'HEAD', url })
    expect(head.statusCode).toBe(200)
    expect(head.headers).toMatchObject({ etag, 'content-type': whole.headers['content-type'] })
    expect(head.body).toBe('')
    for (const known of [etag, `"other", W/${etag.replace('W/', '')}`, '*']) {
      const again = await get(url, { 'if-none-match': known })
      expect(again.statusCode, known).toBe(304)
      expect(again.headers).toMatchObject({ etag, 'cache-control': whole.headers['cache-control'] })
      expect(again.body).toBe('')
    }
    expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })
})

describe('the content policy', () => {
  const policyWith = async (imageHost?: string) => {
    const app = Fastify()
    await securityHeaders(app, { scriptHashes: [], isHttps: true, imageHost })
    app.get('/', async () => 'page')
    const { headers } = await app.inject('/')
    await app.close()
    return String(headers['content-security-policy'])
  }

  it('lets pictures and their health check go to the image host, and nowhere else (D31)', async () => {
    const policy = await policyWith('https://img.example')
    expect(policy).toContain("img-src 'self' data: https://img.example;")
    expect(policy).toContain("connect-src 'self' https://img.example;")
    expect(policy.split('https://img.example')).toHaveLength(3)
    expect(await policyWith()).toContain("connect-src 'self';")
  })
})
