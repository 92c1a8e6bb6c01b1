import { parentPort, workerData } from 'node:worker_threads'
import { createArchiveCopies } from '#api/operate/backup/archive-copies.ts'
import { makeBackup } from '#api/operate/backup/make-backup.ts'
import { missingFiles } from '#api/operate/backup/missing-files.ts'
import { verifyArchive } from '#api/operate/backup/verify-archive.ts'

const { identity, copies, ...places } = workerData
const { file, manifest, missing, left } = await makeBackup(places)
// Who only encrypts cannot read: then it is tried where the key is.
if (places.recipients.length === 0 || identity) await verifyArchive(file, identity)
// What is made is made: the next one takes along what could not be copied now.
const copying = copies && (await createArchiveCopies(copies).bring(places.folder).then(undefined, reasonOf))
const troubles = [
  ...(missing.length > 0 ? [missingFiles(missing)] : []),
  ...(typeof copying === 'string' ? [`It is not copied to S3; the next one takes it along: ${copying}`] : []),
  ...left.map((name) => `An unencrypted copy of the site, left by an interrupted one, cannot be removed: ${name}`),
]
parentPort?.postMessage({ file, key: manifest.key, troubles })

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
