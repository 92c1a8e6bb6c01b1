import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'

/** A file that has arrived and belongs to nothing yet: whoever receives it keeps or discards it. */
export interface ReceivedFile {
  /** Random; says nothing about the file. */
  storedName: string
  /** Where it can be read until then. */
  path: string
  size: number
  /** Hexadecimal. */
  sha256: string
  keep: () => Promise<void>
  /** Does nothing once the file is to be kept. */
  discard: () => Promise<void>
}

/** A file as it was posted, under the name its sender gave it; or why it could not be kept. */
export interface PostedFile {
  name: string
  content: ReceivedFile | 'too_large' | 'unavailable'
}

/** Files that visitors send. They are private: nothing serves them. */
export interface FileStorage {
  /** Where the files lie, in words for an operator. */
  place: string
  /** Writes and deletes an empty file; rejects with what the system says where that cannot be done. */
  tryOut: () => Promise<void>
  /** Writes a stream down. When the stream or the disk fails, or the disk is nearly full, nothing is left. */
  receive: (content: Readable) => Promise<ReceivedFile>
  /** A file that was kept; undefined when there is none. */
  read: (storedName: string) => Promise<Readable | undefined>
  /** Deletes a file that was kept. Does nothing when it is gone already. */
  remove: (storedName: string) => Promise<void>
  /** Writes a little where files are kept and deletes it again. Throws what keeps a file from being stored now. */
  probe: () => Promise<void>
  /** Mends what a crash left behind: files known to the database are kept, others deleted. */
  settle: (isKnown: (storedName: string) => Promise<boolean>) => Promise<void>
}

const unsettled = '.part'
/** More than one block of a disk, in bytes. */
const PROBE_SIZE = 8192

const troubles = [
  ...['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EMFILE', 'ENFILE'],
  ...['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT', 'EISDIR', 'ELOOP'],
]

/** Longer than any upload takes, so that another server's upload is never mistaken for a leftover. Milliseconds. */
const LEFTOVER_AGE = 3_600_000

/** Keeps files in a folder of this machine, readable by the server's account alone. */
export function createDiskStorage(
  folder: string,
  now: () => number = Date.now,
  /** How files are opened for writing. */
  openFile: typeof open = open,
  /** Bytes that stay free on the disk. */
  leftFree = 0,
): FileStorage {
  /** Ends once it has reached the disk. */
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

    async tryOut() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // A leftover's name, so that a crash in between leaves nothing.
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
        // A disk that is full is no reason to destroy the stream: there may be more behind it.
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
      }
    },

    async read(storedName) {
      const kept = placeOf(folder, storedName)
      const file = (await openThere(kept)) ?? (await openThere(kept + unsettled))
      return file?.createReadStream()
    },

    async remove(storedName) {
      const kept = placeOf(folder, storedName)
      await rm(kept, { force: true })
      // A crash may have left it under this name although the database knows it.
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
      const names = await readdir(folder).catch(whenMissing)
      for (const name of names.filter((entry) => entry.endsWith(unsettled))) {
        const file = path.join(folder, name)
        const storedName = name.slice(0, -unsettled.length)
        if (await isKnown(storedName)) await renameOnce(file, path.join(folder, storedName))
        else if (await isOld(file, now())) await rm(file, { force: true })
      }
    },
  }
}

/** Whether files cannot be kept just now: no room, or a folder that the server may not write to. Nothing the sender can mend. */
export function isStorageTrouble(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && troubles.includes(error.code)
}

/** Throws what a full disk throws: the little that is left belongs to the database. */
async function expectRoom(folder: string, leftFree: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize >= leftFree) return
  const message = `No file is taken: less than ${leftFree} bytes are free on the disk of ${folder}`
  throw Object.assign(new Error(message), { code: 'ENOSPC', syscall: 'statfs' })
}

/** Names come back from the database, where anything might stand. */
function placeOf(folder: string, storedName: string): string {
  if (!/^[0-9a-f-]{36}$/.test(storedName)) throw new Error(`${JSON.stringify(storedName)} is no name of a stored file`)
  return path.join(folder, storedName)
}

async function openThere(file: string): Promise<FileHandle | undefined> {
  return open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

/** Another server, which clears up after a crash, may have been faster. */
async function renameOnce(from: string, to: string): Promise<void> {
  await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    await stat(to)
  })
}

async function isOld(file: string, now: number): Promise<boolean> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return undefined
  })
  return found !== undefined && now - found.mtimeMs >= LEFTOVER_AGE
}

/** The folder is made with the first file. */
function whenMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}
