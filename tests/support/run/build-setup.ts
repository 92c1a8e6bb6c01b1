import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { launchServer, seededDataVariable } from '../servers/server-process.ts'

/** Builds the site if anything changed, so that these tests meet what visitors would, and lets a server import the posts once for all of them. */
export async function setup(): Promise<(() => void) | undefined> {
  execFileSync(
    process.execPath,
    [path.join(import.meta.dirname, '..', '..', '..', 'site', 'build', 'build.ts'), '--if-changed'],
    {
      stdio: 'inherit',
    },
  )
  // Another project of the same run has made it.
  if (process.env[seededDataVariable]) return undefined
  const folder = await seedData()
  process.env[seededDataVariable] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/** What a first start leaves behind: the database, the marker beside it and the key that it is used with. */
async function seedData(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'dritare-seeded-'))
  const server = await launchServer({ PORT: '0', DATA_DIR: folder, SHUTDOWN_WAIT: '0' })
  server.kill('SIGTERM')
  await once(server, 'exit')
  for (const name of readdirSync(folder)) if (!kept.includes(name)) rmSync(path.join(folder, name), { recursive: true })
  return folder
}

const kept = ['site.db', 'installed', 'secret.key']
