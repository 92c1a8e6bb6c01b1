import { AppError } from '#api/errors.ts'
import type { FileStorage } from '#api/outbound/file-storage.ts'
import type { Stores } from '#api/store/stores.ts'

const BELIEVED = 1000 // milliseconds that a result is cached: probes must not keep the disk busy
const WAIT = 5 // seconds

interface ReadinessDependencies {
  stores: Pick<Stores, 'probes' | 'transaction'>
  storage: Pick<FileStorage, 'probe'>
  isMigrated: () => Promise<boolean>
  now: () => number
}

/** Ready means migrated, and writes reach the disk in database and file storage. Throws otherwise. */
export function createReadiness({ stores, storage, isMigrated, now }: ReadinessDependencies) {
  let checked: Promise<void> | undefined
  let checkedAt = Number.NEGATIVE_INFINITY

  async function check(): Promise<void> {
    if (!(await isMigrated())) throw new AppError('unavailable', { retryAfter: WAIT })
    await Promise.all([stores.transaction([], ({ probes }) => probes.write()), storage.probe()])
  }

  return (): Promise<void> => {
    // Also after a clock that was set back.
    if (!checked || Math.abs(now() - checkedAt) >= BELIEVED) {
      checkedAt = now()
      checked = check()
    }
    return checked
  }
}
