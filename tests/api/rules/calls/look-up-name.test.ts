import { describe, expect, it, vi } from 'vitest'
import { createNameLookup } from '#api/outbound/calls/look-up-name.ts'
import { createPublicLookup, PRIVATE_ADDRESS } from '#api/outbound/calls/push-lookup.ts'
import { startNameServer } from '../../../support/servers/name-server.ts'

const lookUp = (place: string) =>
  new Promise((resolve) =>
    createPublicLookup(createNameLookup([place]))('site.example', { all: true }, (error, found) =>
      resolve(error?.code ?? found),
    ),
  )

describe('a name that others choose', () => {
  it('leads to its addresses', async () => {
    await using server = await startNameServer('93.184.215.14')
    expect(await lookUp(server.place)).toEqual([{ address: '93.184.215.14', family: 4 }])
  })

  it('is refused where it leads into a private network', async () => {
    await using server = await startNameServer('10.0.0.7')
    expect(await lookUp(server.place)).toBe(PRIVATE_ADDRESS)
  })

  it('takes none of the threads in which all other names are looked up while its name server is silent', async () => {
    await using server = await startNameServer()
    const asked = Array.from({ length: 8 }, () => lookUp(server.place))
    await vi.waitFor(() => expect(server.asked()).toBeGreaterThanOrEqual(16))
    expect(process.getActiveResourcesInfo()).not.toContain('GetAddrInfoReqWrap')
    for (const one of await Promise.all(asked)) expect(one).toBe('ETIMEOUT')
  })
})
