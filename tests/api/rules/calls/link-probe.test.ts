import dns from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { createServer } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { type AddressInfo, Socket } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Lookup } from '#api/outbound/calls/look-up-name.ts'
import { createLinkProbe } from '#api/outbound/link-probe.ts'

const publicUrl = 'https://dritare.example'

/** Every way out of this process: nothing gets through. */
function watchNetwork() {
  vi.spyOn(dns, 'lookup').mockImplementation(() => {
    throw new Error('A name was looked up in a thread')
  })
  vi.spyOn(Resolver.prototype, 'resolve6').mockRejectedValue(new Error('A name was looked up'))
  const lookup = vi.spyOn(Resolver.prototype, 'resolve4').mockRejectedValue(new Error('A name was looked up'))
  const connect = vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket) {
    return this.destroy(new Error('Nothing leaves a test'))
  })
  syncBuiltinESMExports()
  return { lookup, connect }
}

/** Name servers that answer with this address, whatever the name. */
const answering = (address: string) =>
  vi.fn<Lookup>((_name, _options, done) => done(null, [{ address, family: address.includes(':') ? 6 : 4 }]))

interface Asked {
  method: string
  host: string
  path: string
}

/** Websites on this machine, reached as if they were far away: connections to a public address end here. */
async function startSites(
  answers: Record<string, (asked: Asked) => { status: number; location?: string; interim?: number } | undefined>,
) {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    const one = { method: request.method ?? '', host: request.headers.host ?? '', path: request.url ?? '' }
    asked.push(one)
    const answer = answers[one.path]?.(one)
    if (!answer) return // silent
    for (let sent = 0; sent < (answer.interim ?? 0); sent++) response.writeProcessing()
    const { status, location } = answer
    const upgrade = status === 101 && { connection: 'upgrade', upgrade: 'another' }
    response.writeHead(status, { ...upgrade, ...(location !== undefined && { location }) }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a listening server has one
  const reached: string[] = []
  const connect = Socket.prototype.connect
  vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...given: unknown[]) {
    const [options] = given.flat() as [{ host?: string }]
    reached.push(String(options.host))
    return Reflect.apply(connect, this, [{ host: '127.0.0.1', port }])
  })
  return {
    asked,
    reached,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

describe('a link into a private network', () => {
  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0/',
    'http://10.0.0.7/admin',
    'http://192.168.1.1/',
    'http://172.16.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'http://localhost/',
    'http://intranet/',
    'https://example.org:8443/',
    'http://example.org:22/',
    'ftp://example.org/',
  ])('%s is not followed: neither a look-up nor a connection', async (href) => {
    const network = watchNetwork()
    expect(await createLinkProbe({ publicUrl })(href)).toEqual({ kind: 'private' })
    expect(network.lookup).not.toHaveBeenCalled()
    expect(network.connect).not.toHaveBeenCalled()
  })

  it.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', 'fd00::1', '::ffff:10.0.0.1'])(
    'is not connected to by a name that leads to %s',
    async (address) => {
      const lookup = answering(address)
      const sent = vi.spyOn(Socket.prototype, 'write')
      for (const scheme of ['http', 'https'])
        expect(await createLinkProbe({ publicUrl, lookup })(`${scheme}://rebound.example/`)).toEqual({
          kind: 'private',
        })
      expect(lookup).toHaveBeenCalledTimes(2)
      expect(sent).not.toHaveBeenCalled()
    },
  )

  it('is not followed where a public page redirects there', async () => {
    await using sites = await startSites({ '/': () => ({ status: 302, location: 'http://10.0.0.7/' }) })
    const probe = createLinkProbe({ publicUrl, lookup: answering('93.184.215.14') })
    expect(await probe('http://example.org/')).toEqual({ kind: 'private' })
    expect(sites.asked).toHaveLength(1)
  })

  it('would be seen by this watch: to a public name it connects', async () => {
    const network = watchNetwork()
    expect(await createLinkProbe({ publicUrl })('http://example.org/')).toEqual({ kind: 'silent' })
    expect(network.connect).toHaveBeenCalledOnce()
  })
})

describe('a link to another site', () => {
  const lookup = answering('93.184.215.14')

  it('is there, gone, refused or silent, as the site answers', async () => {
    await using sites = await startSites({
      '/there': () => ({ status: 200 }),
      '/moved': () => ({ status: 301, location: '/there' }),
      '/circle': () => ({ status: 302, location: '/circle' }),
      '/gone': () => ({ status: 404 }),
      '/robots': () => ({ status: 403 }),
      '/no-head': ({ method }) => ({ status: method === 'HEAD' ? 405 : 200 }),
    })
    const probe = createLinkProbe({ publicUrl, lookup, timeout: () => AbortSignal.timeout(300) })
    expect(await probe('http://example.org/there')).toEqual({ kind: 'there' })
    expect(await probe('http://example.org/moved')).toEqual({ kind: 'there' })
    expect(await probe('http://example.org/circle')).toEqual({ kind: 'there' })
    expect(await probe('http://example.org/gone')).toEqual({ kind: 'gone' })
    expect(await probe('http://example.org/robots')).toEqual({ kind: 'refused', status: 403 })
    expect(await probe('http://example.org/no-head')).toEqual({ kind: 'there' })
    expect(await probe('http://example.org/silent')).toEqual({ kind: 'silent' })
    expect(sites.asked.filter(({ path }) => path === '/no-head').map(({ method }) => method)).toEqual(['HEAD', 'GET'])
  })

  it('is silent when it sends interim answers without an end, each of which keeps others waiting', async () => {
    await using sites = await startSites({
      '/hints': () => ({ status: 200, interim: 2 }),
      '/flood': () => ({ status: 200, interim: 1000 }),
    })
    const probe = createLinkProbe({ publicUrl, lookup })
    expect(await probe('http://example.org/hints')).toEqual({ kind: 'there' })
    expect(await probe('http://example.org/flood')).toEqual({ kind: 'silent' })
    expect(sites.asked).toHaveLength(2)
  })

  it('is silent when it changes to another protocol, of which Node tells neither an answer nor an error', async () => {
    await using _sites = await startSites({ '/another': () => ({ status: 101 }) })
    const probe = createLinkProbe({ publicUrl, lookup })
    expect(await probe('http://example.org/another')).toEqual({ kind: 'silent' })
  })

  it('is asked for once in ten minutes, whatever its heading, and again after silence', async () => {
    await using sites = await startSites({ '/there': () => ({ status: 200 }) })
    const probe = createLinkProbe({ publicUrl, lookup, timeout: () => AbortSignal.timeout(200) })
    await Promise.all([probe('http://example.org/there'), probe('http://example.org/there#a')])
    await probe('http://example.org/there#b')
    expect(sites.asked).toHaveLength(1)
    await probe('http://example.org/silent')
    await probe('http://example.org/silent')
    expect(sites.asked).toHaveLength(3)
  })

  it('waits for its turn for a while: with ten thousand others nobody waits for hours', async () => {
    await using sites = await startSites({ '/there': () => ({ status: 200 }) })
    const timeout = () => AbortSignal.timeout(200)
    const probe = createLinkProbe({ publicUrl, lookup, timeout, longestWait: 100 })
    const many = Array.from({ length: 500 }, (_, index) => probe(`http://example.org/silent/${index}`))
    const kinds = (await Promise.all(many)).map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(['silent', 'unasked']))
    expect(sites.asked.length).toBeLessThan(50)
    expect(await probe('http://example.org/there')).toEqual({ kind: 'there' })
  })
})
