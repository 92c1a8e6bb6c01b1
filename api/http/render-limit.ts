import pLimit from 'p-limit'
import type { RenderLimit } from '#api/contract/page-cache.ts'
import { AppError } from '#api/errors.ts'

const AT_ONCE = 8 // concurrent renders, which may wait for the database
const MOST_WAITING = 100 // at a few milliseconds each, the last waits under a second
const RETRY_AFTER = 1 // seconds
const QUIET = 60_000 // milliseconds between two log lines

interface RenderLimitOptions {
  onFull: () => void // called at most once a minute
  now: () => number
  atOnce?: number
  mostWaiting?: number
}

/** Bounds renders: beyond it requests get 503 at once, while cached pages are still sent. */
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
