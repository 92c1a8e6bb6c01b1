import { setImmediate as nextTurn } from 'node:timers/promises'
import PQueue from 'p-queue'
import type { RenderLimit } from '#api/contract/page-cache.ts'
import { AppError } from '#api/errors.ts'
import { createFairTurns } from '#api/http/requests/fair-turns.ts'
import { askerOf, countInHand, MOST_OF_NETWORK, shareOf } from '#api/http/requests/network-limit.ts'

const AT_ONCE = 8 // concurrent renders, which may wait for the database
const MOST_WAITING = 100 // at a few milliseconds each, the last waits under a second
const PARTS = 2 // of the places that are free, one network may take a half: an office is one
const RETRY_AFTER = 1 // seconds
const QUIET = 60_000 // milliseconds between two log lines

interface RenderLimitOptions {
  onFull: () => void // called at most once a minute
  now: () => number
  atOnce?: number
  mostWaiting?: number
  mostOfNetwork?: number
}

interface Waiting {
  queue: PQueue
  turn: number
  askers: (string | undefined)[] // each has taken a turn for it
}

const TURNS_BETWEEN = 20 // turns of the event loop between two renders: libuv accepts one connection in each
const LONGEST_BETWEEN = 5 // milliseconds of them: while the dashboard is counted one turn may take as long
/** One for all limits: otherwise all that arrive together are rendered before anybody else is answered. */
const between = new PQueue({ concurrency: 1 })
const turns = createFairTurns()

async function letOthersIn(): Promise<void> {
  // The render that has just begun works until the turn ends: its time is nobody else’s.
  await nextTurn()
  const until = performance.now() + LONGEST_BETWEEN
  for (let turn = 1; turn < TURNS_BETWEEN; turn++) {
    await nextTurn()
    if (performance.now() >= until) return
  }
}

/**
 * Bounds renders, and lets the event loop turn between two of them. Beyond it requests get 503 at once, while cached pages are
 * still sent. Askers take turns.
 */
export function createRenderLimit({
  onFull,
  now,
  atOnce = AT_ONCE,
  mostWaiting = MOST_WAITING,
  mostOfNetwork = MOST_OF_NETWORK,
}: RenderLimitOptions): RenderLimit {
  const queue = new PQueue({ concurrency: atOnce })
  const inHand = countInHand()
  let saidAt = Number.NEGATIVE_INFINITY

  const named = new Map<string, Waiting>()

  const join = (name: string, network: string | undefined): void => {
    const waiting = named.get(name)
    const asker = network && askerOf(network)
    if (!waiting || waiting.turn <= turns.after(asker)) return
    waiting.turn = turns.take(asker)
    waiting.askers.push(asker)
    waiting.queue.setPriority(name, -waiting.turn)
  }

  async function limit<Result>(render: () => Promise<Result>, network?: string, name?: string): Promise<Result> {
    const asker = network && askerOf(network)
    const free = mostWaiting - queue.size
    const own = inHand.of(asker)
    if (free > 0 && own < Math.min(mostOfNetwork, shareOf(free, PARTS))) {
      inHand.change(asker, 1)
      const waiting: Waiting = { queue, turn: turns.take(asker), askers: [asker] }
      if (name !== undefined) named.set(name, waiting)
      const options = () => ({ priority: -waiting.turn, ...(name !== undefined && { id: name }) })
      const begin = async () => {
        if (name !== undefined) named.delete(name)
        turns.begin(waiting.turn)
        await letOthersIn()
      }
      const work = async () => {
        waiting.queue = between
        await between.add(begin, options())
        return render()
      }
      return queue.add(work, options()).finally(() => {
        inHand.change(asker, -1)
        for (const one of waiting.askers) turns.end(one)
      })
    }
    if (now() - saidAt >= QUIET) {
      saidAt = now()
      onFull()
    }
    throw new AppError('unavailable', { retryAfter: RETRY_AFTER, isLogged: true })
  }

  return Object.assign(limit, { join })
}
