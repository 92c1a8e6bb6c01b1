import type { FastifyReply } from 'fastify'
import { describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'

/** Asks over a real connection, where cached pages are sent before any hook runs. */
async function listen({ app }: TestApp) {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(origin + path, { headers, redirect: 'manual' })
    await response.arrayBuffer()
    return response
  }
}

/** The server with a hook of its own, which counts the answers that it has seen. */
async function withHook(work: (reply: FastifyReply, count: number) => void) {
  const test = await createTestApp()
  let count = 0
  test.app.addHook('onRequest', async (_request, reply) => work(reply, ++count))
  return { test, get: await listen(test), count: () => count, [Symbol.asyncDispose]: test[Symbol.asyncDispose] }
}

describe('an answer', () => {
  it('is sent again without the hooks when it is the same for everybody', async () => {
    await using server = await withHook(() => {})
    for (let time = 0; time < 5; time++) expect((await server.get('/en/')).status).toBe(200)
    expect(server.count()).toBe(1)
  })

  it('that sets a cookie is nobody else’s', async () => {
    await using server = await withHook((reply, count) => void reply.header('set-cookie', `visitor=${count}`))
    const cookies = []
    for (let time = 0; time < 3; time++) cookies.push((await server.get('/en/')).headers.get('set-cookie'))
    expect(cookies).toEqual(['visitor=1', 'visitor=2', 'visitor=3'])
  })

  it('that depends on a cookie is nobody else’s', async () => {
    await using server = await withHook((reply) => void reply.header('vary', 'Cookie'))
    for (let time = 0; time < 3; time++)
      expect((await server.get('/en/')).headers.get('vary')).toBe('Cookie, Accept-Encoding')
    expect(server.count()).toBe(3)
  })

  it('leaves what was said to the first who asked', async () => {
    const personal = { 'retry-after': '7', 'x-request-id': 'of-the-first', connection: 'close' }
    await using server = await withHook((reply) => void reply.headers(personal))
    const first = await server.get('/en/')
    expect(first.headers.get('x-request-id')).toBe('of-the-first')
    const second = await server.get('/en/')
    expect(server.count()).toBe(1)
    for (const name of Object.keys(personal)) expect(second.headers.get(name), name).not.toBe(first.headers.get(name))
    expect(second.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
  })
})

describe('a request with a staff session', () => {
  it.each(['__Host-session=a', 'a=b; session=c', 'a=b;session=c'])(
    'neither gets a cached page nor leaves one: %s',
    async (cookie) => {
      await using server = await withHook(() => {})
      for (let time = 0; time < 2; time++) {
        const own = await server.get('/en/', { cookie })
        expect(own.headers.get('cache-control')).toBe('private, no-store')
        expect(own.headers.get('etag')).toBeNull()
      }
      // The first visitor’s page is rendered, the second one’s is not; staff’s still is.
      for (let time = 0; time < 2; time++) expect((await server.get('/en/')).headers.get('etag')).not.toBeNull()
      expect(server.count()).toBe(3)
      expect((await server.get('/en/', { cookie })).headers.get('etag')).toBeNull()
      expect(server.count()).toBe(4)
    },
  )

  it.each(['my-session=a', 'a=session=b', 'sessions=a'])('is not taken for one: %s', async (cookie) => {
    await using server = await withHook(() => {})
    expect((await server.get('/en/', { cookie })).headers.get('etag')).not.toBeNull()
  })
})

describe('the staff area', () => {
  it.each(['/admin', '/admin/', '/admin/posts', '/analytics', '/de/analytics/', '/analytics?a=b'])(
    'is asked for anew each time: %s',
    async (path) => {
      await using server = await withHook(() => {})
      for (let time = 0; time < 2; time++) {
        const answer = await server.get(path)
        expect(answer.headers.get('etag')).toBeNull()
        expect(answer.headers.get('cache-control')).toBe('no-store')
      }
      expect(server.count()).toBe(2)
    },
  )
})
