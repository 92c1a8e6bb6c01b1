import dns from 'node:dns/promises'
import { expect, it, vi } from 'vitest'
import { joinedLookup } from '#api/outbound/calls/joined-lookup.ts'

it('a name is looked up once for all who wait for it, and anew for who comes later', async () => {
  const { promise: found, resolve: answer } = Promise.withResolvers<{ address: string; family: number }[]>()
  const looked = vi.spyOn(dns, 'lookup').mockReturnValueOnce(found as never)
  const lookUp = () =>
    new Promise((resolve) => joinedLookup('files.example', { all: true }, (error, all) => resolve(error?.code ?? all)))
  const waiting = [lookUp(), lookUp(), lookUp()]
  const addresses = [{ address: '192.0.2.1', family: 4 }]
  answer(addresses)
  expect(await Promise.all(waiting)).toEqual([addresses, addresses, addresses])
  expect(looked).toHaveBeenCalledOnce()
  looked.mockResolvedValueOnce(addresses as never)
  const one = new Promise((resolve) => joinedLookup('files.example', {}, (_error, ...found) => resolve(found)))
  expect(await one).toEqual(['192.0.2.1', 4])
  looked.mockRejectedValueOnce(Object.assign(new Error('No such name'), { code: 'ENOTFOUND' }))
  expect(await lookUp()).toBe('ENOTFOUND')
  expect(looked).toHaveBeenCalledTimes(3)
})
