import { openForCopy } from '#api/db/copy/open-for-copy.ts'
import { forgetErasures, noteErasures } from '#api/operate/backup/erasure-list.ts'
import { monthsAfter } from '#api/services/retention/months-after.ts'
import { REQUESTS_KEPT } from '#api/services/retention/retention.ts'
import { createStores } from '#api/store/stores.ts'

interface KeepErasuresOptions {
  dataDir: string
  databaseUrl: string | undefined
  folder: string // of the archives
  steps: readonly string[] // of the database
  madeAt: number // of the newest archive
}

/** Also of other servers, which have no folder of archives, and of a time in which it could not be written. */
export async function keepErasures({ folder, steps, madeAt, ...place }: KeepErasuresOptions): Promise<void> {
  if (!steps.includes('0022-persons')) return
  const database = await openForCopy({ ...place, isRead: true })
  try {
    await noteErasures(folder, await createStores(database).personRequests.listErased())
    await forgetErasures(folder, monthsAfter(madeAt, -REQUESTS_KEPT))
  } finally {
    await database.db.destroy()
  }
}
