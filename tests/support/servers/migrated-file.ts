import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '#api/db/open.ts'

let template: Promise<string> | undefined

/** Puts an empty SQLite database that is up to date into a data folder. Migrating each anew would take half the time of its test. */
export async function copyMigratedFile(dataDir: string): Promise<void> {
  template ??= makeTemplate()
  cpSync(await template, dataDir, { recursive: true })
}

async function makeTemplate(): Promise<string> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'dritare-test-'))
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const { db } = await openDatabase({ databaseUrl: undefined, dataDir, now: Date.now, onError: () => {} })
  await db.destroy()
  return dataDir
}
