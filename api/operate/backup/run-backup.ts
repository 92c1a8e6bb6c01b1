import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { BackupPlaces } from '#api/operate/backup/make-backup.ts'
import type { ObjectPlace } from '#api/outbound/objects/object-store.ts'

/**
 * Makes a backup, restores it as a test and copies it to S3 where that is asked for, in a worker: SQLite's driver is synchronous,
 * and hashing takes a processor. Resolves to what went wrong beside it, such as a copy.
 */
export async function runBackup(
  places: BackupPlaces & { identity: string | undefined; copies?: ObjectPlace | undefined },
  stopping: AbortSignal,
): Promise<string[]> {
  stopping.throwIfAborted()
  const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), { workerData: places })
  const end = () => void worker.terminate()
  stopping.addEventListener('abort', end)
  let troubles: string[] = []
  worker.once('message', (told: { troubles: string[] }) => {
    troubles = told.troubles
  })
  try {
    // Rejects with the worker's error.
    const [code] = await once(worker, 'exit')
    stopping.throwIfAborted()
    if (code !== 0) throw new Error(`The worker of the backup ended with code ${code}.`)
    return troubles
  } finally {
    stopping.removeEventListener('abort', end)
  }
}
