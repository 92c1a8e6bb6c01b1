import { expect, it } from 'vitest'
import { createPushPauses } from '#api/services/push/push-pauses.ts'
import { createClock } from '../../../support/app/test-app.ts'

it('a push service that failed long ago is forgotten, and one that fails now is paused after five times', () => {
  const clock = createClock()
  const pauses = createPushPauses(clock.now)
  for (let times = 0; times < 4; times++) pauses.failed('long-ago.example')
  clock.advance(600_001)
  for (let times = 0; times < 5; times++) pauses.failed('now.example')
  pauses.failed('long-ago.example')
  expect(pauses.until('now.example')).toBeGreaterThan(clock.now())
  expect(pauses.until('long-ago.example')).toBeLessThanOrEqual(clock.now())
})
