import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNowEvents } from '#api/services/dashboard/now-events.ts'

const answer = {
  at: 1,
  short: { visitors: 0, opened: 0 },
  long: { visitors: 0, opened: 0 },
  minutes: [],
  pages: [],
  languages: [],
}

describe('a stream of events', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function listener(account = 'a') {
    const heard: unknown[] = []
    const isAllowed = vi.fn(async () => true)
    const one = { account, isAllowed, tell: (told: unknown) => void heard.push(told), end: vi.fn<() => void>() }
    return { heard, isAllowed, one }
  }

  it('reads once for all who listen, and nothing for nobody', async () => {
    const readNow = vi.fn(async () => answer)
    const events = createNowEvents({ readNow, onError: () => expect.fail() })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(readNow).not.toHaveBeenCalled()
    const [first, second] = [listener('a'), listener('b')]
    const leave = [events.listen(first.one), events.listen(second.one)]
    await vi.advanceTimersByTimeAsync(5000)
    expect([readNow.mock.calls.length, first.heard, second.heard]).toEqual([1, [answer], [answer]])
    for (const go of leave) go()
    await vi.advanceTimersByTimeAsync(20_000)
    expect([readNow.mock.calls.length, events.count]).toEqual([1, 0])
  })

  it('ends after five minutes, so that the session is looked at again', async () => {
    const events = createNowEvents({ readNow: async () => answer, onError: () => expect.fail() })
    const { one, heard } = listener()
    events.listen(one)
    await vi.advanceTimersByTimeAsync(295_000)
    expect(one.end).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(5000)
    expect(one.end).toHaveBeenCalledOnce()
    const told = heard.length
    // Its reader’s network is gone: nothing says that it has closed.
    await vi.advanceTimersByTimeAsync(10_000)
    expect([events.count, heard.length, one.end.mock.calls.length]).toEqual([0, told, 1])
  })

  it('ends with the right to listen, and tells no more', async () => {
    const events = createNowEvents({ readNow: async () => answer, onError: () => expect.fail() })
    const [gone, other] = [listener('a'), listener('b')]
    const leave = events.listen(gone.one)
    gone.one.end.mockImplementation(leave)
    events.listen(other.one)
    await vi.advanceTimersByTimeAsync(5000)
    gone.isAllowed.mockResolvedValue(false)
    await vi.advanceTimersByTimeAsync(10_000)
    expect([gone.heard.length, gone.one.end.mock.calls.length, other.heard.length]).toEqual([1, 1, 3])
  })

  it('takes fifty, and five of an account', () => {
    const events = createNowEvents({ readNow: async () => answer, onError: () => expect.fail() })
    for (let count = 0; count < 5; count++) events.listen(listener('a').one)
    expect(() => events.listen(listener('a').one)).toThrow('unavailable')
    for (let count = 0; count < 45; count++) events.listen(listener(`account ${count}`).one)
    expect(() => events.listen(listener('b').one)).toThrow('unavailable')
  })

  it('goes on after an answer that could not be read', async () => {
    const onError = vi.fn<(error: unknown) => void>()
    const readNow = vi.fn(async () => answer).mockRejectedValueOnce(new Error('away'))
    const events = createNowEvents({ readNow, onError })
    const { one, heard } = listener()
    events.listen(one)
    await vi.advanceTimersByTimeAsync(10_000)
    expect([onError.mock.calls.length, heard]).toEqual([1, [answer]])
  })
})
