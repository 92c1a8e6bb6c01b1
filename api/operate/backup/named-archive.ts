import path from 'node:path'
import { createArchiveCopies } from '#api/operate/backup/archive-copies.ts'
import { type ObjectPlace, objectsName } from '#api/outbound/objects/object-store.ts'

interface ArchivePlaces {
  folder: string // of the archives
  copies: ObjectPlace | undefined
}

/** The file of an archive that an operator names by its path, or as s3://…: that is fetched into the folder. */
export async function namedArchive(given: string, { folder, copies }: ArchivePlaces): Promise<string> {
  if (!given.startsWith('s3://')) return path.resolve(given)
  const [name = '', place] = [path.posix.basename(given), `${path.posix.dirname(given)}/`]
  if (!copies || objectsName(copies) !== place)
    throw new Error(`Set BACKUP_URL=${place.replace(/\/$/, '')} and its keys, so that ${name} can be fetched.`)
  console.info(`Fetching ${given} …`)
  return await createArchiveCopies(copies).fetch(name, folder)
}

/** `namedArchive`, with the list in S3, however it is named. */
export async function archiveToRestore(given: string, places: ArchivePlaces): Promise<string> {
  const file = await namedArchive(given, places)
  await bringErased(places)
  return file
}

/** Into the folder, the list in S3 of whom staff have erased: only there is what other servers know. */
export async function bringErased({ folder, copies }: ArchivePlaces): Promise<void> {
  if (!copies) return
  await createArchiveCopies(copies)
    .bringErasures(folder)
    .catch((cause: Error) => {
      throw new Error(
        `${cause.message}: the list of whom staff have erased since cannot be read from ${objectsName(copies)}, and going on without it would bring them back. Try again; or copy the erased.jsonl of every server into one in BACKUP_DIR, which is ${folder}, and run this without BACKUP_URL.`,
        { cause },
      )
    })
}
