import { expect, it } from 'vitest'
import { inTurns } from '#api/services/jobs/in-turns.ts'

it('lets others in between two pieces of work that block', async () => {
  let others = 0
  const other = setInterval(() => others++, 1)
  let pieces = 0
  await inTurns(async () => {
    for (const until = performance.now() + 5; performance.now() < until; );
    return ++pieces < 6
  })
  clearInterval(other)
  expect(pieces).toBe(6)
  expect(others).toBeGreaterThanOrEqual(4)
})
