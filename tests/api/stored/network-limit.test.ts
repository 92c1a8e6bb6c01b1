import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { createPlaces, limitWrites } from '#api/http/requests/network-limit.ts'

it('bounds what a network or /48 has stored at a time, and leaves the others alone', async () => {
  await using app = Fastify()
  const gate = Promise.withResolvers<void>()
  limitWrites(app, 2)
  app.post('/', async () => {
    await gate.promise
    return 'stored'
  })
  app.get('/', async () => 'read')
  const write = async (remoteAddress: string) =>
    (await app.inject({ method: 'POST', url: '/', remoteAddress })).statusCode
  const held = ['192.0.2.1', '192.0.2.1', '2001:db8:1:1::1', '2001:db8:1:2::1', '127.0.0.1', '127.0.0.1'].map(write)
  // Their turn comes before that of who asks now.
  expect((await app.inject({ url: '/', remoteAddress: '192.0.2.1' })).body).toBe('read')
  for (const full of ['192.0.2.1', '2001:db8:1:3::1']) expect(await write(full), full).toBe(500)
  const others = ['198.51.100.7', '2001:db8:2:1::1', '127.0.0.1'].map(write)
  gate.resolve()
  expect(await Promise.all([...held, ...others])).toEqual(Array.from({ length: 9 }, () => 200))
  expect(await write('192.0.2.1')).toBe(200)
})

it('leaves places to others, however many networks take what they can', async () => {
  const hold = createPlaces(30, 150)
  const gate = Promise.withResolvers<void>()
  const take = (asker: string) =>
    hold(asker, () => gate.promise).then(
      () => true,
      () => false,
    )
  const held = Array.from({ length: 10 }, (_, asker) => Array.from({ length: 40 }, () => take(`${asker}`))).flat()
  const other = take('another')
  gate.resolve()
  const taken = (await Promise.all(held)).filter(Boolean).length
  expect(taken).toBeGreaterThanOrEqual(30)
  expect(taken).toBeLessThan(150)
  expect(await other).toBe(true)
  expect(await Promise.all(Array.from({ length: 30 }, () => take('0')))).toContain(true)
})

it('bounds what uploads store, not how long they arrive', async () => {
  await using app = Fastify()
  const arrival = Promise.withResolvers<void>()
  const storing = Promise.withResolvers<void>()
  limitWrites(app, 1)
  let stored = 0
  app.post('/file', { config: { isUpload: true } }, async (request) => {
    await arrival.promise
    return app.holdWrite(request, async () => {
      stored++
      await storing.promise
      return 'stored'
    })
  })
  app.post('/form', async () => 'stored')
  const write = async (url: string) =>
    (await app.inject({ method: 'POST', url, remoteAddress: '192.0.2.1' })).statusCode
  const files = [write('/file'), write('/file')]
  expect(await write('/form')).toBe(200)
  arrival.resolve()
  await expect.poll(() => stored).toBe(1)
  expect(await write('/form')).toBe(500)
  storing.resolve()
  expect((await Promise.all(files)).toSorted()).toEqual([200, 500])
})
