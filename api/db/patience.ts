import { setTimeout as wait } from 'node:timers/promises'
import { isBusy } from '#api/db/busy.ts'

/** Milliseconds between two tries. */
const PAUSE = 250

/**
 * For what a server does before it listens: tries again while another server has the lock, up to `longest` milliseconds.
 * A request must not wait as long, so its limits stay with the connection.
 */
export async function patiently<Result>(longest: number, work: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + longest
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error
      await wait(PAUSE)
    }
  }
}
