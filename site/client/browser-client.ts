import type { SiteClient } from '#api/contract/client.ts'
import { line } from '#site/network/line.ts'

/** Lazy: most visitors call nothing, and the contract's schemas come with the calls. */
export const browserClient: SiteClient = {
  sendMessage: (...input) => withCalls(({ sendMessage }) => sendMessage(...input)),
  sendApplication: (...input) => withCalls(({ sendApplication }) => sendApplication(...input)),
  subscribe: (...input) => withCalls(({ subscribe }) => subscribe(...input)),
  takeStep: (...input) => withCalls(({ takeStep }) => takeStep(...input)),
  listIssues: (...input) => withCalls(({ listIssues }) => listIssues(...input)),
  listOpenings: (...input) => withCalls(({ listOpenings }) => listOpenings(...input)),
  listPosts: (...input) => withCalls(({ listPosts }) => listPosts(...input)),
  readPost: (...input) => withCalls(({ readPost }) => readPost(...input)),
}

const loadCalls = () => import('#site/client/calls.ts')

/** For a form: at hand before it is sent, which may be when the server is away. */
export function preloadCalls(): void {
  line.fetchUnlessDown(loadCalls).catch(() => {})
}

/** False once the server has other chunks, as after a deploy: then it is for the browser to post the form. */
export async function canCall(): Promise<boolean> {
  try {
    await line.fetchUnlessDown(loadCalls)
    return true
  } catch {
    return !(await line.check())
  }
}

/** A call never throws: a chunk that cannot be fetched is a network error. */
async function withCalls<Result>(call: (calls: SiteClient) => Promise<Result>) {
  const network = { ok: false as const, error: { code: 'network' as const } }
  try {
    const loaded = await line.fetchUnlessDown(loadCalls)
    return loaded ? await call(loaded.calls) : network
  } catch {
    return network
  }
}
