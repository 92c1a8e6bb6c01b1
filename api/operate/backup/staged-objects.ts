import { mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pictureId } from '#api/contract/values/pictures.ts'
import { download } from '#api/outbound/objects/download.ts'
import type { ListedObject } from '#api/outbound/objects/listing.ts'
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
  for await (const listed of objects.list('applications/')) {
    const name = fileNameOf(listed.key)
    if (name !== undefined) await fetchOnce(objects, listed, path.join(uploads, 'applications', name))
  }
  for (const [id, files] of await picturesIn(objects)) {
    let isWhole = true
    for (const listed of files) isWhole = (await fetchOnce(objects, listed, path.join(uploads, listed.key))) && isWhole
    // Deleted meanwhile, or else among those that are counted as missing.
    if (!isWhole) await rm(path.join(uploads, 'pictures', id), { recursive: true, force: true })
  }
}

/** Undefined for what is none of the site's. What a crash has left on its way is finished after a restore. */
function fileNameOf(key: string): string | undefined {
  const [, arriving, name = ''] = /^applications\/(arriving\/)?([^/]+)$/.exec(key) ?? []
  if (!isStoredName(name)) return undefined
  return arriving === undefined ? name : `${name}.part`
}

/** The files of each picture that is whole, by its id. Some services list in no order. */
async function picturesIn(objects: ObjectStore): Promise<Map<string, ListedObject[]>> {
  const pictures = new Map<string, ListedObject[]>()
  const whole = new Set<string>()
  for await (const listed of objects.list('pictures/')) {
    const [, id = '', name = ''] = listed.key.split('/')
    if (!pictureId.test(id)) continue
    const files = pictures.get(id) ?? []
    pictures.set(id, files)
    if (name === completeMark) whole.add(id)
    else files.push(listed)
  }
  return new Map([...pictures].filter(([id]) => whole.has(id)))
}

/** False for one that has gone since it was listed. */
async function fetchOnce(objects: ObjectStore, { key, bytes }: ListedObject, place: string): Promise<boolean> {
  if (await stat(place).catch(whenMissing)) return true
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
  return await download(objects, key, place, bytes)
}
