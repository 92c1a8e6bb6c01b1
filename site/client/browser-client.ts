import type { SiteClient } from '#api/contract/client.ts'

/** Lazy: most visitors call nothing, and the contract's schemas come with the calls. */
export const browserClient: SiteClient = {
  sendMessage: (...input) => made(({ sendMessage }) => sendMessage(...input)),
  sendApplication: (...input) => made(({ sendApplication }) => sendApplication(...input)),
  subscribe: (...input) => made(({ subscribe }) => subscribe(...input)),
  takeStep: (...input) => made(({ takeStep }) => takeStep(...input)),
  listPosts: (...input) => made(({ listPosts }) => listPosts(...input)),
  readPost: (...input) => made(({ readPost }) => readPost(...input)),
}

/** A call never throws: a chunk that cannot be fetched is a network error. */
async function made<Result>(call: (calls: SiteClient) => Promise<Result>) {
  try {
    const { calls } = await import('#site/client/calls.ts')
    return await call(calls)
  } catch {
    return { ok: false as const, error: { code: 'network' as const } }
  }
}
