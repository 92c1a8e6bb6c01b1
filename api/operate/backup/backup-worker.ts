import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { createArchiveCopies } from '#api/operate/backup/archive-copies.ts'
import { makeBackup } from '#api/operate/backup/make-backup.ts'
import { missingFiles } from '#api/operate/backup/missing-files.ts'
import { verifyArchive } from '#api/operate/backup/verify-archive.ts'
import { listArchives, removeArchive } from '#api/outbound/backup-folder.ts'

const DAY = 24 * 3_600_000 // milliseconds

const { identity, copies, ...places } = workerData
// Who only encrypts cannot read: then it is tried where the key is.
const isTested = places.recipients.length === 0 || Boolean(identity)
const { file, manifest, missing, left } = await makeBackup({ ...places, isTested })
if (isTested) await verifyArchive(file, identity).catch(removeSurplus)
// What is made is made: the next one takes along what could not be copied now.
const copying = copies && (await createArchiveCopies(copies).bring(places.folder).then(undefined, reasonOf))
const troubles = [
  ...(missing.length > 0 ? [missingFiles(missing)] : []),
  ...(typeof copying === 'string' ? [`It is not copied to S3; the next one takes it along: ${copying}`] : []),
  ...left.map((name) => `An unencrypted copy of the site, left by an interrupted one, cannot be removed: ${name}`),
]
parentPort?.postMessage({ file, key: manifest.key, troubles })

/**
 * It is tried again each hour: one untested archive a day is enough, unless it lacks files that this one has, and more would
 * fill the disk of a test that fails.
 */
async function removeSurplus(error: unknown): Promise<never> {
  const { madeAt } = manifest
  const untested = (await listArchives(places.folder)).filter(
    (one) =>
      !one.verifiedAt &&
      (one.missing ?? 0) <= missing.length &&
      one.madeAt > madeAt - DAY &&
      one.madeAt <= madeAt &&
      one.name !== path.basename(file),
  )
  if (untested.length > 0) await removeArchive(file)
  throw error
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
