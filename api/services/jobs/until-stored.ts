const EVERY = 500 // milliseconds between two tries

/**
 * Stores what has happened outside and must not happen again. While the database is away it is tried anew, for as long as
 * nobody else can have the work (`milliseconds`) and until the server stops. Rejects with the last error.
 */
export async function untilStored(
  store: () => Promise<unknown>,
  milliseconds: number,
  stopping: AbortSignal,
): Promise<void> {
  for (let triesLeft = milliseconds / EVERY; ; triesLeft--) {
    try {
      await store()
      return
    } catch (error) {
      if (triesLeft <= 0 || stopping.aborted) throw error
      await new Promise((resolve) => setTimeout(resolve, EVERY))
    }
  }
}
