import { connect, type TcpNetConnectOpts } from 'node:net'
import type { Child } from './child.ts'
import { CONNECTIONS, type LoadResult } from './load.ts'

const SECONDS = 3
const READ_BYTES = 65_536

/**
 * The same GET over and over on 50 connections. Answers are only counted, by their length: to read each one costs a
 * client more than to send it costs the server, and two cores would then tell how fast the client is.
 */
export async function askOverAndOver(server: Child, path: string, headers: string[]): Promise<LoadResult> {
  const { hostname, port, host } = new URL(server.url)
  const request = [`GET ${path} HTTP/1.1`, `Host: ${host}`, ...headers, '', ''].join('\r\n')
  const times: number[] = []
  const [start, cpuBefore] = [performance.now(), server.cpu()]
  const end = start + SECONDS * 1000
  await Promise.all(
    Array.from({ length: CONNECTIONS }, () => askOn({ port: Number(port), host: hostname }, request, end, times)),
  )
  const [seconds, cpuAfter] = [(performance.now() - start) / 1000, server.cpu()]
  times.sort((one, other) => one - other)
  const within = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return {
    perSecond: times.length / seconds,
    p50: within(0.5),
    p99: within(0.99),
    cpu: cpuBefore === undefined || cpuAfter === undefined ? undefined : ((cpuAfter - cpuBefore) * 1e6) / times.length,
  }
}

/** One connection. Every answer has to be as long as its first one, and a 200. */
function askOn(server: TcpNetConnectOpts, request: string, end: number, times: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let length: number | undefined
    let received = 0
    let asked = 0
    const ask = () => {
      received = 0
      asked = performance.now()
      socket.write(request)
    }
    const refuse = (what: string) => socket.destroy(new Error(`An answer to ${request.split('\r\n')[0]} ${what}`))
    const read = (chunk: Buffer): unknown => {
      if (received === 0 && chunk.toString('latin1', 0, 12) !== 'HTTP/1.1 200') return refuse('is no 200')
      length ??= lengthIn(chunk)
      if (length === undefined) return refuse('does not say how long it is')
      received += chunk.length
      if (received < length) return undefined
      if (received > length) return refuse('is longer than the one before')
      const now = performance.now()
      times.push(now - asked)
      if (now < end) ask()
      else socket.end()
      return undefined
    }
    // All answers go into one buffer: a new one each time would be half a gigabyte of garbage a second, whose collection
    // would be counted as the server's slowness.
    const buffer = Buffer.allocUnsafe(READ_BYTES)
    const callback = (bytes: number, chunk: Uint8Array) => {
      read(Buffer.from(chunk.buffer, chunk.byteOffset, bytes))
      return true
    }
    const socket = connect({ ...server, noDelay: true, onread: { buffer, callback } })
    socket.once('connect', ask)
    socket.once('error', reject)
    socket.once('close', resolve)
  })
}

/** Of the whole answer, from the chunk that has its head. */
function lengthIn(chunk: Buffer): number | undefined {
  const headEnd = chunk.indexOf('\r\n\r\n')
  const body = /\r\ncontent-length: (\d+)/i.exec(chunk.toString('latin1', 0, headEnd))?.[1]
  return headEnd === -1 || body === undefined ? undefined : headEnd + 4 + Number(body)
}
