import { describe, expect, it, vi } from 'vitest'
import { newsletterPaths } from '#api/contract/values/newsletter-paths.ts'
import { applicationsIn, filesIn, good } from '../../support/app/applications.ts'
import { createTestApp, goodMessage, publicUrl, type TestApp } from '../../support/app/test-app.ts'
import { multipart } from '../../support/data/multipart.ts'
import { readTexts } from '../../support/data/texts.ts'

const form = 'application/x-www-form-urlencoded'
const writing = ['POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Every route that takes a body, as the server itself lists them: a tree whose children go on where their parent ends. */
async function writingRoutes({ app }: TestApp) {
  await app.ready()
  const above: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', name = '', methods = ''] = /^((?:[│ ]\s{3})*)[├└]── (\S+) \((.*)\)$/.exec(line) ?? []
      if (!name) return []
      const depth = indent.length / 4
      const path = (above[depth - 1] ?? '') + name
      above[depth] = path
      const url = path.replace('*', '/anything').replace(/:[^/]+/g, 'x')
      return writing.filter((method) => methods.split(', ').includes(method)).map((method) => ({ method, url }))
    })
}

const foreign = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://elsewhere.example' },
  { 'sec-fetch-site': 'cross-site', origin: publicUrl },
  { origin: 'http://dritare.example' },
  { origin: 'null' },
  { origin: 'nonsense' },
  // A name that somebody has pointed at this server.
  { origin: 'http://elsewhere.example', host: 'elsewhere.example' },
  { origin: 'http://localhost:4000', host: 'localhost:3000' },
]
const own = [
  {},
  { origin: publicUrl },
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  // What a page without a referrer sends.
  { 'sec-fetch-site': 'same-origin', origin: 'null' },
  { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
  { origin: 'http://localhost:3000', host: 'localhost:3000' },
  { origin: 'http://[::1]:3000', host: '[::1]:3000' },
]

const post = ({ app }: TestApp, url: string, payload: string, headers: Record<string, string>) =>
  app.inject({ method: 'POST', url, payload, headers })
const messagesIn = ({ database }: TestApp) => database.db.selectFrom('messages').selectAll().execute()

describe('a body that a page of another site has sent', () => {
  it('is refused by every route that takes one, JSON and form, but by those that live on a secret in the address', async () => {
    await using test = await createTestApp({ apiDocs: true })
    const routes = await writingRoutes(test)
    const passed = new Set<string>()
    for (const { method, url } of routes) {
      for (const headers of foreign.slice(0, 3)) {
        // A refused form is a whole page, so that it is asked for once.
        for (const type of headers === foreign[0] ? ['application/json', form] : ['application/json']) {
          const payload = type === form ? 'email=a%40example.org' : '{"email":"a@example.org"}'
          const answer = await test.app.inject({ method, url, payload, headers: { ...headers, 'content-type': type } })
          if (answer.statusCode !== 403) passed.add(`${method} ${url}`)
        }
      }
    }
    expect(routes.map(({ method, url }) => `${method} ${url}`)).toEqual(
      expect.arrayContaining([
        'POST /api/contact',
        'POST /api/posts/x/views',
        'DELETE /api/push/subscriptions',
        'POST /de/careers/',
        'POST /anything',
      ]),
    )
    const leaving = routes.filter(({ url }) => url.includes(newsletterPaths.unsubscribe))
    expect([...passed].toSorted()).toEqual(leaving.map(({ url }) => `POST ${url}`).toSorted())
    for (const table of ['messages', 'newsletter_signups', 'visits', 'post_views', 'outbox'] as const)
      expect(await test.database.db.selectFrom(table).selectAll().execute(), table).toEqual([])
  }, 120_000)

  it.each(foreign)('is told why, in its language: %j', async (headers) => {
    await using test = await createTestApp()
    const asked = { ...headers, 'content-type': 'application/json', 'accept-language': 'de-AT' }
    const answer = await post(test, '/api/contact', JSON.stringify(goodMessage), asked)
    expect([answer.statusCode, answer.json().error]).toEqual([
      403,
      { code: 'cross_site', message: readTexts('de', 'errors').cross_site },
    ])
  })

  it('comes back with its text where it was a form', async () => {
    await using test = await createTestApp()
    const payload = new URLSearchParams({ ...goodMessage, language: 'fr' }).toString()
    for (const url of ['/api/contact', '/fr/contact/']) {
      const answer = await post(test, url, payload, { origin: 'null', 'content-type': form })
      expect(answer.statusCode).toBe(403)
      expect(answer.headers['content-type']).toContain('text/html')
      expect(answer.body).toContain('lang="fr"')
      expect(answer.body).toContain(goodMessage.message)
    }
    expect(await messagesIn(test)).toEqual([])
  })

  it('leaves no file behind', async () => {
    await using test = await createTestApp()
    const { headers, payload } = multipart(good())
    for (const accept of ['application/json', 'text/html']) {
      const asked = { ...headers, accept, 'sec-fetch-site': 'cross-site' }
      const answer = await test.app.inject({ method: 'POST', url: '/api/applications', payload, headers: asked })
      expect(answer.statusCode).toBe(403)
      if (accept === 'text/html') expect(answer.body).toContain('I draw windows')
    }
    expect(await applicationsIn(test)).toEqual([])
    await vi.waitFor(() => expect(filesIn(test)).toEqual([]))
  })
})

describe('a body of our own page', () => {
  it.each(own)('is taken: %j', async (headers) => {
    await using test = await createTestApp()
    const payload = new URLSearchParams(goodMessage).toString()
    const json = { ...headers, 'content-type': 'application/json' }
    expect((await post(test, '/api/contact', JSON.stringify(goodMessage), json)).statusCode).toBe(201)
    expect((await post(test, '/en/contact/', payload, { ...headers, 'content-type': form })).statusCode).toBe(303)
    expect(await messagesIn(test)).toHaveLength(2)
  })
})

it('reading is for everybody', async () => {
  await using test = await createTestApp()
  for (const method of ['GET', 'HEAD'] as const)
    for (const headers of foreign)
      expect((await test.app.inject({ method, url: '/en/', headers })).statusCode).toBe(200)
})
