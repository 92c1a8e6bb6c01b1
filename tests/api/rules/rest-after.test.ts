import { expect, it } from 'vitest'
import { restAfter } from '#api/services/jobs/rest-after.ts'

it('lets others in after each piece of work that blocks', async () => {
  let others = 0
  const other = setInterval(() => others++, 1)
  for (let piece = 0; piece < 5; piece++) {
    const done = await restAfter(async () => {
      for (const until = performance.now() + 5; performance.now() < until; );
      return piece
    })
    expect(done).toBe(piece)
  }
  clearInterval(other)
  expect(others).toBeGreaterThanOrEqual(4)
})
