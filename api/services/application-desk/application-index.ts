import { applicationWords } from '#api/services/applications/application-words.ts'
import { restAfter } from '#api/services/jobs/rest-after.ts'
import type { Stores } from '#api/store/stores.ts'

const BATCH = 20

/** Makes applications of former versions searchable. Idempotent, also on several servers. */
export async function indexApplications(stores: Stores): Promise<void> {
  while ((await restAfter(() => indexSome(stores))) === BATCH);
}

async function indexSome({ applicationSearch, transaction }: Stores): Promise<number> {
  const missing = await applicationSearch.missing(BATCH)
  await transaction([], async (inside) => {
    for (const { id, openingTitle: title, ...texts } of missing)
      await inside.applicationSearch.put(id, applicationWords({ ...texts, opening: { title } }))
  })
  return missing.length
}
