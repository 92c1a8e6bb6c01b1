import { describe, expect, it } from 'vitest'
import { staffCalls } from '#api/contract/staff/calls.ts'
import { createStaffClient } from '#api/contract/staff/client.ts'
import { rightsOf, staffRights } from '#api/contract/values/staff.ts'
import { staffPaths } from '#api/contract/values/staff-paths.ts'
import { staffCallNames } from '#api/routes/staff/staff-routes.ts'
import { triesAfter } from '#api/services/limits/wrong-tries.ts'
import { qrPath } from '#api/services/staff/account/qr-path.ts'
import { needsOf } from '#api/services/staff/rights.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('the calls of the staff', () => {
  it('have one address each, and both clients make every one of them', async () => {
    const addresses = staffCallNames.map((name) => `${staffCalls[name].method} ${staffPaths[name]}`)
    expect(new Set(addresses).size).toBe(addresses.length)
    const made: string[] = []
    const client = createStaffClient(async (name) => {
      made.push(name)
      return { ok: false, error: { code: 'network' } }
    })
    for (const name of staffCallNames) await Reflect.apply(client[name], undefined, [])
    expect(made.toSorted()).toEqual(Object.keys(staffCalls).toSorted())
  })

  it('are open to nobody but where a login begins, or a link is used', () => {
    const open = Object.entries(needsOf).filter(([, { stages }]) => stages === undefined)
    expect(open.map(([name]) => name).toSorted()).toEqual([
      'acceptInvitation',
      'confirmAddress',
      'finishReset',
      'passkeyOptions',
      'readLink',
      'readShared',
      'requestReset',
      'session',
      'signIn',
      'signInWithPasskey',
      'signOut',
    ])
  })

  it('give moderators what D42 names, and owners everything', () => {
    expect(rightsOf.owner).toEqual(staffRights)
    expect(rightsOf.moderator).toEqual(['posts', 'messages', 'applications', 'newsletterDrafts', 'ownDeleted'])
  })
})

describe('the wait after wrong tries', () => {
  const rule = { max: 5, window: 15 * MINUTE }
  const at = (...minutes: number[]) => minutes.map((minute) => minute * MINUTE)

  it('begins with as many within the window as are allowed', () => {
    expect(triesAfter([], rule, 0)).toEqual({ left: 5, wait: 0 })
    expect(triesAfter(at(0, 1, 2, 3), rule, 4 * MINUTE)).toEqual({ left: 1, wait: 0 })
    expect(triesAfter(at(0, 1, 2, 3), rule, 16 * MINUTE)).toEqual({ left: 3, wait: 0 })
    expect(triesAfter(at(0, 4, 8, 12, 16), rule, 16 * MINUTE)).toEqual({ left: 1, wait: 0 })
    expect(triesAfter(at(0, 1, 2, 3, 4), rule, 4 * MINUTE)).toEqual({ left: 0, wait: 15 * MINUTE })
  })

  it('doubles with each further one, up to four hours, and is forgotten four hours after its end', () => {
    const five = at(0, 0, 0, 0, 0)
    expect(triesAfter(five, rule, 15 * MINUTE)).toEqual({ left: 1, wait: 0 })
    expect(triesAfter([...five, 15 * MINUTE], rule, 15 * MINUTE)).toEqual({ left: 0, wait: 30 * MINUTE })
    const many = at(...Array.from({ length: 12 }, () => 0))
    expect(triesAfter(many, rule, 0)).toEqual({ left: 0, wait: 4 * HOUR })
    expect(triesAfter(five, rule, 15 * MINUTE + 4 * HOUR)).toEqual({ left: 1, wait: 0 })
    expect(triesAfter(five, rule, 15 * MINUTE + 4 * HOUR + 1)).toEqual({ left: 5, wait: 0 })
    const later = 15 * MINUTE + 4 * HOUR + 1
    expect(triesAfter([...five, later], rule, later)).toEqual({ left: 4, wait: 0 })
  })
})

it('a QR code is one path within its size', async () => {
  const { size, path } = await qrPath('otpauth://totp/Dritare:jonida@example.org?secret=ABC&issuer=Dritare')
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    expect(Number(x) + Number(width)).toBeLessThanOrEqual(size - 2)
    expect(Number(y)).toBeLessThan(size - 2)
    expect(Number(x)).toBeGreaterThanOrEqual(2)
  }
})
