import pLimit from 'p-limit'
import type { RenderLimit } from '#api/contract/page-cache.ts'
import { AppError } from '#api/errors.ts'

/** Renders that may wait for the database at the same time. */
const AT_ONCE = 8
/** Renders that may wait for their turn: with a few milliseconds each, the last one waits for less than a second. */
const MOST_WAITING = 100
/** Seconds. */
const RETRY_AFTER = 1
/** Milliseconds between two words to the operator. */
const QUIET = 60_000

interface RenderLimitOptions {
  /** Told at most once a minute that renders are refused. */
  onFull: () => void
  now: () => number
  atOnce?: number
  mostWaiting?: number
}

/** Bounds the renders in hand. Beyond the bound a request is refused at once with 503, while cached pages are still sent. */
export function createRenderLimit({
  onFull,
  now,
  atOnce = AT_ONCE,
  mostWaiting = MOST_WAITING,
}: RenderLimitOptions): RenderLimit {
  const limit = pLimit(atOnce)
  let saidAt = Number.NEGATIVE_INFINITY

  return async (render) => {
    if (limit.pendingCount < mostWaiting) return limit(render)
    if (now() - saidAt >= QUIET) {
      saidAt = now()
      onFull()
    }
    throw new AppError('unavailable', { retryAfter: RETRY_AFTER, isLogged: true })
  }
}
