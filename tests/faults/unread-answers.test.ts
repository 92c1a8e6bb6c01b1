import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openRaw, sendRaw } from '../support/servers/raw-connection.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

const CONNECTIONS = 200
const AHEAD = 260
const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`

/** Megabytes. */
function memoryOf({ process }: TestServer): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${process.pid}/status`, 'utf8'))?.[1]) / 1024
}

// Ten kilobytes of requests on each: all their answers of 110 KB together would take gigabytes.
it('stays small when requests come ahead on 200 connections that never read, and answers others', async () => {
  const server = await startServer()
  await sendRaw(server.url, `${ask('/en/').trimEnd()}\r\nConnection: close\r\n\r\n`)
  const before = memoryOf(server)
  const unread = await Promise.all(Array.from({ length: CONNECTIONS }, () => openRaw(server.url)))
  for (const { socket } of unread) {
    socket.pause()
    socket.write(ask('/en/').repeat(AHEAD))
  }
  let most = 0
  for (let time = 0; time < 20; time++) {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    most = Math.max(most, memoryOf(server))
  }
  expect(most - before).toBeLessThan(600)
  for (const { socket } of unread) socket.destroy()
  await server.remove()
})
