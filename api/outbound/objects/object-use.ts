import type { FolderUse } from '#api/outbound/machine.ts'
import type { ObjectStore } from '#api/outbound/objects/object-store.ts'

/** Of a folder of keys, as of one on the disk. */
export async function objectUse(objects: ObjectStore, folder: string): Promise<FolderUse> {
  let bytes = 0
  const times: number[] = []
  for await (const object of objects.list(`${folder}/`)) {
    bytes += object.bytes
    times.push(object.modifiedAt)
  }
  return { bytes, times: times.toSorted((one, other) => one - other) }
}
