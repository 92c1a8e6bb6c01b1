import type { SiteClient } from '#api/contract/client.ts'

/** The calls of a page, fetched when one is first made: most visitors make none, and with them come the contract's schemas. */
export const browserClient: SiteClient = {
  sendMessage: (...input) => made(({ sendMessage }) => sendMessage(...input)),
  sendApplication: (...input) => made(({ sendApplication }) => sendApplication(...input)),
  subscribe: (...input) => made(({ subscribe }) => subscribe(...input)),
  takeStep: (...input) => made(({ takeStep }) => takeStep(...input)),
  listPosts: (...input) => made(({ listPosts }) => listPosts(...input)),
  readPost: (...input) => made(({ readPost }) => readPost(...input)),
}

/** A call never throws: one whose code cannot be fetched is a failure of the line, too. */
async function made<Result>(call: (calls: SiteClient) => Promise<Result>) {
  try {
    const { calls } = await import('#site/client/calls.ts')
    return await call(calls)
  } catch {
    return { ok: false as const, error: { code: 'network' as const } }
  }
}
