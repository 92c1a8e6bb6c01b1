import { describe, expect, it } from 'vitest'
import { spansOfWallClock } from './rules/wall-clock.ts'

describe('spans of the wall clock', () => {
  it.each([
    'if (now() - sweptAt < EVERY) return',
    'if (!checked || now() - checkedAt >= BELIEVED) {',
    'if (now() - (notedAt.get(job) ?? Number.NEGATIVE_INFINITY) < MINUTE) return',
    'if (known && Date.now() - known.at > AGE) return',
  ])('are compared in both directions: %s', (text) => {
    expect(spansOfWallClock([{ path: 'api/services/a.ts', text }])).toHaveLength(1)
  })

  it.each([
    'if (Math.abs(now() - sweptAt) < EVERY) return',
    'if (performance.now() - since <= LONGEST_WAIT) return work()',
    'const before = now() - DAY',
    'if (found && Date.now() - found.mtimeMs > AGE) await rm(file)',
    'const rows = (limit) => expiredRows.deleteLinks(now() - KEPT, limit)',
  ])('are not what this is: %s', (text) => {
    expect(spansOfWallClock([{ path: 'api/services/a.ts', text }])).toEqual([])
  })
})
