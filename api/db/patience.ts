import { setTimeout as wait } from 'node:timers/promises'
import { isBusy } from '#api/db/busy.ts'

const PAUSE = 250 // milliseconds between two tries

/** Retries for up to `longest` milliseconds while another server holds the lock. */
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
