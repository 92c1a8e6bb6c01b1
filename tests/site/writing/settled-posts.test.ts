import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { body, openPost } from './open-post.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

it('two who have to choose keep what was typed while both texts were on their way to the screen', async () => {
  const { server, saving } = await openPost()
  saving.change(body('One.', 'Two, mine.', 'Three.', 'Four.'))
  server.other(body('One.', 'Two, theirs.', 'Three.', 'Four.'))
  await vi.advanceTimersByTimeAsync(3000)
  saving.change(body('One.', 'Two, mine.', 'Three.', 'Four, typed on.'))
  const { state } = saving.get()
  if (state.kind !== 'conflict') throw new Error('Nobody is asked.')
  saving.choose({ [state.clash.clashes[0]?.id ?? '']: 'theirs' })
  await vi.advanceTimersByTimeAsync(200)
  expect(server.text()).toMatchObject(body('One.', 'Two, theirs.', 'Three.', 'Four, typed on.'))
})
