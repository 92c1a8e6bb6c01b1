import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../support/servers/postgres.ts'
import { endWithUs } from './end-with-us.ts'

export interface Child extends AsyncDisposable {
  url: string
  /** Megabytes of memory that are in use; undefined where the system has no `/proc`. */
  memory: () => number | undefined
  /** Seconds of processor time so far; undefined where the system has no `/proc`. */
  cpu: () => number | undefined
}

/** Clock ticks a second, in which Linux counts processor time. */
const TICKS = 100
const PATIENCE = 60_000

/** A server in a process of its own, started with Node's `flags`, on a free port of this machine. It is open once it says so; it ends with the bench at the latest. */
export async function startChild(
  file: string,
  environment: Record<string, string> = {},
  flags: string[] = [],
): Promise<Child> {
  const port = await freePort()
  const child = spawn(process.execPath, [...flags, file], {
    cwd: path.join(import.meta.dirname, '..', '..'),
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = endWithUs(child)
  await opening(child, file)
  return {
    url: `http://127.0.0.1:${port}`,
    memory() {
      const kilobytes = /^VmRSS:\s+(\d+)/m.exec(processFile(child, 'status'))?.[1]
      return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
    },
    cpu() {
      // The name of the program, in brackets, may hold spaces.
      const [user, system] = processFile(child, 'stat')
        .replace(/^.*\) /s, '')
        .split(' ')
        .slice(11, 13)
        .map(Number)
      return user === undefined || system === undefined ? undefined : (user + system) / TICKS
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

function opening(child: ChildProcess, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    const fail = (reason: string) => {
      child.kill('SIGKILL')
      reject(new Error(`${path.basename(file)} ${reason}:\n${output}`))
    }
    const timer = setTimeout(() => fail('does not open'), PATIENCE)
    const read = (chunk: Buffer) => {
      output += chunk
      if (!output.includes('is open at')) return
      clearTimeout(timer)
      resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => {
      clearTimeout(timer)
      fail(`ended with code ${code}`)
    })
  })
}

function processFile({ pid }: ChildProcess, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}
