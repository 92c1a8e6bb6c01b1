import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { lostCall } from '#api/outbound/objects/failures.ts'
import type { ObjectStore } from '#api/outbound/objects/object-store.ts'
import { ObjectsUnavailable } from '#api/outbound/objects/objects-unavailable.ts'

/** Into a new file, whole or not at all: `bytes` are those that S3 lists. False where there is no such object. */
export async function download(objects: ObjectStore, key: string, place: string, bytes?: number): Promise<boolean> {
  const source = await objects.get(key, bytes)
  if (!source) return false
  const expected = bytes ?? Number(source.headers['content-length'] ?? Number.NaN)
  try {
    await pipeline(source, createWriteStream(place, { flags: 'wx', mode: 0o600 }))
    const { size } = await stat(place)
    if (Number.isNaN(expected) || size === expected) return true
    throw new ObjectsUnavailable(`S3 has sent ${size} of ${expected} bytes of ${key}`, {
      reason: 'CutShort',
      isWrong: false,
    })
  } catch (error) {
    await rm(place, { force: true })
    // Of the disk or of S3.
    throw isOfDisk(error) ? error : lostCall(error)
  }
}

const isOfDisk = (error: unknown) => error instanceof Error && 'syscall' in error && error.syscall !== 'read'
