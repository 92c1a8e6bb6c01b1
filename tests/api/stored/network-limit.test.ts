import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { limitWrites } from '#api/http/requests/network-limit.ts'

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
