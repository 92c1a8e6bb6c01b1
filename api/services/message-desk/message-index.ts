import { messageWords } from '#api/services/contact/message-words.ts'
import type { Stores } from '#api/store/stores.ts'

const BATCH = 200

/** Makes messages of former versions searchable. Idempotent, also on several servers. */
export async function indexMessages(stores: Stores): Promise<void> {
  for (;;) {
    const missing = await stores.messageSearch.missing(BATCH)
    await stores.transaction([], async ({ messageSearch }) => {
      for (const message of missing) await messageSearch.put(message.id, messageWords(message))
    })
    if (missing.length < BATCH) return
  }
}
