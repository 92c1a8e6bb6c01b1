import autocannon from 'autocannon'
import type { Child } from './child.ts'

export const CONNECTIONS = 50

export interface LoadResult {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Microseconds of the server's processor time a request; undefined where the system does not say. */
  cpu: number | undefined
}

export type LoadRequest = Pick<autocannon.Request, 'method' | 'path' | 'headers' | 'body' | 'setupRequest'>

interface LoadOptions {
  requests: LoadRequest[]
  /** The only status that counts; with another the figure would be one of how fast errors are made. */
  status?: number
  /** Seconds, or a number of requests. */
  duration?: number
  amount?: number
}

/** Asks a server over 50 connections as fast as it answers. Throws when one answer is not a success. */
export async function putUnderLoad(server: Child, options: LoadOptions): Promise<LoadResult> {
  const { requests, status = 200, duration = 3, amount } = options
  const [cpuBefore, start] = [server.cpu(), performance.now()]
  const result = await autocannon({
    url: server.url,
    connections: CONNECTIONS,
    ...(amount === undefined ? { duration } : { amount }),
    requests,
  })
  const cpuAfter = server.cpu()
  const seconds = (performance.now() - start) / 1000
  const { total } = result.requests
  const good = new Map(Object.entries(result.statusCodeStats ?? {})).get(String(status))?.count ?? 0
  if (total === 0 || good !== total || result.errors > 0 || result.timeouts > 0) {
    const counts = JSON.stringify(result.statusCodeStats)
    throw new Error(
      `${requests[0]?.path} at ${server.url}: ${good} of ${total} answers are ${status}, ${result.errors} errors: ${counts}`,
    )
  }
  return {
    perSecond: total / seconds,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: cpuBefore === undefined || cpuAfter === undefined ? undefined : ((cpuAfter - cpuBefore) * 1e6) / total,
  }
}

/** The median of each figure. */
export function medianLoad(results: LoadResult[]): LoadResult {
  const cpus = results.flatMap(({ cpu }) => cpu ?? [])
  return {
    perSecond: median(results.map(({ perSecond }) => perSecond)),
    p50: median(results.map(({ p50 }) => p50)),
    p99: median(results.map(({ p99 }) => p99)),
    cpu: cpus.length > 0 ? median(cpus) : undefined,
  }
}

/** Of an even number the higher of the two in the middle. */
export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
