import type { KyselyPlugin, QueryId } from 'kysely'

/** Measures each query that succeeds, from when it is asked for to its answer. */
export function timedQueries(queried: (seconds: number) => void): KyselyPlugin {
  const begun = new WeakMap<QueryId, number>()
  return {
    transformQuery({ node, queryId }) {
      begun.set(queryId, performance.now())
      return node
    },
    async transformResult({ result, queryId }) {
      const at = begun.get(queryId)
      if (at !== undefined) queried((performance.now() - at) / 1000)
      return result
    },
  }
}
