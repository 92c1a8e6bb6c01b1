import { lostCall } from '#api/outbound/objects/failures.ts'
import type { ObjectStore } from '#api/outbound/objects/object-store.ts'

/** A small object, whole. Undefined where there is none; rejects with `ObjectsUnavailable`. */
export async function bytesOf(objects: ObjectStore, key: string): Promise<Buffer | undefined> {
  const source = await objects.get(key)
  if (!source) return undefined
  const parts: Buffer[] = []
  try {
    for await (const part of source) if (Buffer.isBuffer(part)) parts.push(part)
  } catch (error) {
    throw lostCall(error)
  }
  return Buffer.concat(parts)
}
