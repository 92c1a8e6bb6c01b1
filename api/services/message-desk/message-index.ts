import { messageWords } from '#api/services/contact/message-words.ts'
import { restAfter } from '#api/services/jobs/rest-after.ts'
import type { Stores } from '#api/store/stores.ts'

const BATCH = 20

/** Makes messages of former versions searchable. Idempotent, also on several servers. */
export async function indexMessages(stores: Stores): Promise<void> {
  while ((await restAfter(() => indexSome(stores))) === BATCH);
}

async function indexSome({ messageSearch, transaction }: Stores): Promise<number> {
  const missing = await messageSearch.missing(BATCH)
  await transaction([], async (inside) => {
    for (const message of missing) await inside.messageSearch.put(message.id, messageWords(message))
  })
  return missing.length
}
