import { Worker } from 'node:worker_threads'
import type { ReportParts } from '#api/services/issue-sending/report-parts.ts'

const TIME = 10_000 // milliseconds for one file
const MEMORY = 128 // megabytes
/** A mail of a megabyte has some thirteen thousand; each line takes its time, an empty one too. */
const MOST_LINES = 30_000

const NEW_LINE = 0x0a

export interface ReportReader {
  /** Undefined for what is no report, or takes too long. One at a time. */
  read: (raw: Uint8Array) => Promise<ReportParts | undefined>
  end: () => Promise<void>
}

/**
 * Anybody can send a mail to the address that reports go to, and a mail can be made to take its reader half a minute a
 * megabyte: they are read in a thread of their own.
 */
export function createReportReader(time = TIME): ReportReader {
  let worker: Worker | undefined

  function start(): Worker {
    const started = new Worker(new URL('./report-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    })
    // A server that is told to stop does not wait for it.
    started.unref()
    // Also after its last answer, while nobody waits for it.
    const forget = () => {
      if (worker === started) worker = undefined
    }
    return started.on('error', forget).on('exit', forget)
  }

  async function end(): Promise<void> {
    const ending = worker
    worker = undefined
    await ending?.terminate()
  }

  return {
    async read(raw) {
      if (hasTooManyLines(raw)) return undefined
      worker ??= start()
      const answered = await answerOf(worker, raw, time)
      if (!answered) await end()
      return answered?.parts
    },

    end,
  }
}

/** Undefined where there is none in time, or the thread had no memory left. */
function answerOf(
  worker: Worker,
  raw: Uint8Array,
  time: number,
): Promise<{ parts: ReportParts | undefined } | undefined> {
  const { promise, resolve } = Promise.withResolvers<{ parts: ReportParts | undefined } | undefined>()
  const timer = setTimeout(() => resolve(undefined), time)
  const onMessage = (parts: ReportParts | undefined) => resolve({ parts })
  const onEnd = () => resolve(undefined)
  worker.on('message', onMessage).on('error', onEnd).on('exit', onEnd)
  worker.postMessage(raw)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', onMessage).off('error', onEnd).off('exit', onEnd)
  })
}

function hasTooManyLines(raw: Uint8Array): boolean {
  let lines = 0
  for (let at = raw.indexOf(NEW_LINE); at >= 0 && lines <= MOST_LINES; at = raw.indexOf(NEW_LINE, at + 1)) lines += 1
  return lines > MOST_LINES
}
