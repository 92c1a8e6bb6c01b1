import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { isStoredName } from '#api/outbound/objects/stored-name.ts'
import { whenMissing } from '#api/outbound/when-missing.ts'

export interface ReceivedFile {
  storedName: string // random
  path: string // readable until then
  size: number
  sha256: string // hexadecimal
  keep: () => Promise<void>
  discard: () => Promise<void> // no effect after `keep` and `leave`
  leave: () => void // to `settle`, where nobody knows yet whether the database knows it
}

/** With its original name, or the reason why it was not stored. */
export interface PostedFile {
  name: string
  isGone: () => boolean // whether its sender's connection has ended
  content: ReceivedFile | 'too_large' | 'unavailable'
}

/** Visitors' files, which nothing serves. */
export interface FileStorage {
  place: string // for operators' messages
  remedy: string // the same, for when nothing can be kept there
  tryOut: () => Promise<void> // writes and deletes an empty file; rejects with the system's error
  /** Leaves nothing when the stream or the disk fails, or the disk is nearly full. */
  receive: (content: Readable) => Promise<ReceivedFile>
  read: (storedName: string) => Promise<Readable | undefined>
  remove: (storedName: string) => Promise<void>
  probe: () => Promise<void>
  /** After a crash: files known to the database are kept, others deleted. */
  settle: (isKnown: (storedName: string) => Promise<boolean>) => Promise<void>
  /** Deletes kept files that the database no longer knows: it forgets them first. */
  sweep: (isKnown: (storedName: string) => boolean) => Promise<void>
}

const unsettled = '.part'
const PROBE_SIZE = 8192 // more than a disk block

const troubles = [
  ...['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EMFILE', 'ENFILE'],
  ...['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT', 'EISDIR', 'ELOOP'],
  'ESTORAGE',
]

const LEFTOVER_AGE = 3_600_000 // milliseconds; longer than any upload of another server

/** A folder readable by the server's account alone. */
export function createDiskStorage(
  folder: string,
  now: () => number = Date.now,
  openFile: typeof open = open,
  leftFree = 0,
): FileStorage {
  /** Resolves after fsync. */
  async function writeDown(place: string, content: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<void> {
    const file = await openFile(place, 'wx', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
  }

  return {
    place: folder,
    remedy: 'let the server’s account write there, or set another DATA_DIR',

    async tryOut() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Named as a leftover, so that `settle` deletes it after a crash.
      const file = path.join(folder, randomUUID() + unsettled)
      await (await openFile(file, 'wx', 0o600)).close()
      await rm(file, { force: true })
    },

    async receive(content) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await expectRoom(folder, leftFree)
      const storedName = randomUUID()
      const kept = path.join(folder, storedName)
      const arriving = kept + unsettled
      const hash = createHash('sha256')
      let size = 0
      async function* measured() {
        // The caller drains the stream when the disk is full.
        for await (const chunk of content.iterator({ destroyOnReturn: false })) {
          hash.update(chunk)
          size += chunk.length
          yield chunk
        }
      }
      try {
        await writeDown(arriving, measured())
      } catch (error) {
        await rm(arriving, { force: true })
        throw error
      }
      let isToKeep = false
      return {
        storedName,
        path: arriving,
        size,
        sha256: hash.digest('hex'),
        async keep() {
          isToKeep = true
          await renameOnce(arriving, kept)
        },
        async discard() {
          if (!isToKeep) await rm(arriving, { force: true })
        },
        leave() {
          isToKeep = true
        },
      }
    },

    async read(storedName) {
      const kept = placeOf(folder, storedName)
      const file = (await open(kept).catch(whenMissing)) ?? (await open(kept + unsettled).catch(whenMissing))
      return file?.createReadStream()
    },

    async remove(storedName) {
      const kept = placeOf(folder, storedName)
      await rm(kept, { force: true })
      // After a crash a file that the database knows may have this name.
      await rm(kept + unsettled, { force: true })
    },

    async probe() {
      const file = path.join(folder, `probe-${randomUUID()}`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      try {
        await writeDown(file, [Buffer.alloc(PROBE_SIZE)])
      } finally {
        await rm(file, { force: true })
      }
    },

    async settle(isKnown) {
      const names = (await readdir(folder).catch(whenMissing)) ?? []
      for (const name of names.filter((entry) => entry.endsWith(unsettled))) {
        const file = path.join(folder, name)
        const storedName = name.slice(0, -unsettled.length)
        if (await isKnown(storedName)) await renameOnce(file, path.join(folder, storedName))
        else if (await isOld(file, now())) await rm(file, { force: true })
      }
    },

    async sweep(isKnown) {
      for (const name of (await readdir(folder).catch(whenMissing)) ?? []) {
        const file = path.join(folder, name)
        if (isStoredName(name) && !isKnown(name) && (await isOld(file, now()))) await rm(file, { force: true })
      }
    },
  }
}

/** A full or unwritable folder, or S3 that is away: nothing the sender can mend. */
export function isStorageTrouble(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && troubles.includes(error.code)
}

/** Throws ENOSPC early: the database needs the rest. */
async function expectRoom(folder: string, leftFree: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize >= leftFree) return
  const message = `No file is taken: less than ${leftFree} bytes are free on the disk of ${folder}`
  throw Object.assign(new Error(message), { code: 'ENOSPC', syscall: 'statfs' })
}

/** Names come from the database: no path traversal. */
function placeOf(folder: string, storedName: string): string {
  if (!isStoredName(storedName)) throw new Error(`${JSON.stringify(storedName)} is no name of a stored file`)
  return path.join(folder, storedName)
}

/** Another server's `settle` may have been faster. */
async function renameOnce(from: string, to: string): Promise<void> {
  await rename(from, to).catch(async (error: unknown) => {
    whenMissing(error)
    await stat(to)
  })
}

async function isOld(file: string, now: number): Promise<boolean> {
  const found = await stat(file).catch(whenMissing)
  return found !== undefined && now - found.mtimeMs >= LEFTOVER_AGE
}
