import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pictureId } from '#api/contract/values/pictures.ts'
import { completeMark } from '#api/outbound/objects/object-picture-storage.ts'
import type { ObjectStore } from '#api/outbound/objects/object-store.ts'
import { isStoredName } from '#api/outbound/objects/stored-name.ts'
import { whenMissing } from '#api/outbound/when-missing.ts'

/** Beside what the server writes to see whether it can. */
export async function expectNoObjects(objects: ObjectStore): Promise<void> {
  for (const folder of ['applications/', 'pictures/', 'transfers/']) {
    for await (const { key } of objects.list(folder))
      throw new Error(
        `FILES_URL, which is ${objects.name}, is not empty: ${key} is there. Name another folder in the bucket, so that nothing is lost.`,
      )
  }
}

/** The folder `uploads` of a data folder into S3, each with its hash, which S3 compares. Returns what takes all of it away again. */
export async function putUploads(objects: ObjectStore, uploads: string): Promise<() => Promise<void>> {
  const done: string[] = []
  const undo = async () => {
    for (const key of done.toReversed()) await objects.remove(key)
  }
  try {
    for await (const { key, place } of uploadsIn(uploads)) {
      done.push(key)
      await objects.put(key, place === undefined ? Buffer.from('\n') : await storedFile(place))
    }
    return undo
  } catch (error) {
    await undo().catch(() => {})
    throw error
  }
}

export interface FoundUpload {
  key: string
  place: string | undefined // of the file; undefined for the mark of a whole picture
}

/** Keys as the storages name them. */
export async function* uploadsIn(uploads: string): AsyncGenerator<FoundUpload> {
  for (const name of await namesIn(path.join(uploads, 'applications'))) {
    const storedName = path.basename(name, '.part')
    if (!isStoredName(storedName)) continue
    const key = `applications/${name === storedName ? '' : 'arriving/'}${storedName}`
    yield { key, place: path.join(uploads, 'applications', name) }
  }
  for (const id of await namesIn(path.join(uploads, 'pictures'))) {
    if (!pictureId.test(id)) continue
    const folder = path.join(uploads, 'pictures', id)
    for (const name of await namesIn(folder)) yield { key: `pictures/${id}/${name}`, place: path.join(folder, name) }
    yield { key: `pictures/${id}/${completeMark}`, place: undefined }
  }
}

export async function storedFile(place: string) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(place), hash)
  const { size: bytes } = await stat(place)
  return { path: place, bytes, sha256: hash.digest('hex') }
}

const namesIn = async (folder: string) => ((await readdir(folder).catch(whenMissing)) ?? []).toSorted()
