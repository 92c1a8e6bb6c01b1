import cluster from 'node:cluster'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { jobNames } from '#api/contract/values/staff/health.ts'
import { joinWorkers } from '#api/operate/watch/worker-metrics.ts'
import type { Machine } from '#api/outbound/machine.ts'
import type { Stores } from '#api/store/stores.ts'

interface MetricsDependencies {
  stores: Pick<Stores, 'health' | 'jobRuns'>
  machine: Pick<Machine, 'disk'>
  now: () => number
}

export type Metrics = ReturnType<typeof createMetrics>

/** From a page out of the cache to a form that waits for the disk. */
const answerTimes = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] // seconds
const queryTimes = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5] // seconds

/** What Prometheus reads. Labels are routes, jobs and outcomes: never an address, a name or a network. */
export function createMetrics({ stores, machine, now }: MetricsDependencies) {
  // Of this process; with WORKERS each says which it is, because sums of counters jump when a worker is replaced.
  const register = new Registry()
  if (cluster.worker) register.setDefaultLabels({ worker: String(cluster.worker.id) })
  collectDefaultMetrics({ register })
  const registers = [register]
  // Of database and machine: the same, whoever is asked.
  const shared = new Registry()
  const answers = new Histogram({
    name: 'dritare_http_request_duration_seconds',
    help: 'Answers, by route and status, with the time they took',
    labelNames: ['method', 'route', 'status'],
    buckets: answerTimes,
    registers,
  })
  const cached = new Counter({
    name: 'dritare_page_cache_hits_total',
    help: 'Pages that were sent from the cache; they are among the answers too',
    registers,
  })
  const queries = new Histogram({
    name: 'dritare_database_query_duration_seconds',
    help: 'Queries, with the wait for a connection',
    buckets: queryTimes,
    registers,
  })
  const mails = new Counter({
    name: 'dritare_mails_total',
    help: 'Mails handed over, and tries that failed',
    labelNames: ['outcome'],
    registers,
  })
  // So that a rate is there from the first one on.
  for (const outcome of ['sent', 'failed']) mails.inc({ outcome }, 0)

  let reading: Promise<void> | undefined
  /** Once for all gauges that are asked for together. */
  const collect = (): Promise<void> => {
    reading ??= readAll().finally(() => {
      reading = undefined
    })
    return reading
  }
  const ofAll = { registers: [shared], aggregator: 'max' as const, collect }
  const gauge = (name: string, help: string) => new Gauge({ name, help, ...ofAll })
  const waiting = gauge('dritare_outbox_waiting', 'Mails that wait to be sent')
  const failed = gauge('dritare_outbox_failed', 'Mails that could not be delivered and wait for a decision')
  const age = gauge('dritare_outbox_oldest_age_seconds', 'Age of the oldest mail that waits')
  const sessions = gauge('dritare_staff_sessions', 'Sessions of staff')
  const bytes = gauge('dritare_database_bytes', 'Size of the database')
  const free = gauge('dritare_disk_free_bytes', 'Free on the disk of DATA_DIR')
  const total = gauge('dritare_disk_total_bytes', 'Size of the disk of DATA_DIR')
  const isReadable = new Gauge({
    name: 'dritare_database_up',
    help: 'Whether the database answered this time',
    ...ofAll,
    aggregator: 'min',
  })
  const jobs = new Gauge({
    name: 'dritare_job_last_success_timestamp_seconds',
    help: 'When each job last ended well, on any server; 0 for never',
    labelNames: ['task'], // not `job`, which Prometheus keeps for itself
    ...ofAll,
  })

  async function readDatabase(): Promise<void> {
    const { health, jobRuns } = stores
    const [mail, oldest, count, size, runs] = await Promise.all([
      health.mails(now()),
      health.oldestWaiting(),
      health.sessions(),
      health.bytes(),
      jobRuns.list(),
    ])
    waiting.set(mail.waiting)
    failed.set(mail.failed)
    age.set(oldest === undefined ? 0 : Math.max(0, now() - oldest) / 1000)
    sessions.set(count)
    bytes.set(size)
    for (const job of jobNames) jobs.set({ task: job }, (runs.find((run) => run.job === job)?.endedAt ?? 0) / 1000)
  }

  async function readDisk(): Promise<void> {
    const disk = await machine.disk()
    free.set(disk.free)
    total.set(disk.total)
  }

  /** Also while the database is away: what it does not say stays as it was, and `dritare_database_up` is 0. */
  async function readAll(): Promise<void> {
    const [database] = await Promise.allSettled([readDatabase(), readDisk()])
    isReadable.set(database.status === 'fulfilled' ? 1 : 0)
  }

  const all = Registry.merge([register, shared])
  const askAll = cluster.isWorker ? joinWorkers([register, shared]) : undefined

  return {
    contentType: register.contentType,

    answered: (method: string, route: string, status: number, seconds: number) =>
      answers.observe({ method, route, status }, seconds),
    cached: () => cached.inc(),
    queried: (seconds: number) => queries.observe(seconds),
    mailed: (outcome: 'sent' | 'failed') => mails.inc({ outcome }),

    /** With WORKERS of all of them, whichever is asked. Rejects when one does not answer. */
    text: (): Promise<string> => askAll?.() ?? all.metrics(),
  }
}
