import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { storedFile, uploadsIn } from '#api/operate/backup/put-uploads.ts'
import { bytesOf } from '#api/outbound/objects/object-bytes.ts'
import { createObjectStore, type ObjectPlace, type ObjectStore } from '#api/outbound/objects/object-store.ts'
import { whenMissing } from '#api/outbound/when-missing.ts'

/**
 * Copies uploads from the data folder to S3, into a place of no other site, where what is there already with the same size stays: beside a running server
 * first, and once more when it has stopped. The folder stays as it is.
 */
export async function moveFiles(dataDir: string, place: ObjectPlace): Promise<{ copied: number; there: number }> {
  const objects = createObjectStore(place)
  await claimPlace(objects, path.join(dataDir, 'uploads', 'database'))
  const known = new Map<string, number>()
  for (const folder of ['applications/', 'pictures/']) {
    for await (const { key, bytes } of objects.list(folder)) known.set(key, bytes)
  }
  let [copied, there] = [0, 0]
  for await (const { key, place: file } of uploadsIn(path.join(dataDir, 'uploads'))) {
    // On its way, and perhaps not whole.
    if (file?.endsWith('.part')) continue
    const content = file === undefined ? Buffer.from('\n') : await storedFile(file).catch(whenMissing)
    // Deleted since it was listed.
    if (!content) continue
    const bytes = 'path' in content ? content.bytes : content.length
    if (known.get(key) === bytes) there += 1
    else {
      await objects.put(key, content)
      copied += 1
    }
  }
  return { copied, there }
}

/** First: a server whose database the place belongs to deletes there what its rows do not lead to. */
async function claimPlace(objects: ObjectStore, ownerFile: string): Promise<void> {
  const owner = (await readFile(ownerFile, 'utf8').catch(whenMissing)) ?? ''
  const known = await bytesOf(objects, 'database')
  if (known && known.toString() !== owner)
    throw new Error(
      `FILES_URL, which is ${objects.name}, holds the files of another site, so nothing is copied. Name another folder in the bucket; where these are this site’s all the same, delete ${objects.name}database.`,
    )
  if (owner && !known) await objects.put('database', Buffer.from(owner))
}
