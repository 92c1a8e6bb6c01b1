import { applicationWords } from '#api/services/applications/application-words.ts'
import { inTurns } from '#api/services/jobs/in-turns.ts'
import type { Stores } from '#api/store/stores.ts'

const BATCH = 20

/** Makes applications of former versions searchable. Idempotent, also on several servers. */
export async function indexApplications(stores: Stores, isStopped: () => boolean = () => false): Promise<void> {
  let after = ''
  await inTurns(async () => {
    const missing = await stores.applicationSearch.missing(BATCH, after)
    await stores.transaction([], async ({ applicationSearch }) => {
      for (const { id, openingTitle: title, ...texts } of missing)
        await applicationSearch.put(id, applicationWords({ ...texts, opening: { title } }))
    })
    after = missing.at(-1)?.id ?? after
    return missing.length === BATCH && !isStopped()
  })
}
