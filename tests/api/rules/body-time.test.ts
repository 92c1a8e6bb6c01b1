import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { limitBodyTime } from '#api/http/body-time.ts'

/** Sends what is given and resolves to all that comes back, once the server has closed. */
function answerTo(port: number, text: string, later?: { text: string; when: Promise<unknown> }): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
    void later?.when.then(() => socket.write(later.text))
  })
}

const head = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 4\r\n\r\n`

async function createServer() {
  const app = Fastify({ requestTimeout: 60_000 })
  limitBodyTime(app, 50)
  app.post('/short', async () => 'arrived')
  app.post('/long', { config: { bodyTime: 30_000 } }, async () => 'arrived')
  app.post('/large', { config: { bodyTime: 30_000 } }, async () => 'arrived')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return { port: address.port, [Symbol.asyncDispose]: () => app.close() }
}

describe('the time for a body to arrive', () => {
  it('ends with 408 where a route asks for short texts', async () => {
    await using server = await createServer()
    expect(await answerTo(server.port, `${head('/short')}tr`)).toContain('HTTP/1.1 408')
    expect(await answerTo(server.port, `${head('/nothing')}tr`)).toContain('HTTP/1.1 408')
  })

  it('lasts longer where a route waits for a file', async () => {
    await using server = await createServer()
    const tooLong = answerTo(server.port, `${head('/short')}tr`)
    const answer = await answerTo(server.port, `${head('/long')}tr`, { text: 'ue', when: tooLong })
    expect(answer).toContain('HTTP/1.1 200')
    expect(answer).toContain('arrived')
  })

  it('is not waited for once the answer came before the body and the connection is gone', async () => {
    const forgets = vi.spyOn(Map.prototype, 'delete')
    await using server = await createServer()
    const socket = connect(server.port, '127.0.0.1', () => socket.write(head('/large').replace(': 4', ': 9000000')))
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toContain('HTTP/1.1 413')
    const forgotten = () => forgets.mock.calls.flat().some((key) => key?.url === '/large')
    socket.destroy()
    await vi.waitFor(() => expect(forgotten()).toBe(true))
  })
})
