import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { patienceOf } from '#api/contract/values/staff/patience.ts'
import { staffPaths } from '#api/contract/values/staff-paths.ts'
import { STALLED } from '#api/http/connection-limits.ts'
import { addColleague } from '../../support/app/staff-people.ts'
import { createTestApp } from '../../support/app/test-app.ts'

it('a deed on many posts has its connection for as long as its page waits, and the next request the usual time', async () => {
  await using test = await createTestApp()
  const { browser } = await addColleague(test, 'owner')
  const url = await test.app.listen({ port: 0, host: '127.0.0.1' })
  const waits: (number | undefined)[] = []
  test.app.server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    response.once('prefinish', () => waits.push(socket.timeout))
  })
  const headers = { cookie: browser.cookie ?? '', 'content-type': 'application/json', origin: url }
  const posts = [{ id: 'none', seen: '' }]
  const published = await fetch(url + staffPaths.publishPosts, {
    method: 'POST',
    headers,
    body: JSON.stringify({ posts }),
  })
  expect(published.status, await published.text()).toBe(200)
  const read = await fetch(url + staffPaths.readDesk, { headers })
  expect(read.status, await read.text()).toBe(200)
  expect(waits).toEqual([patienceOf.publishPosts, STALLED])
})
