import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { describe, expect, it, vi } from 'vitest'
import { createLongLimits } from '#api/services/limits/long-limits.ts'
import { createRateLimits } from '#api/services/limits/rate-limits.ts'
import { createBlog, postContent } from '../../support/app/posts.ts'
import { createClock, createTestApp } from '../../support/app/test-app.ts'
import { anonymous, decision, post } from '../../support/browser/analytics-events.ts'

const HOUR = 3_600_000
const { keyOf } = createRateLimits({ secret: 'limits', now: Date.now, newId: randomUUID })

describe('what one network has written down', () => {
  it.each([
    ['visit', 3000, 10_000],
    ['decision', 500, 2500],
    ['view', 1000, 5000],
  ] as const)('is bounded in half a day: %s', (record, ofOne, ofSite) => {
    const clock = createClock()
    const limits = createLongLimits({ keyOf, now: clock.now })
    const taken = (network: string, wanted: number) => {
      let count = 0
      for (let time = 0; time < wanted; time++) {
        try {
          limits.expectRoom(record, network)
          limits.count(record, network)
          count++
        } catch (error) {
          expect(error).toMatchObject({ code: 'too_many_requests', retryAfter: 12 * 3600 })
          break
        }
      }
      return count
    }
    expect(taken('2001:db8:1:1::', ofSite)).toBe(ofOne)
    expect(taken('198.51.100.1', ofSite)).toBe(ofOne)
    const others = Array.from({ length: 25_000 }, (_, number) => taken(`2001:db8:1:${(number + 2).toString(16)}::`, 1))
    expect(others.reduce((sum, count) => sum + count, 0)).toBe(ofSite - ofOne)
    expect(taken('198.51.100.1', 1)).toBe(0)
    clock.advance(12 * HOUR)
    expect(taken('2001:db8:1:1::', 5)).toBe(5)
  })

  it('is kept without an address, and no longer than the half day', () => {
    const clock = createClock()
    const limits = createLongLimits({ keyOf, now: clock.now })
    const set = vi.spyOn(LRUCache.prototype, 'set')
    limits.count('visit', '2001:db8:1:1::')
    limits.count('view', '198.51.100.1')
    const written = set.mock.calls.map(([key]) => key)
    const caches = new Set<unknown>(set.mock.contexts)
    expect(written).toEqual([
      keyOf({ scope: 'visit-network-long', value: '2001:db8:1:1::' }),
      keyOf({ scope: 'visit-site-long', value: '2001:db8:1::' }),
      keyOf({ scope: 'view-network-long', value: '198.51.100.1' }),
    ])
    clock.advance(12 * HOUR)
    limits.count('view', '198.51.100.2')
    expect(caches.has(set.mock.contexts.at(-1))).toBe(false)
    set.mockRestore()
  })

  it.each([
    ['visit', 3000, anonymous],
    ['decision', 500, decision],
    ['signal', 2000, { type: 'formStep', form: 'contact', step: 'seen', analyticsEnabled: false }],
    ['view', 1000, {}],
  ] as const)('is what was kept, without what its minute has refused: %s', async (record, most, event) => {
    await using test = await createTestApp()
    const blog = await createBlog({ database: test.database, now: test.clock.now })
    await blog.editing.save(postContent({ postId: '1' }))
    const send = () =>
      record === 'view'
        ? test.app.inject({ method: 'POST', url: '/api/posts/1/views', payload: event })
        : post(test, 'receipt' in event ? { ...event, receipt: randomUUID() } : event)
    const sendMany = (many: number) => Promise.all(Array.from({ length: many }, send))
    for (let sent = 0; sent < most; sent += 100) await sendMany(100)
    expect((await send()).headers['retry-after']).toBe('60')
    test.clock.advance(60_000)
    expect((await send()).statusCode).toBeLessThan(300)
    if (most > 1000) return // the rest would take long
    for (let kept = 121; kept < most; kept += 100) {
      test.clock.advance(60_000)
      const answers = await sendMany(Math.min(100, most - kept))
      expect(answers.filter(({ statusCode }) => statusCode >= 300)).toEqual([])
    }
    test.clock.advance(60_000)
    expect(Number((await send()).headers['retry-after'])).toBeGreaterThan(11 * 3600)
  })
})
