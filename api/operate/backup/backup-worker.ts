import { parentPort, workerData } from 'node:worker_threads'
import { makeBackup } from '#api/operate/backup/make-backup.ts'
import { verifyArchive } from '#api/operate/backup/verify-archive.ts'

const { identity, ...places } = workerData
const { file, manifest } = await makeBackup(places)
// Who only encrypts cannot read: then it is tried where the key is.
if (places.recipients.length === 0 || identity) await verifyArchive(file, identity)
parentPort?.postMessage({ file, key: manifest.key })
