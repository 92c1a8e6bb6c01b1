import { brotliDecompressSync } from 'node:zlib'
import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { apiPaths } from '#api/contract/values/paths.ts'
import { readEnvironment } from '#api/environment.ts'
import { good } from '../../support/app/applications.ts'
import { schemaProblems } from '../../support/app/json-schema.ts'
import { callsIn, type DocumentedCall, documentProblems } from '../../support/app/openapi.ts'
import { partOf } from '../../support/app/record.ts'
import { routesOf } from '../../support/app/routes.ts'
import { createTestApp, publicUrl, type TestApp } from '../../support/app/test-app.ts'
import { multipart } from '../../support/data/multipart.ts'

const withDocs = () => createTestApp({ apiDocs: true })
const documentOf = async ({ app }: TestApp): Promise<unknown> => (await app.inject('/api/docs/openapi.json')).json()

/** A path whose parameters have no names: Fastify's list of routes joins those that share a place. */
const nameless = (name: string) => name.replace(/\{\w+\}/g, '{}')

describe('the documentation of the calls', () => {
  it('has every route of /api that the server has, and no other', async () => {
    await using test = await withDocs()
    const document = await documentOf(test)
    const documented = callsIn(document).map(({ name }) => nameless(name))
    const real = routesOf(test.app).filter((name) => !name.includes(' /api/docs'))
    expect(real.length).toBeGreaterThan(5)
    for (const route of real) {
      expect.soft(documented, `${route} lacks documentation: declare its schema, with a summary`).toContain(route)
    }
    for (const route of documented) {
      expect.soft(real, `${route} is documented, but the server has no such route`).toContain(route)
    }
  })

  it('is a whole OpenAPI 3.1 document', async () => {
    await using test = await withDocs()
    const document = await documentOf(test)
    expect(documentProblems(document)).toEqual([])
    expect(partOf(document, 'servers')).toEqual([{ url: publicUrl }])
  })

  it('says what the server answers: to its own examples, to nonsense, and over each limit', async () => {
    await using test = await withDocs()
    const document = await documentOf(test)
    for (const call of callsIn(document).filter(({ path }) => !path.includes('{'))) {
      const limit = Number(partOf([partOf(call.operation, 'x-rate-limits')].flat()[0], 'max') ?? 0)
      const example = exampleOf(call)
      const statuses = []
      for (const body of [...nonsense(call), ...Array.from({ length: limit + 1 }, () => example)]) {
        statuses.push(await expectDocumented(test, document, call, body))
      }
      // Whether a call of the staff is answered depends on who asks.
      if (isOfStaff(call)) continue
      expect(statuses.slice(0, -1), call.name).not.toContain(429)
      if (limit > 0) expect(statuses.at(-1), call.name).toBe(429)
      else expect(statuses.at(-1), call.name).toBeLessThan(300)
    }
  })

  it('names calls that refuse every body that is no object, in the one way', async () => {
    await using test = await withDocs()
    const calls = callsIn(await documentOf(test)).filter((call) => bodyOf(call, 'application/json'))
    expect(calls.length).toBeGreaterThan(5)
    for (const { method, path, name } of calls)
      for (const payload of ['null', '[]', '"text"', '1']) {
        const headers = { 'content-type': 'application/json' }
        const response = await test.app.inject({ method, url: path, headers, payload })
        const answer = [response.statusCode, response.json().error.code]
        // Who may not call learns nothing of what would be taken.
        if (answer[0] === 401 && isOfStaff({ path })) continue
        expect.soft(answer, name).toEqual([400, 'bad_request'])
      }
  })

  it('says what the server answers where there is no such thing', async () => {
    await using test = await withDocs()
    const document = await documentOf(test)
    const calls = callsIn(document).filter(({ path }) => path.includes('{'))
    expect(calls.length).toBeGreaterThan(0)
    for (const call of calls) {
      const path = call.path.replace(/\{\w+\}/g, 'none')
      expect(await expectDocumented(test, document, { ...call, path }, exampleOf(call)), call.name).toBe(404)
    }
  })

  it('says what the server answers to posted forms', async () => {
    await using test = await withDocs()
    const document = await documentOf(test)
    const form = 'application/x-www-form-urlencoded'
    for (const call of callsIn(document).filter((one) => bodyOf(one, form))) {
      await expectDocumented(test, document, call, { headers: { 'content-type': form }, payload: 'language=de' })
    }
    const contact = callsIn(document).find(({ path }) => path === '/api/contact')
    const example = partOf(contact?.operation, 'requestBody', 'content', 'application/json', 'example')
    const payload = new URLSearchParams(Object.entries(example ?? {})).toString()
    if (!contact) throw new Error('The contact form is not documented')
    expect(await expectDocumented(test, document, contact, { headers: { 'content-type': form }, payload })).toBe(303)
  })

  it('is a page that asks nothing of other hosts', async () => {
    await using test = await withDocs()
    const page = await test.app.inject('/api/docs')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toMatch(/^text\/html/)
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/)
    const addresses = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '')
    expect(addresses.length).toBeGreaterThan(3)
    for (const address of addresses) {
      expect(address).toMatch(/^\/api\/docs\//)
      const file = await test.app.inject(address)
      expect(file.statusCode, address).toBe(200)
      expect(file.headers['content-security-policy']).not.toContain('unsafe-eval')
    }
    expect((await test.app.inject('/api/docs/json')).json()).toEqual(await documentOf(test))
    expect((await test.app.inject('/')).headers['content-security-policy']).toMatch(/^default-src 'self'/)
  })

  it('has files that are made and compressed once, each under one spelling', async () => {
    await using test = await withDocs()
    const url = '/api/docs/static/swagger-ui-bundle.js'
    const [whole, again] = [await test.app.inject(url), await test.app.inject(`${url}?again`)]
    expect(whole.headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': `${whole.rawPayload.length}` })
    expect(again.rawPayload.equals(whole.rawPayload)).toBe(true)
    const small = await test.app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect(small.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(small.rawPayload).equals(whole.rawPayload)).toBe(true)
    const known = await test.app.inject({ url, headers: { 'if-none-match': String(whole.headers['etag']) } })
    expect(known.statusCode).toBe(304)
    for (const spelling of ['swagger%2Dui', 'none'])
      expect((await test.app.inject(url.replace('swagger-ui', spelling))).statusCode, spelling).toBe(404)
  })

  it('can be switched off: then it is not found, as anything else that is not there', async () => {
    expect(readEnvironment({}).apiDocs).toBe(true)
    expect(readEnvironment({ API_DOCS: 'off' }).apiDocs).toBe(false)
    expect(() => readEnvironment({ API_DOCS: 'maybe' })).toThrow('API_DOCS')
    await using test = await createTestApp()
    for (const url of ['/api/docs', '/api/docs/', '/api/docs/openapi.json', '/api/docs/static/index.html']) {
      const response = await test.app.inject(url)
      expect(response.statusCode).toBe(404)
      expect(response.json().error.code).toBe('not_found')
    }
  })
})

