import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { openRaw } from '../support/servers/raw-connection.ts'
import { startServer } from '../support/servers/server.ts'

const bodies = {
  'application/json': '{"name":',
  'application/x-www-form-urlencoded': 'name=A',
  'multipart/form-data; boundary=x':
    '--x\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.4',
}
const paths = ['/api/contact', '/api/applications', '/en/careers/', '/api/newsletter', '/api/analytics', '/en/contact/']

it('writes nothing on its log when clients hang up, whatever they were sending', async () => {
  const server = await startServer({ LOG_LEVEL: 'warn' })
  for (const path of paths)
    for (const [type, body] of Object.entries(bodies))
      for (const isReset of [false, true]) {
        const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 5000`
        const { socket, answer } = await openRaw(server.url, `${head}\r\nExpect: 100-continue\r\n\r\n${body}`)
        await vi.waitFor(() => expect(answer()).toContain('100 Continue'), { timeout: 20_000 })
        if (isReset) socket.resetAndDestroy()
        else socket.destroy()
      }
  for (const path of ['/en/', '/en/blog/?q=window', '/manifest.webmanifest']) {
    const { socket } = await openRaw(server.url, `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
    socket.resetAndDestroy()
  }
  // Whatever it still has to say of them.
  await wait(500)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  await server.stop()
  expect(server.output()).not.toContain('"level"')
  await server.remove()
})
