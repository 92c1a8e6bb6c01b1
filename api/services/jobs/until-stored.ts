const EVERY = 500 // milliseconds between two tries
const LONGEST = 600_000 // milliseconds

/**
 * Stores what has happened outside and must not happen again: while the database is away, anew until the server stops. Rejects
 * with the last error.
 */
export async function untilStored(store: () => Promise<unknown>, stopping: AbortSignal): Promise<void> {
  for (let triesLeft = LONGEST / EVERY; ; triesLeft--) {
    try {
      await store()
      return
    } catch (error) {
      if (triesLeft <= 0 || stopping.aborted) throw error
      await new Promise((resolve) => setTimeout(resolve, EVERY))
    }
  }
}
