import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { pictureId } from '#api/contract/values/pictures.ts'
import { download } from '#api/outbound/objects/download.ts'
import { completeMark } from '#api/outbound/objects/object-picture-storage.ts'
import type { ObjectStore } from '#api/outbound/objects/object-store.ts'
import { isStoredName } from '#api/outbound/objects/stored-name.ts'
import { whenMissing } from '#api/outbound/when-missing.ts'

/**
 * Copies uploads out of S3 into a folder, named as in a data folder: an archive does not say where they lay. Done before and
 * after the database is copied, as `stageFiles`, and the second time fetches only what is new.
 */
export async function stageObjects(objects: ObjectStore, folder: string): Promise<void> {
  const uploads = path.join(folder, 'files', 'uploads')
  for await (const { key } of objects.list('applications/')) {
    const name = fileNameOf(key)
    if (name !== undefined) await fetchOnce(objects, key, path.join(uploads, 'applications', name))
  }
  for await (const keys of picturesIn(objects)) {
    for (const key of keys) await fetchOnce(objects, key, path.join(uploads, key))
  }
}

/** Undefined for what is none of the site's. What a crash has left on its way is finished after a restore. */
function fileNameOf(key: string): string | undefined {
  const [, arriving, name = ''] = /^applications\/(arriving\/)?([^/]+)$/.exec(key) ?? []
  if (!isStoredName(name)) return undefined
  return arriving === undefined ? name : `${name}.part`
}

/** The keys of each that is whole. */
async function* picturesIn(objects: ObjectStore): AsyncGenerator<string[]> {
  let folder = ''
  let keys: string[] = []
  let isWhole = false
  for await (const { key } of objects.list('pictures/')) {
    const [, id = '', name = ''] = key.split('/')
    if (!pictureId.test(id)) continue
    if (id !== folder) {
      if (isWhole) yield keys
      ;[folder, keys, isWhole] = [id, [], false]
    }
    if (name === completeMark) isWhole = true
    else keys.push(key)
  }
  if (isWhole) yield keys
}

async function fetchOnce(objects: ObjectStore, key: string, place: string): Promise<void> {
  if (await stat(place).catch(whenMissing)) return
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
  // One that has gone since it was listed was deleted.
  await download(objects, key, place)
}
