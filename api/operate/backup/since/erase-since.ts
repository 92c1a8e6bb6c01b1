import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { OpenDatabase } from '#api/db/open.ts'
import { eraseAgain } from '#api/operate/backup/erase-again.ts'
import { readErasures } from '#api/operate/backup/erasure-list.ts'
import { createDiskStorage } from '#api/outbound/file-storage.ts'
import type { ObjectStore } from '#api/outbound/objects/object-store.ts'
import { whenMissing } from '#api/outbound/when-missing.ts'

/** Milliseconds from the moment of an erasure until it is in the database: rows of in between have what it erases. */
const ERASURE_TIME = 60_000

interface EraseSinceOptions {
  database: OpenDatabase
  rowsOf: number // the moment of its rows, in milliseconds
  erasureLists: readonly string[] // folders with `erased.jsonl`
  secretKey: string | undefined // `secret.key` in `keys` where the environment has none
  keys: string // a folder
  uploads: string // a folder
  objects: ObjectStore | undefined
  now: () => number
}

/** Whoever was erased since the moment of the rows. Returns how many persons; `keyless` where the lists cannot be read. */
export async function eraseSince(options: EraseSinceOptions): Promise<number | 'keyless'> {
  const { database, rowsOf, erasureLists, keys, uploads, objects, now } = options
  const lists = await Promise.all(erasureLists.map(readErasures))
  const erasures = lists.flat().filter(({ at }) => at > rowsOf - ERASURE_TIME)
  if (erasures.length === 0) return 0
  const kept = await readFile(path.join(keys, 'secret.key'), 'utf8').catch(whenMissing)
  const secretKey = options.secretKey ?? kept?.trim()
  if (!secretKey) return 'keyless'
  const disk = createDiskStorage(path.join(uploads, 'applications'))
  return eraseAgain({
    ...{ database, secretKey, erasures, now },
    async removeFile(storedName) {
      await disk.remove(storedName)
      for (const key of [storedName, `arriving/${storedName}`]) await objects?.remove(`applications/${key}`)
    },
  })
}
