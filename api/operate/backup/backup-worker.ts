import { parentPort, workerData } from 'node:worker_threads'
import { createArchiveCopies } from '#api/operate/backup/archive-copies.ts'
import { makeBackup } from '#api/operate/backup/make-backup.ts'
import { verifyArchive } from '#api/operate/backup/verify-archive.ts'

const { identity, copies, ...places } = workerData
const { file, manifest } = await makeBackup(places)
// Who only encrypts cannot read: then it is tried where the key is.
if (places.recipients.length === 0 || identity) await verifyArchive(file, identity)
// What is made is made: the next one takes along what could not be copied now.
const trouble = copies && (await createArchiveCopies(copies).bring(places.folder).then(undefined, reasonOf))
parentPort?.postMessage({ file, key: manifest.key, ...(typeof trouble === 'string' && { trouble }) })

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
