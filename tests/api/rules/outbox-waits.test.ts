import { describe, expect, it } from 'vitest'
import { DeliveryError } from '#api/outbound/delivery-error.ts'
import { MAX_ATTEMPTS, waitAfter } from '#api/services/outbox/outbox-waits.ts'

const HOUR = 3_600_000

describe('waitAfter', () => {
  it('doubles, leaves half to chance and stays under six hours', () => {
    expect([1, 2, 3].map((attempts) => waitAfter(attempts, 1))).toEqual([15_000, 30_000, 60_000])
    expect(waitAfter(1, 0)).toBe(7500)
    expect(waitAfter(40, 1)).toBe(6 * HOUR)
  })

  it('bears an outage of three and a half to seven and a half days', () => {
    const waits = (chance: number) =>
      Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => waitAfter(index + 1, chance)).reduce((a, b) => a + b)
    expect(waits(0)).toBeGreaterThan(3.5 * 24 * HOUR)
    expect(waits(1)).toBeLessThan(7.5 * 24 * HOUR)
  })

  it('respects a wish to wait, up to a day', () => {
    const asked = (retryAfter: number) => waitAfter(1, 1, new DeliveryError('later', { retryAfter }))
    expect(asked(3600)).toBe(HOUR)
    expect(asked(1)).toBe(15_000)
    expect(asked(10_000_000)).toBe(24 * HOUR)
  })
})
