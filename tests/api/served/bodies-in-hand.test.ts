import { expect, it, vi } from 'vitest'
import { createTestApp } from '../../support/app/test-app.ts'
import { openRaw, sendRaw } from '../../support/servers/raw-connection.ts'

const form = (from: string, body: string, length = body.length) =>
  `POST /en/careers/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Forwarded-For: ${from}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${length}\r\n\r\n${body}`

it('holds thirty bodies of one network that do not end, and takes what others send', async () => {
  await using test = await createTestApp({ trustedProxies: ['127.0.0.1'] })
  const url = await test.app.listen({ port: 0, host: '127.0.0.1' })
  const slow = await Promise.all(Array.from({ length: 40 }, () => openRaw(url, form('203.0.113.1', 'name=', 1000))))
  const open = () => slow.filter(({ socket }) => !socket.destroyed)
  await vi.waitFor(() => expect(open()).toHaveLength(30), { timeout: 20_000 })
  expect(await sendRaw(url, form('203.0.113.1', 'name='))).toMatch(/^HTTP\/1\.1 503 [\s\S]*\r\nretry-after: 1\r\n/i)
  expect(await sendRaw(url, form('203.0.113.2', 'name='))).toMatch(/^HTTP\/1\.1 422 /)
  for (const { socket } of open()) socket.destroy()
  // Who has left takes no place.
  await vi.waitFor(async () => expect(await sendRaw(url, form('203.0.113.1', 'name='))).toMatch(/^HTTP\/1\.1 422 /))
})

it('gives the place of a body back that was answered before it had come, and cut off then', async () => {
  await using test = await createTestApp({ trustedProxies: ['127.0.0.1'] })
  const url = await test.app.listen({ port: 0, host: '127.0.0.1' })
  const early = (method: string, path: string) =>
    `${method} ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.1\r\nContent-Length: 1000\r\n\r\nname=`
  for (let round = 0; round < 20; round++)
    for (const head of [early('GET', '/healthz'), early('PUT', '/en/'), early('POST', '/no/such/file')]) {
      const raw = await openRaw(url, head)
      await vi.waitFor(() => expect(raw.answer()).toMatch(/^HTTP\/1\.1 /))
      raw.socket.destroy()
    }
  await vi.waitFor(async () => expect(await sendRaw(url, form('203.0.113.1', 'name='))).toMatch(/^HTTP\/1\.1 422 /))
})
