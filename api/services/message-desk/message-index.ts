import { messageWords } from '#api/services/contact/message-words.ts'
import { inTurns } from '#api/services/jobs/in-turns.ts'
import type { Stores } from '#api/store/stores.ts'

const BATCH = 20

/** Makes messages of former versions searchable. Idempotent, also on several servers. */
export async function indexMessages(stores: Stores, isStopped: () => boolean = () => false): Promise<void> {
  let after = ''
  await inTurns(async () => {
    const missing = await stores.messageSearch.missing(BATCH, after)
    await stores.transaction([], async ({ messageSearch }) => {
      for (const message of missing) await messageSearch.put(message.id, messageWords(message))
    })
    after = missing.at(-1)?.id ?? after
    return missing.length === BATCH && !isStopped()
  })
}
