import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import type { FileStorage } from '#api/outbound/file-storage.ts'
import { download } from '#api/outbound/objects/download.ts'
import type { ObjectStore } from '#api/outbound/objects/object-store.ts'
import { isStoredName } from '#api/outbound/objects/stored-name.ts'

interface ObjectFileStorageOptions {
  objects: ObjectStore
  folder: string // of keys, such as `applications`
  desk: FileStorage // on the disk, where a file is looked at before it is kept
  deskFolder: string
  now?: () => number
}

const LEFTOVER_AGE = 3_600_000 // milliseconds; longer than any upload of another server
const PROBE_BELIEVED = 30_000 // milliseconds: each look is paid for

/**
 * Files in S3, which is asked before the database is: a row is never committed whose file is not there. Until `keep` they
 * lie under `arriving/`, as on the disk they end in `.part`.
 */
export function createObjectFileStorage(options: ObjectFileStorageOptions): FileStorage {
  const { objects, folder, desk, deskFolder, now = Date.now } = options
  const arriving = `${folder}/arriving/`
  const keptKey = (storedName: string) => `${folder}/${expectName(storedName)}`
  const arrivingKey = (storedName: string) => arriving + expectName(storedName)
  let probedAt = Number.NEGATIVE_INFINITY

  /** Another server's `settle` may be faster: what is kept already stays as it is. What S3 has not shown to be kept goes on arriving. */
  async function finish(storedName: string): Promise<void> {
    const isKept = async () => (await objects.head(keptKey(storedName))) !== undefined
    if (!(await isKept())) {
      await objects.copy(arrivingKey(storedName), keptKey(storedName))
      if (!(await isKept())) return
    }
    await objects.remove(arrivingKey(storedName))
  }

  return {
    place: objects.name + folder,
    remedy: 'check that FILES_ENDPOINT answers and that its key may write there',

    async tryOut() {
      await desk.tryOut()
      await writeProbe()
    },

    async receive(content) {
      const file = await desk.receive(content)
      const { storedName, path: place, size: bytes, sha256 } = file
      const key = arrivingKey(storedName)
      try {
        await objects.put(key, { path: place, bytes, sha256 })
      } catch (error) {
        await file.discard()
        throw error
      }
      let isToKeep = false
      return {
        ...file,
        async keep() {
          isToKeep = true
          await file.discard()
          // It is read where it lies, and `settle` finishes.
          await finish(storedName).catch(() => {})
        },
        async discard() {
          await file.discard()
          // What cannot be removed just now is what `settle` finds.
          if (!isToKeep) await objects.remove(key).catch(() => {})
        },
        leave() {
          isToKeep = true
        },
      }
    },

    /** By way of the disk: whoever reads slowly keeps no call of S3 waiting, and half a file is never sent. */
    async read(storedName) {
      await mkdir(deskFolder, { recursive: true, mode: 0o700 })
      const place = path.join(deskFolder, `${randomUUID()}.part`)
      const isThere =
        (await download(objects, keptKey(storedName), place)) ||
        (await download(objects, arrivingKey(storedName), place)) ||
        // Finished in between.
        (await download(objects, keptKey(storedName), place))
      if (!isThere) return undefined
      const content = (await open(place)).createReadStream()
      await rm(place, { force: true }).catch((error: unknown) => {
        content.destroy()
        throw error
      })
      return content
    },

    async remove(storedName) {
      await Promise.all([objects.remove(keptKey(storedName)), objects.remove(arrivingKey(storedName))])
    },

    async probe() {
      await desk.probe()
      if (Math.abs(now() - probedAt) < PROBE_BELIEVED) return
      await writeProbe()
      probedAt = now()
    },

    async settle(isKnown) {
      await desk.settle(async () => false)
      for await (const { key, modifiedAt } of objects.list(arriving)) {
        const storedName = key.slice(arriving.length)
        if (!isStoredName(storedName)) continue
        if (await isKnown(storedName)) await finish(storedName)
        else if (now() - modifiedAt >= LEFTOVER_AGE) await objects.remove(key)
      }
    },

    async sweep(isKnown) {
      for await (const { key, modifiedAt } of objects.list(`${folder}/`)) {
        const storedName = key.slice(folder.length + 1)
        const isLost = isStoredName(storedName) && !isKnown(storedName)
        if (isLost && now() - modifiedAt >= LEFTOVER_AGE) await objects.remove(key)
      }
    },
  }

  /** The same object each time, so that nothing is left of it to clear away. */
  async function writeProbe(): Promise<void> {
    await objects.put('probe', Buffer.from('The site writes here.\n'))
  }
}

/** Names come from the database: they lead nowhere else. */
function expectName(storedName: string): string {
  if (!isStoredName(storedName)) throw new Error(`${JSON.stringify(storedName)} is no name of a stored file`)
  return storedName
}
