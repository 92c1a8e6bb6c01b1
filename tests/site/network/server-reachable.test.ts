import { afterEach, expect, it, vi } from 'vitest'
import { canReachServer } from '#site/network/server-reachable.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** One answer after another: a status, an error, or silence until the time is over. */
function answerWith(...answers: (number | Error)[]) {
  const asked = vi.fn<typeof fetch>(async () => {
    const answer = answers.shift()
    if (typeof answer === 'number') return new Response(null, { status: answer })
    throw answer
  })
  vi.stubGlobal('fetch', asked)
  return vi.spyOn(AbortSignal, 'timeout')
}

const silence = (name = 'TimeoutError') => new DOMException('The operation timed out.', name)
const broken = () => new TypeError('Failed to fetch')

it.each([200, 304, 403, 404, 405, 429, 501])('is there with whatever it answers a HEAD: %d', async (status) => {
  answerWith(status)
  expect(await canReachServer()).toBe(true)
})

it.each([502, 503, 504])('is away behind a proxy that says so: %d', async (status) => {
  answerWith(status)
  expect(await canReachServer()).toBe(false)
})

it.each(['TimeoutError', 'AbortError'])(
  'is asked again, with more patience, when it was silent for two seconds: %s',
  async (name) => {
    const patience = answerWith(silence(name), 200)
    expect(await canReachServer()).toBe(true)
    expect(patience.mock.calls).toEqual([[2000], [15_000]])
  },
)

it('is away after that silence, too', async () => {
  const patience = answerWith(silence(), silence())
  expect(await canReachServer()).toBe(false)
  expect(patience).toHaveBeenCalledTimes(2)
})

it('is away at once without a line', async () => {
  const patience = answerWith(broken())
  expect(await canReachServer()).toBe(false)
  expect(patience).toHaveBeenCalledTimes(1)
})
