import path from 'node:path'
import { createDiskStorage } from '#api/outbound/file-storage.ts'
import { createMachine } from '#api/outbound/machine.ts'
import { bytesOf } from '#api/outbound/objects/object-bytes.ts'
import { createObjectFileStorage } from '#api/outbound/objects/object-file-storage.ts'
import { createObjectPictureStorage } from '#api/outbound/objects/object-picture-storage.ts'
import { createObjectStore, type ObjectPlace, type ObjectStore } from '#api/outbound/objects/object-store.ts'
import { createObjectTransferStorage } from '#api/outbound/objects/object-transfer-storage.ts'
import { objectUse } from '#api/outbound/objects/object-use.ts'
import type { FileOwner, FileStorages } from '#api/outbound/objects/opened-storages.ts'

const uploads = /^uploads\/(applications|pictures|transfers)$/

/** In the data folder is only what is looked at just now: `desk`. */
export function openObjectStorages(
  place: ObjectPlace,
  dataDir: string,
  leftFree: number,
  now: () => number = Date.now,
): FileStorages {
  const objects = createObjectStore(place)
  const deskOf = (name: string) => path.join(dataDir, 'desk', name)
  const deskStorage = (name: string) => createDiskStorage(deskOf(name), now, undefined, leftFree)
  const storageOf = (folder: string) =>
    createObjectFileStorage({ objects, folder, desk: deskStorage(folder), deskFolder: deskOf(folder), now })
  const machine = createMachine(dataDir)
  return {
    resumes: storageOf('applications'),
    pictures: createObjectPictureStorage(objects, deskStorage('pictures'), now),
    transfers: createObjectTransferStorage({
      objects,
      arriving: storageOf('transfers'),
      deskFolder: deskOf('transfers'),
      now,
    }),
    fileOwner: createObjectOwner(objects),
    fileUse: (folder) => {
      const [, name] = uploads.exec(folder) ?? []
      return name === undefined ? machine.use(folder) : objectUse(objects, name)
    },
  }
}

export function createObjectOwner(objects: ObjectStore): FileOwner {
  const key = 'database'
  const give = (database: string) => objects.put(key, Buffer.from(database))
  return {
    place: objects.name + key,

    async claim(database) {
      const known = await bytesOf(objects, key)
      if (known) return known.toString()
      await give(database)
      return database
    },

    give,
  }
}
