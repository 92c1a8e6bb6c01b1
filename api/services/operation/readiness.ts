import { AppError } from '#api/errors.ts'
import type { FileStorage } from '#api/outbound/file-storage.ts'
import type { Stores } from '#api/store/stores.ts'

/** What was found out is believed for so long, in milliseconds: asking often must not be a way to keep the disk busy. */
const BELIEVED = 1000
/** Seconds. */
const WAIT = 5

interface ReadinessDependencies {
  stores: Pick<Stores, 'probes' | 'transaction'>
  storage: Pick<FileStorage, 'probe'>
  isMigrated: () => Promise<boolean>
  now: () => number
}

/**
 * Whether this server can do what it is for: the database is up to date, and what is written reaches the disk, both in
 * the database and where files are kept. Throws when it cannot.
 */
export function createReadiness({ stores, storage, isMigrated, now }: ReadinessDependencies) {
  let checked: Promise<void> | undefined
  let checkedAt = Number.NEGATIVE_INFINITY

  async function check(): Promise<void> {
    if (!(await isMigrated())) throw new AppError('unavailable', { retryAfter: WAIT })
    await Promise.all([stores.transaction([], ({ probes }) => probes.write()), storage.probe()])
  }

  return (): Promise<void> => {
    if (!checked || now() - checkedAt >= BELIEVED) {
      checkedAt = now()
      checked = check()
    }
    return checked
  }
}
