import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pictureId } from '#api/contract/values/pictures.ts'
import { createDiskStorage, type FileStorage } from '#api/outbound/file-storage.ts'
import { whenMissing } from '#api/outbound/when-missing.ts'

export interface PictureFile {
  name: string // such as `480.avif`
  bytes: Uint8Array
}

/** What is made of staff's pictures: served to everybody, a folder a picture. */
export interface PictureStorage {
  arriving: FileStorage // uploads until they are made into pictures; none is kept
  has: (id: string) => Promise<boolean>
  /** All files or none, after fsync. No effect where it is there already. */
  keep: (id: string, files: readonly PictureFile[]) => Promise<void>
  read: (id: string, name: string) => Promise<Buffer | undefined>
  /** What needs no look at another machine; left out where none does. */
  inMemory?: (id: string, name: string) => Buffer | undefined
  /** Deletes what no row leads to: rows go first, and a crash may come in between. */
  settle: (isKnown: (id: string) => Promise<boolean>) => Promise<void>
}

const unsettled = '.part'
const LEFTOVER_AGE = 3_600_000 // milliseconds; longer than any upload of another server

/** `leftFree`: bytes that uploads leave on the disk. */
export function createPictureStorage(folder: string, now: () => number = Date.now, leftFree = 0): PictureStorage {
  const arriving = createDiskStorage(path.join(folder, 'arriving'), now, undefined, leftFree)

  return {
    arriving,

    async has(id) {
      return (await stat(placeOf(folder, id)).catch(whenMissing)) !== undefined
    },

    async keep(id, files) {
      const place = placeOf(folder, id)
      const growing = path.join(folder, randomUUID() + unsettled)
      await mkdir(growing, { recursive: true, mode: 0o700 })
      try {
        for (const { name, bytes } of files) await writeDown(path.join(growing, name), bytes)
        await rename(growing, place)
      } catch (error) {
        await rm(growing, { recursive: true, force: true })
        // Another upload of the same content was faster.
        if (!isThere(error)) throw error
      }
    },

    async read(id, name) {
      return readFile(path.join(placeOf(folder, id), path.basename(name))).catch(whenMissing)
    },

    async settle(isKnown) {
      await arriving.settle(async () => false)
      for (const name of (await readdir(folder).catch(whenMissing)) ?? []) {
        const place = path.join(folder, name)
        const isLost = name.endsWith(unsettled) || (pictureId.test(name) && !(await isKnown(name)))
        if (!isLost || !(await isOld(place, now()))) continue
        // At once: half of a picture is never found.
        const going = path.join(folder, randomUUID() + unsettled)
        await rename(place, going).catch(whenMissing)
        await rm(going, { recursive: true, force: true })
      }
    },
  }
}

/** Ids come from addresses too: no path traversal. */
function placeOf(folder: string, id: string): string {
  if (!pictureId.test(id)) throw new Error(`${JSON.stringify(id)} is no id of a picture`)
  return path.join(folder, id)
}

async function writeDown(place: string, bytes: Uint8Array): Promise<void> {
  const file = await open(place, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

const isThere = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST')

async function isOld(place: string, now: number): Promise<boolean> {
  const found = await stat(place).catch(whenMissing)
  return found !== undefined && now - found.mtimeMs >= LEFTOVER_AGE
}
