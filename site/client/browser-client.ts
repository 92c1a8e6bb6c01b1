import type { SiteClient } from '#api/contract/client.ts'

/** Lazy: most visitors call nothing, and the contract's schemas come with the calls. */
export const browserClient: SiteClient = {
  sendMessage: (...input) => withCalls(({ sendMessage }) => sendMessage(...input)),
  sendApplication: (...input) => withCalls(({ sendApplication }) => sendApplication(...input)),
  subscribe: (...input) => withCalls(({ subscribe }) => subscribe(...input)),
  takeStep: (...input) => withCalls(({ takeStep }) => takeStep(...input)),
  listPosts: (...input) => withCalls(({ listPosts }) => listPosts(...input)),
  readPost: (...input) => withCalls(({ readPost }) => readPost(...input)),
}

/** A call never throws: a chunk that cannot be fetched is a network error. */
async function withCalls<Result>(call: (calls: SiteClient) => Promise<Result>) {
  try {
    // A browser keeps a module that failed: then no later call would work either.
    if (!navigator.onLine) throw new Error('There is no line.')
    const { calls } = await import('#site/client/calls.ts')
    return await call(calls)
  } catch {
    return { ok: false as const, error: { code: 'network' as const } }
  }
}
