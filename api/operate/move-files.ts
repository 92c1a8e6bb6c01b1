import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { storedFile, uploadsIn } from '#api/operate/backup/put-uploads.ts'
import { createObjectStore, type ObjectPlace } from '#api/outbound/objects/object-store.ts'
import { whenMissing } from '#api/outbound/when-missing.ts'

/**
 * Copies uploads from the data folder to S3, where what is there already with the same size stays: beside a running server
 * first, and once more when it has stopped. The folder stays as it is.
 */
export async function moveFiles(dataDir: string, place: ObjectPlace): Promise<{ copied: number; there: number }> {
  const objects = createObjectStore(place)
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
  const owner = await readFile(path.join(dataDir, 'uploads', 'database')).catch(whenMissing)
  if (owner?.length) await objects.put('database', owner)
  return { copied, there }
}
