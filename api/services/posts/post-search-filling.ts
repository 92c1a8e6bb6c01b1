import { searchDocument } from '#api/services/posts/prepared-text.ts'
import type { Stores } from '#api/store/stores.ts'

const BATCH = 100

/** Makes all posts searchable anew, on a database that they were copied into. Idempotent. */
export async function fillPostSearch(stores: Stores): Promise<void> {
  for (let after = -1; ; ) {
    const documents = await stores.postSearch.documents(after, BATCH)
    await stores.transaction([], async ({ postSearch }) => {
      for (const { searchId, language, title, tags, excerpt, words } of documents) {
        await postSearch.put(language, searchId, searchDocument(language, { title, tags, excerpt, words }))
      }
    })
    after = documents.at(-1)?.searchId ?? after
    if (documents.length < BATCH) return
  }
}
