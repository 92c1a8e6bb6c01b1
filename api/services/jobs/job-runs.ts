import type { JobName } from '#api/contract/values/staff/health.ts'
import type { Stores } from '#api/store/stores.ts'

const MINUTE = 60_000
const LONGEST_ERROR = 300 // characters

interface JobRunsDependencies {
  stores: Pick<Stores, 'transaction'>
  now: () => number
  onError: (error: unknown) => void
}

export type JobRuns = ReturnType<typeof createJobRuns>

/** Notes how the server's jobs run. That a note cannot be stored keeps no job from its work. */
export function createJobRuns({ stores, now, onError }: JobRunsDependencies) {
  const notedAt = new Map<JobName, number>() // of runs that went well

  async function ended(job: JobName, beganAt: number): Promise<void> {
    // Two of them look for work every few seconds: that is not worth a write each time.
    if (Math.abs(now() - (notedAt.get(job) ?? Number.NEGATIVE_INFINITY)) < MINUTE) return
    notedAt.set(job, now())
    await stores
      .transaction([], ({ jobRuns }) => jobRuns.ended(job, beganAt, now()), 'relaxed')
      .catch((error: unknown) => {
        notedAt.delete(job)
        onError(error)
      })
  }

  async function failed(job: JobName, error: unknown): Promise<void> {
    // The next good run is to show that it is over.
    notedAt.delete(job)
    await stores.transaction([], ({ jobRuns }) => jobRuns.failed(job, now(), wordsOf(error)), 'relaxed').catch(onError)
  }

  return {
    failed,
    ended,

    /** Resolves and rejects as the work does. */
    async noted<Result>(job: JobName, work: () => Promise<Result>): Promise<Result> {
      const beganAt = now()
      let result: Result
      try {
        result = await work()
      } catch (error) {
        await failed(job, error)
        throw error
      }
      await ended(job, beganAt)
      return result
    },
  }
}

/** Text that both databases accept. */
function wordsOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.slice(0, LONGEST_ERROR).replaceAll('\u0000', '').toWellFormed()
}
