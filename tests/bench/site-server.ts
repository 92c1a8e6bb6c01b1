import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import packages from '../../package.json' with { type: 'json' }
import { type Child, startChild } from './child.ts'

const main = path.join(import.meta.dirname, '..', '..', 'api', 'main.ts')

/** Node's, as an operator has them. */
const flags = packages.scripts.start.match(/--[\w-]+=\d+/g) ?? []

/** The built server as `npm start` runs it, in a process of its own, on data of its own or on what another has left. */
export async function startSite(environment: Record<string, string> = {}, dataDir?: string): Promise<Child> {
  const folder = dataDir ?? (await makeDataDir())
  const clean = async () => {
    if (!dataDir) await rm(folder, { recursive: true })
  }
  try {
    const child = await startChild(
      main,
      { DATA_DIR: folder, TRUSTED_PROXIES: '127.0.0.1/32', SHUTDOWN_WAIT: '0', ...environment },
      flags,
    )
    return { ...child, [Symbol.asyncDispose]: () => child[Symbol.asyncDispose]().then(clean) }
  } catch (error) {
    await clean()
    throw error
  }
}

export function makeDataDir(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'dritare-bench-'))
}
