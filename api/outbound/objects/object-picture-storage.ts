import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { pictureFile, pictureId } from '#api/contract/values/pictures.ts'
import type { FileStorage } from '#api/outbound/file-storage.ts'
import { bytesOf } from '#api/outbound/objects/object-bytes.ts'
import type { ObjectStore } from '#api/outbound/objects/object-store.ts'
import { ObjectsUnavailable } from '#api/outbound/objects/objects-unavailable.ts'
import type { PictureStorage } from '#api/outbound/picture-storage.ts'

const FOLDER = 'pictures/'
/** Put last: a picture without it is one that is on its way or going. */
export const completeMark = 'complete'
const LEFTOVER_AGE = 3_600_000 // milliseconds; longer than any upload of another server
const CACHED = 32_000_000 // bytes
const CACHED_TIME = 600_000 // milliseconds: what another server has removed is not served for longer

/** Pictures in S3. Whoever looks at them is answered by the site, out of its memory where it can. */
export function createObjectPictureStorage(
  objects: ObjectStore,
  arriving: FileStorage,
  now: () => number = Date.now,
): PictureStorage {
  const cache = new LRUCache<string, Buffer>({
    maxSize: CACHED,
    sizeCalculation: (bytes) => bytes.length + 1,
    ttl: CACHED_TIME,
  })

  async function remove(id: string): Promise<void> {
    const folder = folderOf(id)
    // First: half of a picture is never found.
    await objects.remove(folder + completeMark)
    for await (const { key } of objects.list(folder)) {
      cache.delete(key)
      await objects.remove(key)
    }
  }

  return {
    arriving,

    has: async (id) => (await objects.head(folderOf(id) + completeMark)) !== undefined,

    async keep(id, files) {
      const folder = folderOf(id)
      if (await objects.head(folder + completeMark)) return
      for (const { name, bytes } of files) await objects.put(folder + name, bytes)
      await objects.put(folder + completeMark, Buffer.from('\n'))
    },

    inMemory: (id, name) => cache.get(folderOf(id) + name),

    async read(id, name) {
      const key = folderOf(id) + name
      // As addresses name them: what else lies there is nobody's business.
      if (!pictureFile.test(`${id}-${name}`)) return undefined
      const known = cache.get(key)
      if (known) return known
      const bytes = await bytesOf(objects, key)
      if (bytes && !isPicture(name, bytes))
        throw new ObjectsUnavailable(`S3 gives something else as ${key}`, { reason: 'NoPicture', isWrong: false })
      if (bytes) cache.set(key, bytes)
      return bytes
    },

    async settle(isKnown) {
      await arriving.settle(async () => false)
      let seen = ''
      for await (const { key, modifiedAt } of objects.list(FOLDER)) {
        const id = key.slice(FOLDER.length).split('/', 1)[0] ?? ''
        if (id === seen || !pictureId.test(id) || now() - modifiedAt < LEFTOVER_AGE) continue
        seen = id
        if (!(await isKnown(id))) await remove(id)
      }
    },
  }
}

const beginnings = new Map([
  ['avif', /^.{4}ftypavif/s],
  ['webp', /^RIFF.{4}WEBP/s],
  ['jpg', /^\xff\xd8\xff/],
])

/** A page of a proxy, answered with 200, would be kept by browsers for a year. */
function isPicture(name: string, bytes: Buffer): boolean {
  return beginnings.get(path.extname(name).slice(1))?.test(bytes.toString('latin1', 0, 12)) ?? false
}

/** Ids come from addresses too: they lead nowhere else. */
function folderOf(id: string): string {
  if (!pictureId.test(id)) throw new Error(`${JSON.stringify(id)} is no id of a picture`)
  return `${FOLDER}${id}/`
}
