import { once } from 'node:events'
import { createServer, IncomingMessage, type RequestListener, type Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { headersRead, limitConnections, oneAtATime, refuseManyHeaders } from '#api/http/connection-limits.ts'
import { mostConnections } from '#api/http/requests/most-connections.ts'
import { readInPieces } from '#api/http/requests/read-in-pieces.ts'
import { createTestApp } from '../../support/app/test-app.ts'
import { openRaw, sendRaw } from '../../support/servers/raw-connection.ts'

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`
/** Without an answer a proxy would hold the server for broken. */
const refused = /^HTTP\/1\.1 400 Bad Request\r\nConnection: close\r\n/
const last = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`

async function listening(server: Server) {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('No port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Answers a moment later, and knows how many it was working on at most. */
function slowListener() {
  let underWay = 0
  const seen = { most: 0, started: 0 }
  const listener: RequestListener = async ({ url }, response) => {
    seen.started++
    underWay++
    seen.most = Math.max(seen.most, underWay)
    for (let turn = 0; turn < 5; turn++) await setImmediate()
    underWay--
    response.end(`answer to ${url}\n`)
  }
  return { seen, listener }
}

it('works on one request of a connection at a time, and answers all of them in order', async () => {
  const { seen, listener } = slowListener()
  await using server = await listening(createServer(oneAtATime(listener)))
  const paths = Array.from({ length: 4 }, (_, number) => `/${number}`)
  const answer = await sendRaw(server.url, `${paths.map(get).join('')}${last('/4')}`)
  expect(answer.match(/answer to \S+/g)).toEqual([...paths, '/4'].map((path) => `answer to ${path}`))
  expect(seen.most).toBe(1)
})

it('works on many connections at once', async () => {
  const { seen, listener } = slowListener()
  await using server = await listening(createServer(oneAtATime(listener)))
  await Promise.all(Array.from({ length: 5 }, () => sendRaw(server.url, last('/'))))
  expect(seen.most).toBeGreaterThan(1)
})

it('gives everybody else a turn between two requests of a connection', async () => {
  let turn = 0
  let isOver = false
  const turns = new Set<number>()
  const listener: RequestListener = (_request, response) => {
    turns.add(turn)
    response.end('answer')
  }
  await using server = await listening(createServer(oneAtATime(listener)))
  const counting = (async () => {
    for (; !isOver; turn++) await setImmediate()
  })()
  await sendRaw(server.url, `${get('/').repeat(4)}${last('/')}`)
  isOver = true
  await counting
  expect(turns.size).toBe(5)
})

it('begins no more in a turn than those who connect can wait for, in the order in which it came', async () => {
  const begun: string[] = []
  const listener = oneAtATime(({ url }) => void begun.push(url ?? ''))
  const asked = Array.from({ length: 90 }, (_, number) => `/${number}`)
  for (const url of asked) {
    const request = Object.assign(new IncomingMessage(new Socket()), { url })
    listener(request, new ServerResponse(request))
  }
  for (let turn = 0, before = 0; begun.length < asked.length; turn++, before = begun.length) {
    await setImmediate()
    expect(begun.length - before).toBeLessThanOrEqual(20)
    expect(turn).toBeLessThan(10)
  }
  expect(begun).toEqual(asked)
})

it('closes a connection on which too many requests are sent ahead, and works on none of the rest', async () => {
  const { seen, listener } = slowListener()
  await using server = await listening(createServer(oneAtATime(listener)))
  const connection = await openRaw(server.url, get('/').repeat(1000))
  await connection.closed
  expect(seen.started).toBeLessThanOrEqual(5)
  expect(await sendRaw(server.url, last('/next'))).toContain('answer to /next')
})

describe('what one read of a socket brings', () => {
  const tiny = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'
  const upload = (more: string) =>
    `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${more}\r\n`

  it.each([
    ['small requests', '', tiny],
    ['requests without a Host', '', 'GET / HTTP/1.1\r\n\r\n'],
    ['requests that expect something', '', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: x\r\n\r\n'],
    ['requests of another version', '', 'GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n'],
    ['requests to connect', '', 'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['requests to upgrade', '', 'GET / HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'],
    ['crumbs of a body', upload('Transfer-Encoding: chunked\r\n'), '1\r\nx\r\n'],
    ['trailers of a body', `${upload('Transfer-Encoding: chunked\r\n')}0\r\n`, 'a: b\r\n'],
  ])('is not read to its end once the connection is closed: %s', async (_name, head, repeated) => {
    await using test = await createTestApp()
    const url = await test.app.listen({ port: 0, host: '127.0.0.1' })
    const made = vi.fn()
    const parsed = IncomingMessage.prototype.push
    vi.spyOn(IncomingMessage.prototype, 'push').mockImplementation(function (this: IncomingMessage, ...chunk) {
      made()
      return parsed.apply(this, chunk)
    })
    const { socket, closed } = await openRaw(url)
    socket.write(`${head}${repeated.repeat(60_000 / repeated.length)}`, 'latin1')
    await closed
    // Each request that is parsed ends its body, of which there is none.
    expect(made.mock.calls.length).toBeLessThan(500)
  })
})

it('answers all requests of a client that reads late, and what it sends meanwhile is no fault', async () => {
  const large = Buffer.alloc(8_000_000, 'a')
  const server = createServer(oneAtATime((_request, response) => void response.end(large)))
  readInPieces(server)
  await using listener = await listening(server)
  const { socket, closed } = await openRaw(listener.url)
  socket.pause()
  const request = (more: string) => `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(1500)}\r\n${more}\r\n`
  socket.write(request(''))
  // Once the first answer is stuck, Node pauses the connection within one read of it.
  await sleep(300)
  socket.write(request('').repeat(2) + request('Connection: close\r\n'))
  await sleep(300)
  socket.resume()
  expect((await closed).length).toBeGreaterThan(4 * large.length)
})

it('takes no request with more headers than any browser sends, and none with so many ahead', async () => {
  const { seen, listener } = slowListener()
  const made = createServer(refuseManyHeaders(oneAtATime(listener)))
  await using server = await listening(Object.assign(made, { maxHeadersCount: headersRead }))
  const many = (headers: number, more = '') =>
    `GET /many HTTP/1.1\r\nHost: x\r\n${more}${'x: 1\r\n'.repeat(headers - 1)}\r\n`
  const connection = await openRaw(server.url, `${get('/')}${many(101)}`)
  await connection.closed
  expect(seen.started).toBeLessThanOrEqual(1)
  for (const headers of [101, 900]) expect(await sendRaw(server.url, many(headers))).toMatch(/^HTTP\/1\.1 431 /)
  expect(seen.started).toBeLessThanOrEqual(1)
  expect(await sendRaw(server.url, many(99, 'Connection: close\r\n'))).toContain('answer to /many')
})

it('closes a connection on which a body is sent ahead, which would be kept until its turn', async () => {
  const { seen, listener } = slowListener()
  await using server = await listening(createServer(oneAtATime(listener)))
  const post = 'POST /form HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\na'
  const connection = await openRaw(server.url, `${get('/')}${post}`)
  await connection.closed
  expect(seen.started).toBeLessThanOrEqual(1)
})

it('closes the connection of a client that reads nothing', async () => {
  await using test = await createTestApp()
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  // The server's own time is too long for a test; that it has one at all is what counts.
  expect(test.app.server.timeout).toBeGreaterThan(0)
  test.app.server.setTimeout(500)
  const closed = vi.fn()
  test.app.server.on('connection', (socket) => {
    socket.setTimeout(500)
    socket.once('close', closed)
  })
  const address = test.app.server.address()
  if (!address || typeof address === 'string') throw new Error('No port')
  const { socket } = await openRaw(`http://127.0.0.1:${address.port}`)
  socket.pause()
  // As fast as they are answered, until the system's buffers are full.
  const asking = setInterval(() => socket.write(get('/en/').repeat(10)), 5)
  await vi.waitFor(() => expect(closed).toHaveBeenCalled(), { timeout: 20_000 })
  clearInterval(asking)
  socket.destroy()
})

it.each([
  [false, 223],
  [true, 300],
])('bounds the connections of one network, behind proxies: %s', async (isBehindProxies, kept) => {
  const server = createServer((_request, response) => response.end())
  limitConnections(server, { isBehindProxies })
  await using open = await listening(server)
  const connections = await Promise.all(Array.from({ length: 300 }, () => openRaw(open.url)))
  await vi.waitFor(() => expect(connections.filter(({ socket }) => !socket.destroyed)).toHaveLength(kept), {
    timeout: 20_000,
  })
  for (const { socket } of connections) socket.destroy()
  // Who has left takes no place.
  await vi.waitFor(async () => expect(await sendRaw(open.url, last('/'))).toContain('200 OK'), { timeout: 20_000 })
})

it.each([
  ['/api/contact', 'application/json', ' '],
  ['/en/contact/', 'application/x-www-form-urlencoded', 'a'],
  ['/api/applications', 'multipart/form-data; boundary=b', '-'],
])('refuses a body that comes in crumbs, and closes its connection: %s', async (path, type, crumb) => {
  await using test = await createTestApp()
  const url = await test.app.listen({ port: 0, host: '127.0.0.1' })
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`
  const chunks = (count: number, text: string) =>
    `${head}${`${text.length.toString(16)}\r\n${text}\r\n`.repeat(count)}0\r\n\r\n`
  expect(await sendRaw(url, chunks(5000, crumb))).toMatch(refused)
  expect(await sendRaw(url, chunks(80, crumb))).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(await sendRaw(url, chunks(1100, crumb.repeat(110)))).toMatch(/^HTTP\/1\.1 4\d\d /)
})

/** A server that counts connections which nobody has opened. */
function limitedServer() {
  const server = createServer()
  limitConnections(server, { isBehindProxies: false })
  return {
    server,
    connect(remoteAddress: string | undefined) {
      const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
      server.emit('connection', socket)
      return socket
    },
  }
}

it('bounds the connections of one /48 of IPv6, whatever its networks', () => {
  const { connect } = limitedServer()
  const own = Array.from({ length: 2000 }, (_, number) => connect(`2001:db8:1:${(number % 500).toString(16)}::1`))
  const kept = own.filter(({ destroyed }) => !destroyed)
  expect(kept.length).toBeLessThan(300)
  const others = [connect('2001:db8:2::1'), connect('203.0.113.1')]
  expect(others.map(({ destroyed }) => destroyed)).toEqual([false, false])
  for (const socket of [...kept, ...others]) socket.emit('close')
  const next = connect('2001:db8:1:ffff::1')
  expect(next.destroyed).toBe(false)
  next.emit('close')
})

it('keeps no connection that was reset before it could be accepted', () => {
  const { connect } = limitedServer()
  expect(connect(undefined).destroyed).toBe(true)
})

it('leaves connections to others, however few networks take all they can', () => {
  const { server, connect } = limitedServer()
  const greedy = Array.from({ length: 20 }, (_, network) => network).flatMap((network) =>
    Array.from({ length: 300 }, () => connect(`203.0.113.${network}`)),
  )
  expect(greedy.filter(({ destroyed }) => !destroyed).length).toBeLessThan(mostConnections() - 100)
  // What a worker refuses by that is offered to the next, and to it again.
  expect(server.maxConnections).toBeUndefined()
  const others = Array.from({ length: 6 }, () => connect('198.51.100.1'))
  expect(others.filter(({ destroyed }) => destroyed)).toEqual([])
})

const parted = (count: number, part: string, type = 'multipart/form-data; boundary=b') => {
  const body = `${part.repeat(count)}--b--\r\n`
  return `POST /api/applications HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`
}

it.each([
  ['without headers', '--b\r\n\r\n\r\n'],
  ['with an empty field', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'],
  ['with an empty file', '--b\r\nContent-Disposition: form-data; name="resume"; filename=""\r\n\r\n\r\n'],
])(
  'refuses a form that has parts without end before they are read, and closes its connection: %s',
  async (_what, part) => {
    await using test = await createTestApp()
    const url = await test.app.listen({ port: 0, host: '127.0.0.1' })
    for (const type of ['multipart/form-data; boundary=b', 'Multipart/Form-Data;charset=utf-8; boundary="b"'])
      expect(await sendRaw(url, parted(5000, part, type)), type).toMatch(refused)
    expect(await sendRaw(url, parted(8, part))).toMatch(/^HTTP\/1\.1 4\d\d /)
  },
)

it.each([
  "multipart/form-data; boundary*=utf-8''b",
  'multipart/form-data; boundary="\\b"',
  'multipart/form-data; boundary=c; boundary=b',
  'multipart/form-data; Boundary = b',
  'multipart/form-data; a="; boundary=c"; boundary=b',
])('reads no form whose parts cannot be told apart for certain: %s', async (type) => {
  await using test = await createTestApp()
  const url = await test.app.listen({ port: 0, host: '127.0.0.1' })
  const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
  expect(await sendRaw(url, parted(1, part, type))).toMatch(/^HTTP\/1\.1 400 /)
})
