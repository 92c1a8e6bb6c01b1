import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { freePort } from './postgres.ts'
import { launchServer, seededDataVariable } from './server-process.ts'
import { createBareDatabase } from './test-database.ts'

export interface TestServer {
  url: string
  dataDir: string
  databaseUrl: string | undefined
  process: ChildProcess
  /** Everything the server has written to its console. */
  output: () => string
  /** Ends it the way an operator does. Resolves to its exit code. */
  stop: () => Promise<number | null>
  /** Ends it the way a power cut does. */
  kill: () => Promise<void>
  /** Starts it again on the same port and data. */
  restart: () => Promise<void>
  remove: () => Promise<void>
}

/** The built server as `npm start` runs it, in a process of its own on a free loopback port. */
export async function startServer(environment: Record<string, string> = {}): Promise<TestServer> {
  const test = await createBareDatabase()
  const seeded = process.env[seededDataVariable]
  if (seeded && !test.databaseUrl && !environment['DATABASE_URL']) cpSync(seeded, test.dataDir, { recursive: true })
  const port = await freePort()
  let output = ''
  const launch = () =>
    launchServer(
      {
        PORT: String(port),
        DATA_DIR: test.dataDir,
        // Nobody has to be sent elsewhere.
        SHUTDOWN_WAIT: '0',
        ...(test.databaseUrl && { DATABASE_URL: test.databaseUrl }),
        ...environment,
      },
      (text) => {
        output = text
      },
    )
  const end = async (signal: NodeJS.Signals) => {
    if (server.process.exitCode !== null || server.process.signalCode !== null) return server.process.exitCode
    server.process.kill(signal)
    const [code] = await once(server.process, 'exit')
    return code
  }
  const server: TestServer = {
    url: `http://127.0.0.1:${port}`,
    ...test,
    process: await launch(),
    output: () => output,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
    async restart() {
      output = ''
      server.process = await launch()
    },
    async remove() {
      await end('SIGKILL')
      await test.remove()
    },
  }
  return server
}
