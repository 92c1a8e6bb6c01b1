import type { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'
import { openRaw, sendRaw } from '../../support/servers/raw-connection.ts'

const LARGE = 8_000_000 // more than the system's buffers hold, so that some of it is unread when the answer is known

const post = (path: string, type: string, length = LARGE) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`

const listening = ({ app }: TestApp) => app.listen({ port: 0, host: '127.0.0.1' })

/** Sends everything before it reads anything, as browsers do. */
async function answerAfter(url: string, bytes: string) {
  const { socket, closed } = await openRaw(url)
  socket.pause()
  const sent = new Promise<Error | undefined | null>((resolve) => socket.write(bytes, 'latin1', resolve))
  const error = await sent
  socket.resume()
  return { error, answer: await closed }
}

describe('an answer that comes before the body does', () => {
  it.each([
    ['a form that is too long', post('/en/contact/', 'application/x-www-form-urlencoded'), /^HTTP\/1\.1 413 /],
    ['JSON that is too long', post('/api/contact', 'application/json'), /^HTTP\/1\.1 413 /],
    [
      'a form of crumbs',
      post('/api/contact', 'multipart/form-data; boundary=b') + '--b\r\n\r\n\r\n'.repeat(21),
      /^HTTP\/1\.1 400 /,
    ],
    ['no request', 'nonsense\r\n', /^HTTP\/1\.1 400 /],
  ])('arrives, and nothing is reset: %s', async (_what, head, expected) => {
    await using test = await createTestApp()
    const { error, answer } = await answerAfter(await listening(test), head + ' '.repeat(LARGE))
    expect(error ?? undefined).toBeUndefined()
    expect(answer).toMatch(expected)
    expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n')
  })

  it('is followed by the end of the connection, although the rest never comes', async () => {
    await using test = await createTestApp()
    const answer = await sendRaw(await listening(test), post('/api/contact', 'application/json'))
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  })
})

it('answers a body of which nothing comes any more', async () => {
  await using test = await createTestApp()
  const url = await listening(test)
  test.app.server.on('connection', (socket: Socket) => socket.setTimeout(50))
  const answer = await sendRaw(url, post('/api/applications', 'multipart/form-data; boundary=b'))
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
})
