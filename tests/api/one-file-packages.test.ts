import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const run = promisify(execFile)
const loader = path.join(import.meta.dirname, '..', '..', 'api', 'one-file-packages.ts')
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dritare-packages-'))
  await mkdir(path.join(folder, 'zod'))
  await writeFile(path.join(folder, 'kysely.js'), 'export const from = "the one file"')
  await writeFile(path.join(folder, 'zod', 'mini.js'), 'export const from = "the one file in a folder"')
})
afterAll(() => rm(folder, { recursive: true }))

/** What a program that loads packages from `from` finds in the package `name`; in a process of its own, as hooks stay. */
async function found(name: string, from: string, shown: string): Promise<string> {
  const program = `
    const { loadPackagesFrom } = await import(${JSON.stringify(loader)})
    loadPackagesFrom(${JSON.stringify(from)})
    const found = await import(${JSON.stringify(name)})
    process.stdout.write(String(${shown}))`
  return (await run(process.execPath, ['--input-type=module', '-e', program])).stdout
}

describe('packages as one file', () => {
  it('are loaded where the build has made one', async () => {
    expect(await found('kysely', folder, 'found.from')).toBe('the one file')
    expect(await found('zod/mini', folder, 'found.from')).toBe('the one file in a folder')
  })

  it('are loaded from the package where there is none', async () => {
    expect(await found('zod', folder, 'typeof found.object')).toBe('function')
  })

  it('are loaded from the package before anything is built', async () => {
    expect(await found('kysely', path.join(folder, 'missing'), 'typeof found.Kysely')).toBe('function')
  })
})
