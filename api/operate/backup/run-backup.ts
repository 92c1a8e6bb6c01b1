import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { BackupPlaces } from '#api/operate/backup/make-backup.ts'

/** Makes a backup and restores it as a test, in a worker: SQLite's driver is synchronous, and hashing takes a processor. */
export async function runBackup(
  places: BackupPlaces & { identity: string | undefined },
  stopping: AbortSignal,
): Promise<void> {
  stopping.throwIfAborted()
  const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), { workerData: places })
  const end = () => void worker.terminate()
  stopping.addEventListener('abort', end)
  try {
    // Rejects with the worker's error.
    const [code] = await once(worker, 'exit')
    stopping.throwIfAborted()
    if (code !== 0) throw new Error(`The worker of the backup ended with code ${code}.`)
  } finally {
    stopping.removeEventListener('abort', end)
  }
}
