import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { AppError } from '#api/errors.ts'
import { logFault } from '#api/http/answers.ts'
import { handleErrors } from '#api/http/errors.ts'
import { refuseUnderPressure } from '#api/http/pressure.ts'
import { waitBeforeClosing } from '#api/http/wait-before-closing.ts'
import { healthRoutes } from '#api/routes/health.ts'
import { createWords } from '#api/texts.ts'

describe('a server that closes', () => {
  it.each([
    ['GET / HTTP/1.1\r\nHost: x\r\nA:'],
    ['POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{'],
  ])('waits for no half-sent request for ever: %j', async (half) => {
    const app = Fastify()
    app.post('/', async () => 'done')
    waitBeforeClosing(app, 0, 200)
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(half))
    const ended = once(socket, 'close')
    socket.on('error', () => {})
    await once(app.server, 'connection')
    await setTimeout(50)
    await app.close()
    await ended
  })
})

describe('the log', () => {
  it('has one line about a busy server, however many requests are refused meanwhile', async () => {
    const lines: string[] = []
    const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } })
    await refuseUnderPressure(app, { maxEventLoopDelay: 1, now: () => 0, sampleInterval: 20 })
    const pages = { renderFailure: () => Promise.reject(new Error('Nobody asked for a page')) }
    handleErrors(app, { pages, words: createWords() })
    app.get('/api/busy', async () => 'done')
    await app.ready()
    const refused = []
    while (refused.length < 20) {
      // More than the one millisecond, in each look that is taken at the loop.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 30)
      await setTimeout(0)
      const answer = await app.inject({ url: '/api/busy' })
      if (answer.statusCode === 503) refused.push(answer)
    }
    await app.close()
    for (const { headers, body } of refused) {
      expect(headers['retry-after']).toBe('5')
      expect(JSON.parse(body).error.code).toBe('unavailable')
    }
    expect(lines.map((line) => JSON.parse(line).level)).toEqual([40])
  })

  it('names nobody who is only busy as unready to a proxy that asks without the storage', async () => {
    const app = Fastify()
    await refuseUnderPressure(app, { maxEventLoopDelay: 1, now: () => 0, sampleInterval: 20 })
    handleErrors(app, { pages: { renderFailure: () => Promise.reject(new Error('No page')) }, words: createWords() })
    healthRoutes(app, async () => {})
    await app.ready()
    const answers: number[] = []
    while (!answers.includes(503)) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 30)
      await setTimeout(0)
      expect((await app.inject('/readyz?exclude=storage')).statusCode).toBe(200)
      answers.push((await app.inject('/readyz')).statusCode)
      expect((await app.inject('/readyz?exclude=storage')).statusCode).toBe(200)
    }
    await app.close()
  })

  it('has no line for a refusal that was said before, whoever answers it', async () => {
    const lines: string[] = []
    const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } })
    app.get<{ Params: { isLogged: string } }>('/:isLogged', async (request) => {
      const isLogged = request.params.isLogged === 'yes'
      logFault(request, new AppError('unavailable', { isLogged }), 'A sign-up failed')
    })
    await app.inject('/yes')
    expect(lines).toEqual([])
    await app.inject('/no')
    expect(lines).toHaveLength(1)
    await app.close()
  })
})
