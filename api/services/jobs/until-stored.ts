const EVERY = 500 // milliseconds between two tries
const LONGEST = 600_000 // milliseconds: longer than a database is away

/**
 * Stores what has happened outside and must not happen again: while the database is away, anew for ten minutes, or until the
 * server stops. Rejects with the last error.
 */
export async function untilStored(store: () => Promise<unknown>, stopping: AbortSignal): Promise<void> {
  for (const until = performance.now() + LONGEST; ; ) {
    try {
      await store()
      return
    } catch (error) {
      if (performance.now() > until || stopping.aborted) throw error
      await new Promise((resolve) => setTimeout(resolve, EVERY))
    }
  }
}
