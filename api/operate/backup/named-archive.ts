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
