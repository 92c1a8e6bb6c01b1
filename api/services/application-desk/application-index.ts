import { applicationWords } from '#api/services/applications/application-words.ts'
import type { Stores } from '#api/store/stores.ts'

const BATCH = 200

/** Makes applications of former versions searchable. Idempotent, also on several servers. */
export async function indexApplications(stores: Stores): Promise<void> {
  for (;;) {
    const missing = await stores.applicationSearch.missing(BATCH)
    await stores.transaction([], async ({ applicationSearch }) => {
      for (const { id, openingTitle: title, ...texts } of missing)
        await applicationSearch.put(id, applicationWords({ ...texts, opening: { title } }))
    })
    if (missing.length < BATCH) return
  }
}
