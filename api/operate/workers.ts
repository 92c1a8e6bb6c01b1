import cluster, { type Worker } from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import { followLink } from '#api/operate/follow-link.ts'

const SHORTEST_REST = 500 // milliseconds until a worker that ended by itself is replaced; doubled each time
const LONGEST_REST = 30_000

/**
 * `WORKERS=n npm start`: n servers behind one port. SIGHUP replaces them one by one with what lies on the disk now: the new
 * one is open before the old one drains. SIGTERM ends all. Resolves when all are open; rejects when the first cannot start.
 */
export async function runWorkers(count: number, isWatched: boolean): Promise<void> {
  const workers: Worker[] = []
  const ending = new WeakMap<Worker, Promise<number | null>>()
  let isStopping = false
  let replacing: Promise<void> | undefined
  let isAskedAgain = false
  let address = ''

  function complain(error: Error): undefined {
    if (!isStopping) console.error(`${error.message}; those that run stay`)
  }

  /** Resolves once it listens. */
  function start(): Promise<Worker> {
    const worker = cluster.fork()
    return new Promise((resolve, reject) => {
      worker.once('listening', ({ address: host, port }) => {
        address = `http://${host?.includes(':') ? `[${host}]` : host}:${port}`
        resolve(worker)
      })
      // A machine that lets no more processes start must not end those that run.
      worker.on('error', reject)
      worker.once('exit', (code) => reject(new Error(`A worker ended with ${code} before it was open`)))
    })
  }

  /** It drains, and ends itself when that takes too long. Resolves to its code; null after a signal. */
  function end(worker: Worker): Promise<number | null> {
    // A second signal would end it at once.
    const known = ending.get(worker)
    if (known) return known
    const ended = new Promise<number | null>((resolve) => {
      if (worker.isDead()) return resolve(null)
      worker.once('exit', (code: number | null) => resolve(code))
      // Not `worker.kill`, which would take its connection to this process first.
      worker.process.kill('SIGTERM')
    })
    ending.set(worker, ended)
    return ended
  }

  /** Also while others are replaced: whoever has a place in `workers` and ends by itself is missed. */
  function keep(place: number, worker: Worker): void {
    workers[place] = worker
    worker.once('exit', (code, signal) => {
      if (isStopping || workers[place] !== worker) return
      console.error(`Worker ${place + 1} ended by itself (${signal ?? code}) and is replaced`)
      void revive(place, worker)
    })
  }

  async function revive(place: number, gone: Worker): Promise<void> {
    for (let rest = SHORTEST_REST; ; rest = Math.min(2 * rest, LONGEST_REST)) {
      await wait(rest)
      if (isStopping || workers[place] !== gone) return
      const worker = await start().catch(complain)
      if (!worker) continue
      if (workers[place] === gone) keep(place, worker)
      else await end(worker)
      return
    }
  }

  async function replaceAll(): Promise<void> {
    for (const place of workers.keys()) {
      const next = await start()
      const old = workers[place]
      if (isStopping || !old) return
      keep(place, next)
      await end(old)
      console.info(`Worker ${place + 1} is replaced: process ${old.process.pid} by ${next.process.pid}`)
    }
  }

  function replaceInTurn(): void {
    isAskedAgain = replacing !== undefined
    replacing ??= replaceAll()
      .catch(complain)
      .finally(() => {
        replacing = undefined
        if (isAskedAgain && !isStopping) replaceInTurn()
      })
  }

  async function stop(): Promise<void> {
    if (isStopping) return
    isStopping = true
    const all = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    const ended = await Promise.all(all.map(async (worker) => ({ worker, code: await end(worker) })))
    // One that is just starting has nothing to drain, and knows no signal yet.
    process.exit(ended.every(({ worker, code }) => code === 0 || !workers.includes(worker)) ? 0 : 1)
  }

  followLink()
  if (isWatched) (await import('#api/operate/watch/worker-metrics.ts')).answerWorkers()
  process.on('SIGHUP', replaceInTurn)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())

  // Alone, because it may have migrations to run and posts to bring in.
  keep(0, await start())
  await Promise.all(Array.from({ length: count - 1 }, async (_, index) => keep(index + 1, await start())))
  console.info(
    `Dritare is open at ${address}, in ${count} workers: SIGHUP to process ${process.pid} replaces them in turn`,
  )
}
