import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createWorkerLoop } from '#api/services/jobs/worker-loop.ts'

const REST = 15_000

describe('a worker loop', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function createLoop(work: () => Promise<number | undefined>) {
    const errors: unknown[] = []
    const limits: { milliseconds: number; abort: () => void }[] = []
    const loop = createWorkerLoop({
      work,
      longestRest: REST,
      stopTime: 5000,
      timeout: (milliseconds) => {
        const controller = new AbortController()
        limits.push({ milliseconds, abort: () => controller.abort() })
        return controller.signal
      },
      onError: (error) => errors.push(error),
    })
    return { loop, errors, limits }
  }

  it('works at a nudge, when something is due, and after its longest rest', async () => {
    const dueIn = [2000, 60_000, undefined, -1000]
    const work = vi.fn(async () => {
      const next = dueIn.shift()
      return next && Date.now() + next
    })
    const { loop } = createLoop(work)
    loop.nudge()
    await vi.advanceTimersByTimeAsync(1999)
    expect(work).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(work).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(REST)
    expect(work).toHaveBeenCalledTimes(3)
    await vi.advanceTimersByTimeAsync(REST)
    expect(work).toHaveBeenCalledTimes(4)
    // What is overdue all the time is looked at now and then, not in a busy loop.
    await vi.advanceTimersByTimeAsync(49)
    expect(work).toHaveBeenCalledTimes(4)
    await vi.advanceTimersByTimeAsync(1)
    expect(work).toHaveBeenCalledTimes(5)
    await loop.stop()
  })

  it('loses no nudge, and never works twice at a time', async () => {
    const runs: PromiseWithResolvers<void>[] = []
    const { loop } = createLoop(async () => {
      const run = Promise.withResolvers<void>()
      runs.push(run)
      await run.promise
      return undefined
    })
    loop.nudge()
    loop.nudge()
    loop.nudge()
    await vi.advanceTimersByTimeAsync(1000)
    expect(runs).toHaveLength(1)
    runs[0]?.resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(runs).toHaveLength(2)
    runs[1]?.resolve()
    await vi.advanceTimersByTimeAsync(REST - 1)
    expect(runs).toHaveLength(2)
    await loop.stop()
  })

  it('rests longer after each failure in a row, up to its longest rest, and at once less after a success', async () => {
    let isBroken = true
    const times: number[] = []
    const started = Date.now()
    const { loop, errors } = createLoop(async () => {
      times.push(Date.now() - started)
      if (isBroken) throw new Error('The database is away.')
      return Date.now() + 100
    })
    loop.nudge()
    await vi.advanceTimersByTimeAsync(45_000)
    expect(times).toEqual([0, 1000, 3000, 7000, 15_000, 30_000, 45_000])
    expect(errors).toHaveLength(7)
    isBroken = false
    await vi.advanceTimersByTimeAsync(REST + 100)
    expect(times.slice(7)).toEqual([60_000, 60_100])
    await loop.stop()
  })

  it('is nudged by the end of a task, also of one that fails', async () => {
    const work = vi.fn(async () => undefined)
    const { loop, errors } = createLoop(work)
    for (const task of [() => Promise.resolve(), () => Promise.reject(new Error('no'))]) {
      work.mockClear()
      loop.begin(task)
      expect(loop.inHand).toBe(1)
      await vi.advanceTimersByTimeAsync(0)
      expect(loop.inHand).toBe(0)
      expect(work).toHaveBeenCalledOnce()
    }
    expect(errors).toEqual([new Error('no')])
    await loop.stop()
  })

  it('waits for its tasks when it stops, breaks off what takes too long, and works no more', async () => {
    const work = vi.fn(async () => undefined)
    const { loop, limits } = createLoop(work)
    const ended: string[] = []
    const short = Promise.withResolvers<void>()
    loop.begin(() => short.promise.then(() => void ended.push('short')))
    loop.begin(async (stopping) => {
      await new Promise((resolve) => stopping.addEventListener('abort', resolve))
      ended.push('long')
    })
    const stopped = loop.stop().then(() => ended.push('stopped'))
    expect(loop.isStopped).toBe(true)
    short.resolve()
    await vi.advanceTimersByTimeAsync(REST)
    expect(ended).toEqual(['short'])
    expect(limits.map(({ milliseconds }) => milliseconds)).toEqual([5000])
    limits[0]?.abort()
    await stopped
    expect(ended).toEqual(['short', 'long', 'stopped'])
    loop.nudge()
    await vi.advanceTimersByTimeAsync(REST)
    expect(work).not.toHaveBeenCalled()
  })
})
