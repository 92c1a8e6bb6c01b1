import { expect, it, vi } from 'vitest'
import { runStaffCall } from '#site/client/staff/run-staff-call.ts'
import { createBrowserStaffClient } from '#site/client/staff/staff-client.ts'

it('the staff’s client in the browser asks in the language of the page, with a query or a body', async () => {
  const asked: [string, RequestInit | undefined][] = []
  vi.stubGlobal('fetch', async (url: string, options?: RequestInit) => {
    asked.push([url, options])
    return Response.json({ next: 'code', passkeys: true })
  })
  const client = createBrowserStaffClient('de')
  const answer = await client.signIn({ email: 'owner@example.org', password: 'seven windows and a cat' })
  expect(answer).toEqual({ ok: true, answer: { next: 'code', passkeys: true } })
  await client.readLog({ deed: 'signedIn', page: 2, from: undefined })
  await client.signOut()
  expect(asked.map(([url, options]) => [options?.method, url, options?.body])).toEqual([
    ['POST', '/api/staff/sign-in?language=de', '{"email":"owner@example.org","password":"seven windows and a cat"}'],
    ['GET', '/api/staff/log?language=de&deed=signedIn&page=2', undefined],
    ['POST', '/api/staff/sign-out?language=de', '{}'],
  ])
})

it('the staff’s client hands on how many tries are left and how long to wait', async () => {
  const error = { code: 'too_many_requests', message: 'Too many requests.', triesLeft: 0, wait: 900 }
  vi.stubGlobal('fetch', async () => Response.json({ error }, { status: 429 }))
  const answer = await createBrowserStaffClient('en').signInWithCode({ code: '123456' })
  expect(answer).toEqual({ ok: false, error })
})

it('the staff’s client waits for a deed on a hundred posts as long as their checks may take', async () => {
  const waits = vi.spyOn(AbortSignal, 'timeout')
  vi.stubGlobal('fetch', async () => Response.json({ done: 1, windows: 1, refused: [], undo: null }))
  expect(await runStaffCall('publishPosts', { posts: [] })).toMatchObject({ ok: true })
  await runStaffCall('schedulePosts', { posts: [], from: 0 })
  await runStaffCall('undoPosts', { id: 'undo' })
  expect(waits.mock.calls).toEqual([[600_000], [600_000], [120_000]])
})