/** Specification 7 has the dashboard’s answers at the address that visits are sent to. */
const isOfStaff = ({ path, method }: Pick<DocumentedCall, 'path'> & { method?: string }) =>
  path.startsWith('/api/staff/') || (method === 'GET' && path === apiPaths.analytics)

const bodyOf = ({ operation }: DocumentedCall, type: string) => partOf(operation, 'requestBody', 'content', type)

type Body = Pick<InjectOptions, 'headers' | 'payload'>

/** Sends a body and expects the answer to be documented, with its headers. Resolves to its status. */
async function expectDocumented({ app }: TestApp, document: unknown, call: DocumentedCall, body: Body) {
  const response = await app.inject({ method: call.method, url: call.path, ...body })
  const { statusCode } = response
  const documented = partOf(call.operation, 'responses', String(statusCode))
  expect(documented, `${call.name} answers ${statusCode}, which is not documented: ${response.body}`).toBeDefined()
  const type = (response.headers['content-type'] ?? '').split(';')[0] ?? ''
  const schema = partOf(documented, 'content', type, 'schema')
  const name = `${call.name} ${statusCode} ${type}`
  if (response.body) expect(schema, `${name} is not documented`).toBeDefined()
  if (type === 'application/json') expect(schemaProblems(document, schema, response.json(), name)).toEqual([])
  for (const header of Object.keys(partOf(documented, 'headers') ?? {})) {
    expect(response.headers, `${name} lacks ${header}`).toHaveProperty(header.toLowerCase())
  }
  return statusCode
}

function exampleOf({ operation, method }: DocumentedCall): Body {
  if (method === 'GET') return {}
  const content = partOf(operation, 'requestBody', 'content')
  if (partOf(content, 'multipart/form-data')) return multipart(good())
  const example = partOf(content, 'application/json', 'example')
  return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(example) }
}

function nonsense({ method }: DocumentedCall): Body[] {
  if (method === 'GET') return []
  const json = { 'content-type': 'application/json' }
  return [
    { headers: json, payload: '{' },
    { headers: json, payload: '{}' },
    { headers: json, payload: '[]' },
    { headers: json, payload: '{"type":"adminAccess"}' },
    { headers: json, payload: JSON.stringify({ message: 'x'.repeat(200_000) }) },
    { headers: { 'content-type': 'application/xml' }, payload: '<a/>' },
    { headers: multipart([]).headers, payload: 'broken off' },
  ]
}
