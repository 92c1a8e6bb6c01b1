import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { whenMissing } from '#api/outbound/when-missing.ts'

/** Reads a secret file (0600), creating it with `make`'s text when missing. */
export async function secretFile(file: string, make: () => string): Promise<string> {
  return (await readFile(file, 'utf8').catch(whenMissing)) ?? (await createSecretFile(file, make()))
}

/** Atomic, and never over another server's: linking a finished file fails where one exists. */
async function createSecretFile(file: string, content: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomUUID()}`
  try {
    const handle = await open(draft, 'wx', 0o600)
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await link(draft, file).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    })
  } finally {
    await rm(draft, { force: true })
  }
  return readFile(file, 'utf8')
}
