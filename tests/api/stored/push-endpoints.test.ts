import dns from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { syncBuiltinESMExports } from 'node:module'
import { Socket } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Lookup } from '#api/outbound/calls/look-up-name.ts'
import { createPublicLookup, isPublic } from '#api/outbound/calls/push-lookup.ts'
import { allowedEndpoint, readPushHosts } from '#api/outbound/push-endpoints.ts'
import { createPushSender } from '#api/outbound/push-sender.ts'
import { createTestPush, vapid, wishes } from '../../support/app/push.ts'
import { createTestApp } from '../../support/app/test-app.ts'
import { hostileEndpoints, realEndpoints } from '../../support/data/hostile-endpoints.ts'
import { createPushBrowser } from '../../support/data/push-crypto.ts'
import { startPushService } from '../../support/servers/push-service.ts'

const { hosts } = readPushHosts([])
const { keys } = createPushBrowser()
const order = { payload: '{}', ttl: 60, topic: 'posts' }
const never = new AbortController().signal

/** Every way out of this process. */
function watchNetwork() {
  vi.spyOn(dns, 'lookup').mockImplementation(() => {
    throw new Error('A name was looked up in a thread')
  })
  vi.spyOn(Resolver.prototype, 'resolve6').mockRejectedValue(new Error('A name was looked up'))
  const lookup = vi.spyOn(Resolver.prototype, 'resolve4').mockRejectedValue(new Error('A name was looked up'))
  const connect = vi.spyOn(Socket.prototype, 'connect')
  syncBuiltinESMExports()
  return { lookup, connect }
}

let network: ReturnType<typeof watchNetwork>

/** Name servers that answer with these addresses, whatever the name. */
const answering = (found: { address: string; family: number }[]) =>
  vi.fn<Lookup>((_name, _options, done) => done(null, found))

afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

describe('an endpoint that is no push service’s', () => {
  it('is one of more than forty', () => {
    expect(new Set(hostileEndpoints).size).toBeGreaterThan(60)
  })

  it('is refused when it is saved, without a look-up or a connection', async () => {
    await using service = await startPushService()
    await using push = await createTestPush({ service, hosts: [] })
    network = watchNetwork()
    for (const endpoint of hostileEndpoints) {
      const refusal = await push.subscriptions.save({ ...wishes, endpoint, keys }, 'network').catch((error) => error)
      expect.soft(refusal, endpoint).toMatchObject({ code: 'invalid', fields: { endpoint: 'errors:fields.refused' } })
    }
    expect(network.lookup).not.toHaveBeenCalled()
    expect(network.connect).not.toHaveBeenCalled()
    vi.restoreAllMocks()
    expect(await push.subscribers()).toEqual([])
  })

  it('is refused by the call that saves', async () => {
    await using test = await createTestApp()
    for (const endpoint of hostileEndpoints) {
      const payload = { ...wishes, endpoint, keys }
      const response = await test.app.inject({ method: 'POST', url: '/api/push/subscriptions', payload })
      expect.soft(response.statusCode, endpoint).toBe(422)
    }
  })

  it('is refused when it is sent to, without a look-up or a connection', async () => {
    network = watchNetwork()
    const sender = createPushSender({ vapid, hosts, now: Date.now })
    for (const endpoint of hostileEndpoints) {
      const answer = await sender.send({ endpoint, ...keys }, order, never)
      expect.soft(answer, endpoint).toMatchObject({ kind: 'refused' })
    }
    expect(network.lookup).not.toHaveBeenCalled()
    expect(network.connect).not.toHaveBeenCalled()
    // The watch sees what it is for: an endpoint that is allowed leads to a look-up.
    await sender.send({ endpoint: realEndpoints[0] ?? '', ...keys }, order, never).catch(() => {})
    expect(network.lookup).toHaveBeenCalledOnce()
    expect(network.connect).toHaveBeenCalledOnce()
    sender.close()
  })
})

describe('an endpoint of a push service', () => {
  it('is allowed', () => {
    for (const endpoint of realEndpoints) expect(allowedEndpoint(endpoint, hosts)?.href, endpoint).toBe(endpoint)
  })

  it('is not allowed any more once PUSH_HOSTS names others, which are', () => {
    const { hosts: own, wrong } = readPushHosts(['*.push.example', 'localhost:4443', 'https://no.example', '::1'])
    expect(wrong).toEqual(['https://no.example', '::1'])
    for (const endpoint of realEndpoints) expect(allowedEndpoint(endpoint, own)).toBeUndefined()
    expect(allowedEndpoint('https://eu.push.example/a', own)).toBeDefined()
    expect(allowedEndpoint('https://push.example/a', own)).toBeDefined()
    expect(allowedEndpoint('https://localhost:4443/a', own)).toBeDefined()
    for (const other of ['https://localhost/a', 'https://localhost:4444/a', 'https://a.localhost:4443/a'])
      expect(allowedEndpoint(other, own)).toBeUndefined()
  })

  it('is not connected to when its name leads into a private network, in part or later', async () => {
    const privateOnes = ['127.0.0.1', '10.1.2.3', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1', '::1']
    const oddOnes = ['fd00::1', 'fe80::1', '::ffff:10.0.0.1', '64:ff9b::a00:1', '2002:7f00:1::', '::', 'ff02::1']
    for (const address of [...privateOnes, ...oddOnes]) {
      expect(isPublic(address), address).toBe(false)
      const found = [
        { address: '203.0.114.1', family: 4 },
        { address, family: address.includes(':') ? 6 : 4 },
      ]
      const sender = createPushSender({ vapid, hosts, now: Date.now, lookup: answering(found) })
      const answer = await sender.send({ endpoint: realEndpoints[0] ?? '', ...keys }, order, never)
      expect(answer, address).toMatchObject({ kind: 'refused' })
      sender.close()
    }
    for (const address of ['8.8.8.8', '142.250.1.1', '2a00:1450:4001::1']) expect(isPublic(address), address).toBe(true)
  })

  it('is connected to at the addresses that were looked at, and no others', () => {
    const found = [{ address: '142.250.1.1', family: 4 }]
    const lookup = answering(found)
    const done = vi.fn()
    createPublicLookup(lookup)('fcm.googleapis.com', { all: true }, done)
    createPublicLookup(lookup)('fcm.googleapis.com', {}, done)
    expect(done.mock.calls).toEqual([
      [null, found],
      [null, '142.250.1.1', 4],
    ])
    expect(lookup).toHaveBeenCalledTimes(2)
  })
})
